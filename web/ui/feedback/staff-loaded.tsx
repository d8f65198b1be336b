import type { ReactNode } from 'react'
import type { Query } from '../../client/use-query.ts'
import { Loaded } from './loaded.tsx'

interface StaffLoadedProps<Data> {
  from: Query<Data>
  shape?: 'page' | 'rows'
  children: (data: Data) => ReactNode
}

/** In the back office what is there stays in sight, dimmed, while something newer is on its way. */
export function StaffLoaded<Data>({ from, shape = 'rows', children }: StaffLoadedProps<Data>) {
  return (
    <Loaded from={from} shape={shape}>
      {(data) => (
        <div aria-busy={from.asking} className="transition-opacity aria-busy:opacity-60">
          {children(data)}
        </div>
      )}
    </Loaded>
  )
}
