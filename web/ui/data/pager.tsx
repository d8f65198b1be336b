import { Pagination } from './pagination.tsx'

interface PagerProps {
  page: number
  /** Of all pages together. */
  total: number
  size: number
  to: (page: number) => string
  /** What is counted, as «เรื่อง». */
  unit?: string
}

/** How many there are, and the way to the rest. */
export function Pager({ page, total, size, to, unit = 'รายการ' }: PagerProps) {
  return (
    <div className="mt-3">
      <p className="figures text-small text-muted" role="status">
        ทั้งหมด {total.toLocaleString('th-TH')} {unit}
      </p>
      <Pagination page={page} pages={Math.ceil(total / size)} to={to} />
    </div>
  )
}
