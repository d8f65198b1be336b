import { useSearchParams } from 'react-router'

/** What stands in the address, so that going back works and a statement can be kept as a bookmark. */
export function usePeriod() {
  const [query] = useSearchParams()
  const asked = new URLSearchParams()
  for (const name of ['from', 'to']) {
    const day = query.get(name)
    if (day) asked.set(name, day)
  }
  return { query: asked.toString(), from: asked.get('from'), to: asked.get('to') }
}
