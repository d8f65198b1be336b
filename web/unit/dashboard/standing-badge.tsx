import { CircleCheck, CircleDashed, Download, Hourglass } from 'lucide-react'
import type { UnitMonth } from '#contract/unit/dashboard.ts'
import { type BadgeStyle, StyledBadge } from '../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const STANDINGS: Record<UnitMonth['standing'], BadgeStyle> = {
  billed:     ['amber', CircleDashed, 'ยังไม่ได้ดาวน์โหลด'],
  downloaded: ['amber', Download,     'รอส่งผลการหัก'],
  sent:       ['blue',  Hourglass,    'รอสหกรณ์ตรวจรับ'],
  settled:    ['green', CircleCheck,  'ครบทุกขั้นตอน'],
}

export function StandingBadge({ standing }: { standing: UnitMonth['standing'] }) {
  return <StyledBadge by={STANDINGS[standing]} />
}
