import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../form/button.tsx'

interface Pages {
  page: number
  pages: number
  /** The address of a page. */
  to: (page: number) => string
}

interface Counted extends Omit<Pages, 'pages'> {
  /** Of all pages together. */
  total: number
  /** How many stand on a page. */
  size?: number
  /** What is counted, as «เรื่อง». */
  unit: string
}

/** The way to the other pages; where it is told how many there are of what, it says so. */
export function Pager(props: Pages | Counted) {
  if ('pages' in props) return <Ways {...props} />
  const { page, total, size = 20, to, unit } = props
  return (
    <div className="mt-3">
      <p className="figures text-small text-muted" role="status">
        ทั้งหมด {total.toLocaleString('th-TH')} {unit}
      </p>
      <Ways page={page} pages={Math.ceil(total / size)} to={to} />
    </div>
  )
}

function Ways({ page, pages, to }: Pages) {
  if (pages <= 1) return null
  return (
    <nav aria-label="หน้า" className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && <ButtonLink to={to(page - 1)} Icon={ChevronLeft} label="ก่อนหน้า" />}
      <span className="figures">
        หน้า {page} จาก {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} className="button button-secondary">
          ถัดไป
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  )
}
