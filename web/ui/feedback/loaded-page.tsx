import type { ReactNode } from 'react'
import type { Query } from '../../client/use-query.ts'
import { FailedFeed } from './failed-feed.tsx'
import { MissingPage } from './missing-page.tsx'
import { TAKES_LONGER, useWaited } from './waiting.tsx'

interface LoadedPageProps<Data> {
  from: Query<Data>
  /** What is missing while it cannot be had. */
  title: string
  children: (data: Data) => ReactNode
}

/** A public page that is what was asked for: the not-found page for an address that leads nowhere. */
export function LoadedPage<Data>({ from, title, children }: LoadedPageProps<Data>) {
  if (leadsNowhere(from)) return <MissingPage />
  if (from.failed) return <FailedFeed title={title} retry={from.again} />
  if (from.data === undefined) {
    return (
      <div className="page-width py-8">
        <Loading />
      </div>
    )
  }
  return children(from.data)
}

/** An address that cannot be, such as a topic called "abc", leads nowhere just as an unknown one. */
export function leadsNowhere({ failed }: Query<unknown>): boolean {
  return failed?.status === 404 || failed?.status === 400
}

/** Not at once: what comes quickly never flashes. */
export function Loading() {
  const waited = useWaited()
  return (
    <p role="status" className="animate-[appear_0.4s_0.2s_both] text-muted">
      {waited === 'short' ? 'กำลังโหลดข้อมูล' : TAKES_LONGER}
    </p>
  )
}
