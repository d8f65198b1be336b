import { SearchX, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../../area/feedback/empty.tsx'
import { Failed } from '../../area/feedback/loaded-feed.tsx'
import { Loading } from '../../area/feedback/loading.tsx'
import type { Query } from '../../client/use-query.ts'

interface StaffFedProps<T> {
  asked: Query<T>
  shape?: 'page' | 'rows'
  children: (data: T) => ReactNode
}

/** What was asked for; until then that it is on its way, and where it cannot be had, why. */
export function StaffLoaded<T>({
  asked: { data, failed, asking, again },
  shape = 'rows',
  children,
}: StaffFedProps<T>) {
  // An address that cannot be right is not worth trying again.
  if (failed?.status === 404 || failed?.status === 400)
    return <Empty title={failed.message} Icon={SearchX} />
  if (failed?.status === 403) return <Empty title={failed.message} Icon={ShieldAlert} />
  if (failed) return <Failed retry={again} />
  if (data === undefined) return <Loading shape={shape} retry={again} />
  return (
    <div aria-busy={asking} className="transition-opacity aria-busy:opacity-60">
      {children(data)}
    </div>
  )
}
