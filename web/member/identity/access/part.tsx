import type { ReactNode } from 'react'
import type { Query } from '../../../client/use-query.ts'
import { Loading } from '../../../ui/feedback/loaded-page.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** One part of the page: what it holds, that it is on its way, or that it did not come. */
export function Part<T>({ from, children }: { from: Query<T>; children: (data: T) => ReactNode }) {
  const { data, failed, again } = from
  if (data !== undefined) return children(data)
  if (!failed) return <Loading />
  return (
    <div role="alert" className="mt-3">
      <p>โหลดส่วนนี้ไม่ได้ในขณะนี้</p>
      <Button label="ลองใหม่" className="mt-2" onClick={again} />
    </div>
  )
}
