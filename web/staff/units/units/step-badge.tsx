import { CircleCheck, CircleDashed, Download, Send, TriangleAlert } from 'lucide-react'
import type { UnitBoardRow } from '#contract/staff/units.ts'
import { UNIT_STEPS, type UnitStep } from '#domain/unit/unit-board.ts'
import { Badge, type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<UnitStep, BadgeStyle> = {
  billed:     ['gray',  CircleDashed],
  downloaded: ['blue',  Download],
  sent:       ['amber', Send],
  settled:    ['green', CircleCheck],
}

export function StepBadge({ step, late }: Pick<UnitBoardRow, 'step' | 'late'>) {
  if (late) {
    return <Badge tone="red" icon={TriangleAlert} words="เกินกำหนด" />
  }
  return <StyledBadge by={LOOKS[step]} words={UNIT_STEPS[step]} />
}
