import { CircleCheck, CircleSlash, Clock, Undo2 } from 'lucide-react'
import type { OrderBatches } from '#contract/staff/desk/orders.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

type Batch = Pick<OrderBatches['batches'][number], 'state' | 'reverses'>

// biome-ignore format: one row a state
const STYLES: Record<Batch['state'], BadgeStyle> = {
  built:     ['amber', Clock,       'รอปล่อย'],
  released:  ['green', CircleCheck, 'ปล่อยแล้ว'],
  cancelled: ['gray',  CircleSlash, 'เลิกก่อนปล่อย'],
}

export function BatchBadge({ state, reverses }: Batch) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StyledBadge by={STYLES[state]} />
      {reverses && <StyledBadge by={['blue', Undo2]} words={`ยกเลิก ${reverses}`} />}
    </span>
  )
}
