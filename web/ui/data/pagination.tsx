import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../form/button.tsx'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page. */
  to: (page: number) => string
}

export function Pagination({ page, pages, to }: PaginationProps) {
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
