import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react'
import { OUTCOMES, type Outcome } from '#domain/unit/unit-result.ts'
import { Badge, type BadgeStyle, StyledBadge } from '../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<Outcome, BadgeStyle> = {
  full:    ['green', CircleCheck],
  partial: ['amber', TriangleAlert],
  none:    ['red',   CircleX],
}

export function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) {
    return <Badge tone="gray" icon={CircleDashed} words="ยังไม่มีผล" />
  }
  return <StyledBadge by={LOOKS[outcome]} words={OUTCOMES[outcome]} />
}
