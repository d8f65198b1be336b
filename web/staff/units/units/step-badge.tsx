import {
  CircleCheck,
  CircleDashed,
  Download,
  type LucideIcon,
  Send,
  TriangleAlert,
} from 'lucide-react'
import type { UnitBoardRow } from '#contract/staff/units.ts'
import { UNIT_STEPS, type UnitStep } from '#domain/unit/unit-board.ts'
import { Badge, type Tone } from '../../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<UnitStep, readonly [Tone, LucideIcon]> = {
  billed:     ['gray',  CircleDashed],
  downloaded: ['blue',  Download],
  sent:       ['amber', Send],
  settled:    ['green', CircleCheck],
}

export function StepBadge({ step, late }: Pick<UnitBoardRow, 'step' | 'late'>) {
  const [tone, Icon] = LOOKS[step]
  if (late) {
    return (
      <Badge tone="red" icon={TriangleAlert}>
        เกินกำหนด
      </Badge>
    )
  }
  return (
    <Badge tone={tone} icon={Icon}>
      {UNIT_STEPS[step]}
    </Badge>
  )
}
