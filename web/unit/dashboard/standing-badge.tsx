import { CircleCheck, CircleDashed, Download, Hourglass, Landmark } from 'lucide-react'
import type { UnitMonth } from '#contract/unit/dashboard.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { type BadgeStyle, StyledBadge } from '../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const STANDINGS: Record<UnitMonth['standing'], BadgeStyle> = {
  billed:     ['amber', CircleDashed, 'ยังไม่ได้ดาวน์โหลด'],
  downloaded: ['amber', Download,     'รอส่งผลการหัก'],
  sent:       ['blue',  Hourglass,    'รอสหกรณ์ตรวจรับ'],
  settled:    ['green', CircleCheck,  'ครบทุกขั้นตอน'],
}

const RECEIVED: BadgeStyle = ['green', Landmark]

/** Money that came through a bank is said at once and with its day, whatever step the month is at. */
export function StandingBadge({
  standing,
  received,
}: Pick<UnitMonth, 'standing'> & { received?: UnitMonth['received'] }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <StyledBadge by={STANDINGS[standing]} />
      {received && <StyledBadge by={RECEIVED} words={`เงินเข้าแล้ว ${shortDate(received.on)}`} />}
    </span>
  )
}
