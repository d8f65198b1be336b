import { CircleCheck, CircleDashed, Download, Hourglass, type LucideIcon } from 'lucide-react'
import type { UnitMonth } from '#contract/unit/dashboard.ts'
import { Badge, type Tone } from '../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const STANDINGS: Record<UnitMonth['standing'], { tone: Tone; Icon: LucideIcon; word: string }> = {
  billed:     { tone: 'amber', Icon: CircleDashed, word: 'ยังไม่ได้ดาวน์โหลด' },
  downloaded: { tone: 'amber', Icon: Download,     word: 'รอส่งผลการหัก' },
  sent:       { tone: 'blue',  Icon: Hourglass,    word: 'รอสหกรณ์ตรวจรับ' },
  settled:    { tone: 'green', Icon: CircleCheck,  word: 'ครบทุกขั้นตอน' },
}

export function StandingBadge({ standing }: { standing: UnitMonth['standing'] }) {
  const { tone, Icon, word } = STANDINGS[standing]
  return (
    <Badge tone={tone} icon={Icon}>
      {word}
    </Badge>
  )
}
