import { CircleCheck, CircleSlash, Clock } from 'lucide-react'
import type { LetterBatches } from '#contract/staff/desk/guarantees.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

type Batch = Pick<LetterBatches['batches'][number], 'state'>

// biome-ignore format: one row a state
const STYLES: Record<Batch['state'], BadgeStyle> = {
  built:     ['amber', Clock,       'รอปล่อย'],
  released:  ['green', CircleCheck, 'ปล่อยแล้ว'],
  cancelled: ['gray',  CircleSlash, 'เลิกก่อนปล่อย'],
}

export function LetterBadge({ state }: Batch) {
  return <StyledBadge by={STYLES[state]} />
}
