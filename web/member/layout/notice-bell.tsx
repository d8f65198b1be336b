import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useQuery } from '../../client/use-query.ts'

/** The figures of the page come first. */
const AFTER_MS = 1_500

export function NoticeBell() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? <Counted /> : <BellLink unread={0} />
}

function Counted() {
  const { pathname } = useLocation()
  const isThere = pathname === '/member/notices'
  const { data, again } = useQuery('/api/member/notices/unread', { quiet: true })
  // Whoever comes from the inbox has read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the inbox is left
  useEffect(() => {
    if (!isThere) again()
  }, [isThere])
  return <BellLink unread={isThere ? 0 : (data?.unread ?? 0)} />
}

function BellLink({ unread }: { unread: number }) {
  return (
    <Link
      to="/member/notices"
      className="relative flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 px-2 text-small hover:bg-nav-hover"
    >
      <Bell aria-hidden className="size-5" />
      <span className="sr-only lg:not-sr-only">แจ้งเตือน</span>
      {unread > 0 && (
        <span className="figures rounded-full bg-bg px-1.5 text-caption font-semibold text-text">
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> รายการใหม่</span>
        </span>
      )}
    </Link>
  )
}
