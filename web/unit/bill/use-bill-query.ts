import { useSearchParams } from 'react-router'

const NAMES = ['period', 'year', 'q', 'change', 'state', 'kind', 'page'] as const
type Name = (typeof NAMES)[number]

/** What the address asks for, and the address of the same with something else. */
export function useBillQuery() {
  const [query, setQuery] = useSearchParams()
  const asked = Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >

  /** Whatever is changed, the list begins at its first page again. */
  function withChanged(changed: Partial<Record<Name, string>>): string {
    const next = { ...asked, page: '', ...changed }
    return written(next)
  }
  return {
    asked,
    /** For the server, as it stands in the address. */
    text: written(asked),
    withChanged,
    change: (changed: Partial<Record<Name, string>>) => setQuery(withChanged(changed)),
  }
}

function written(words: Record<string, string>): string {
  const said = Object.entries(words).filter(([, value]) => value !== '')
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}
