import { Pager } from '../ui/data/pager.tsx'
import type { useBillQuery } from './bill/use-bill-query.ts'

interface PeoplePagesProps {
  found: { page: number; pages: number }
  query: Pick<ReturnType<typeof useBillQuery>, 'withChanged'>
}

/** The pages of a list of people, by the query of the page. */
export function PeoplePages({ found, query }: PeoplePagesProps) {
  return (
    <Pager
      page={found.page}
      pages={found.pages}
      to={(page) => query.withChanged({ page: String(page) })}
    />
  )
}
