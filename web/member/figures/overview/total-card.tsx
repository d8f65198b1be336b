import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Satang, satang } from '#domain/money/money.ts'
import { Amount } from '../../../ui/statement/amount.tsx'

interface TotalCardProps {
  to: string
  Icon: LucideIcon
  label: string
  amount: Satang
  note: ReactNode
  /** Nothing where it is as it was. */
  difference: Satang | undefined
  /** Since when, as «จากสิ้นเดือนก่อน». */
  since: string
}

/** A balance; the whole card leads to what it is made of. */
export function TotalCard({ to, Icon, label, amount, note, difference, since }: TotalCardProps) {
  return (
    <Link
      to={to}
      className="card @container block h-full px-4 py-3 hover:border-primary hover:bg-tint hover:text-on-tint sm:px-5"
    >
      <span className="grid content-start">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="flex items-center gap-2 text-label font-semibold">
            <Icon aria-hidden className="size-5 shrink-0 text-link" />
            {label}
          </span>
          <span className="no-print flex items-center gap-1 text-small text-link">
            ดูรายละเอียด
            <ChevronRight aria-hidden className="size-5 shrink-0" />
          </span>
        </span>
        <span className="figures flex flex-wrap items-baseline gap-x-1.5 font-semibold">
          <Amount
            amount={amount}
            className="text-[clamp(1.25rem,12cqi,1.875rem)] leading-snug whitespace-nowrap"
          />
          <span className="text-small font-normal">บาท</span>
        </span>
        <span className="text-small text-muted">{note}</span>
        {difference !== undefined && (
          <span className="figures text-small text-muted">
            {difference > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} <Amount amount={satang(Math.abs(difference))} />{' '}
            {since}
          </span>
        )}
      </span>
    </Link>
  )
}
