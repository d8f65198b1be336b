import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { OUTCOMES, type Outcome } from '#domain/unit/unit-result.ts'
import { Badge, type Tone } from '../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<Outcome, readonly [Tone, LucideIcon]> = {
  full:    ['green', CircleCheck],
  partial: ['amber', TriangleAlert],
  none:    ['red',   CircleX],
}

export function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) {
    return (
      <Badge tone="gray" icon={CircleDashed}>
        ยังไม่มีผล
      </Badge>
    )
  }
  const [tone, Icon] = LOOKS[outcome]
  return (
    <Badge tone={tone} icon={Icon}>
      {OUTCOMES[outcome]}
    </Badge>
  )
}
