import { ClipboardCheck, Send } from 'lucide-react'
import type { UnitMonth } from '#contract/unit/dashboard.ts'
import { ButtonLink } from '../../ui/form/button.tsx'

/** The way to a month's result, in words of what there is to do about it. */
export function ResultLink({ period, standing }: Pick<UnitMonth, 'period' | 'standing'>) {
  const Icon = isOwed(standing) ? Send : ClipboardCheck
  return (
    <ButtonLink
      to={`/membergroup/result?period=${period}`}
      Icon={Icon}
      label={isOwed(standing) ? 'ส่งผลการหัก' : 'ดูผลการหัก'}
      className="h-fit"
    />
  )
}

/** Whether the unit has still to send it. */
export function isOwed(standing: UnitMonth['standing']): boolean {
  return standing === 'billed' || standing === 'downloaded'
}
