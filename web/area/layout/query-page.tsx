// A page that is what one answer holds; until then a skeleton, and where it cannot be had it says so.

import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Query } from '../../client/use-query.ts'
import { Empty } from '../feedback/empty.tsx'
import { Failed } from '../feedback/loaded-feed.tsx'
import { Loading } from '../feedback/loading.tsx'

interface QueryPageProps<Data> {
  asked: Query<Data>
  shape?: 'page' | 'rows'
  /** What an address that leads nowhere says, and where to go from there. */
  missing?: { title: string; text?: string; action: ReactNode }
  children: (data: Data) => ReactNode
}

export function QueryPage<Data>({
  asked: { data, failed, asking, again },
  shape = 'page',
  missing,
  children,
}: QueryPageProps<Data>) {
  if (failed && !asking && missing && (failed.status === 404 || failed.status === 400)) {
    return (
      <Empty title={missing.title} {...(missing.text && { text: missing.text })} Icon={SearchX}>
        {missing.action}
      </Empty>
    )
  }
  if (failed && !asking) return <Failed retry={again} />
  if (data === undefined) return <Loading shape={shape} retry={again} />
  return children(data)
}
