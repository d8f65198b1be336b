import { ClipboardCheck, Send } from 'lucide-react'
import { Link } from 'react-router'
import type { UnitMonth } from '#contract/unit/dashboard.ts'

/** The way to a month's result, in words of what there is to do about it. */
export function ResultLink({ period, standing }: Pick<UnitMonth, 'period' | 'standing'>) {
  const Icon = isOwed(standing) ? Send : ClipboardCheck
  return (
    <Link to={`/membergroup/result?period=${period}`} className="button button-secondary h-fit">
      <Icon aria-hidden className="size-5" />
      {isOwed(standing) ? 'ส่งผลการหัก' : 'ดูผลการหัก'}
    </Link>
  )
}

/** Whether the unit has still to send it. */
export function isOwed(standing: UnitMonth['standing']): boolean {
  return standing === 'billed' || standing === 'downloaded'
}
