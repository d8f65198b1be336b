import type { ReactNode } from 'react'
import type { Query } from '../../client/use-query.ts'
import { Loaded } from './loaded.tsx'

interface StaffLoadedProps<Data> {
  asked: Query<Data>
  shape?: 'page' | 'rows'
  children: (data: Data) => ReactNode
}

/** In the back office what is there stays in sight, dimmed, while something newer is on its way. */
export function StaffLoaded<Data>({ asked, shape = 'rows', children }: StaffLoadedProps<Data>) {
  return (
    <Loaded asked={asked} shape={shape}>
      {(data) => (
        <div aria-busy={asked.asking} className="transition-opacity aria-busy:opacity-60">
          {children(data)}
        </div>
      )}
    </Loaded>
  )
}
