import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { parentOf } from './menu.ts'

/** To the previous page of the area; to the parent when the one before was not of it. */
export function BackLink() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // By the router's numbers of entries: which of them were pages of this area, since it was last entered.
  const ours = useRef(new Set<number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry has a key of its own
  useEffect(() => {
    ours.current.add(entryNow())
  }, [key])

  function goBack(press: React.MouseEvent) {
    if (!ours.current.has(entryNow() - 1)) return
    press.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to={parentOf(pathname)}
      onClick={goBack}
      className="no-print -ms-2 inline-flex min-h-12 items-center gap-1 pe-3 text-label font-semibold text-link hover:underline"
    >
      <ChevronLeft aria-hidden className="size-6" />
      ย้อนกลับ
    </Link>
  )
}

function entryNow(): number {
  return history.state?.idx ?? 0
}
