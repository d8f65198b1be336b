import { ChevronLeft } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { parentOf } from './menu.ts'

/** To the previous page; to the parent when the one before was not ours. */
export function BackLink() {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  function goBack(press: React.MouseEvent) {
    // The router numbers its entries, and the first of them has nothing of ours before it.
    if (!(history.state?.idx > 0)) return
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
