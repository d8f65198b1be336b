import type { LetterBatchDetail } from '#contract/staff/desk/guarantees.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'

type Line = LetterBatchDetail['lines'][number]

/** What the post said of a letter. */
export function postWords({
  mail_no,
  posted_on,
  delivered_on,
  returned_on,
  return_reason,
}: Pick<Line, 'mail_no' | 'posted_on' | 'delivered_on' | 'returned_on' | 'return_reason'>): string {
  if (!posted_on) return 'ยังไม่ฝากส่ง'
  return [
    `${mail_no ?? ''} ฝากส่ง ${shortDate(posted_on)}`,
    delivered_on && `ได้รับ ${shortDate(delivered_on)}`,
    returned_on && `ส่งคืน ${shortDate(returned_on)} ${return_reason}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
