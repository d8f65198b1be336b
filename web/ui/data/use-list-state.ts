import { useSearchParams } from 'react-router'

/**
 * How a list stands (filters, search, order, page), in the address: it can be sent to a colleague and outlives a
 * reload. A change of anything but the page starts at the first page.
 */
export function useListState<Name extends string>(names: readonly Name[]): ListState<Name> {
  const [params, setParams] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)

  function change(changed: Partial<Record<Name, string>>): void {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries<string | undefined>(changed)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace: true })
  }

  function toPage(wanted: number): string {
    const next = new URLSearchParams(params)
    if (wanted > 1) next.set('page', String(wanted))
    else next.delete('page')
    return `?${next}`
  }

  /** What to ask the server for, on top of the feed's own address. */
  const asked = new URLSearchParams()
  for (const name of names) if (values[name]) asked.set(name, values[name])
  if (page > 1) asked.set('page', String(page))
  const query = asked.size > 0 ? `?${asked}` : ''
  return { values, page, change, toPage, query }
}

export interface ListState<Name extends string> {
  values: Record<Name, string>
  page: number
  change: (changed: Partial<Record<Name, string>>) => void
  toPage: (wanted: number) => string
  query: string
}
