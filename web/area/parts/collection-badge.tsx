import { CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { CollectionState } from '#contract/portal/welcome.ts'
import { Badge, type Tone } from '../../shell/badge.tsx'

// biome-ignore format: a table reads in columns
const STATES: Record<CollectionState, { tone: Tone; Icon: LucideIcon; word: string }> = {
  deducted: { tone: 'green', Icon: CircleCheck,   word: 'เก็บได้แล้ว' },
  partly:   { tone: 'amber', Icon: TriangleAlert, word: 'เก็บได้บางส่วน' },
  none:     { tone: 'red',   Icon: CircleX,       word: 'เก็บไม่ได้' },
  waiting:  { tone: 'blue',  Icon: Clock,         word: 'รอเก็บ' },
}

export function CollectionBadge({ state }: { state: CollectionState }) {
  const { tone, Icon, word } = STATES[state]
  return (
    <Badge tone={tone} icon={Icon}>
      {word}
    </Badge>
  )
}
