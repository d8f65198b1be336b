import { CircleCheck, CircleDashed, Download, Landmark, Send, TriangleAlert } from 'lucide-react'
import type { UnitBoardRow } from '#contract/staff/units.ts'
import type { Satang } from '#domain/money/money.ts'
import { UNIT_STEPS, type UnitStep } from '#domain/unit/unit-board.ts'
import { Badge, type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<UnitStep, BadgeStyle> = {
  billed:     ['gray',  CircleDashed],
  downloaded: ['blue',  Download],
  sent:       ['amber', Send],
  settled:    ['green', CircleCheck],
}

type StepBadgeProps = Pick<UnitBoardRow, 'step' | 'late'> & { received?: Satang | undefined }

export function StepBadge({ step, late, received }: StepBadgeProps) {
  return (
    <>
      {late ? (
        <Badge tone="red" icon={TriangleAlert} words="เกินกำหนด" />
      ) : (
        <StyledBadge by={LOOKS[step]} words={UNIT_STEPS[step]} />
      )}
      {received !== undefined && <Badge tone="green" icon={Landmark} words="เงินเข้าแล้ว" />}
    </>
  )
}
