import { useSearchParams } from 'react-router'

/** The month in the address; what is no month is not asked for. */
export function useMonth(): { month: string | undefined; query: string } {
  const [query] = useSearchParams()
  const asked = query.get('period') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined
  return { month, query: month ? `?period=${month}` : '' }
}
