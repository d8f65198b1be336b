import type { ReactNode } from 'react'
import { Component as NotFound } from '../../app/not-found.tsx'
import type { UsedFeed } from '../../client/store/use-feed.ts'
import { FailedFeed } from './failed-feed.tsx'
import { TAKES_LONGER, useWaited } from './waiting.tsx'

interface FedProps<Data> {
  feed: UsedFeed<Data>
  /** What is missing while it cannot be had. */
  title: string
  children: (data: Data) => ReactNode
}

/** A page that is what its feed holds: the not-found page for an address that leads nowhere. */
export function LoadedPage<Data>({ feed, title, children }: FedProps<Data>) {
  if (leadsNowhere(feed)) return <NotFound />
  if (feed.fetchFailure) return <FailedFeed title={title} retry={feed.retry} />
  if (feed.data === undefined) {
    return (
      <div className="page-width py-8">
        <Loading />
      </div>
    )
  }
  return children(feed.data)
}

/** An address that cannot be, such as a topic called "abc", leads nowhere just as an unknown one. */
export function leadsNowhere({ fetchFailure, status }: UsedFeed<unknown>): boolean {
  return Boolean(fetchFailure) && (status === 404 || status === 400)
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
