import {
  CircleCheck,
  CircleX,
  ClipboardCheck,
  Clock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import type { CollectionState } from '#contract/member/welcome.ts'
import { COLLECTION_STATE_WORDS } from '#domain/collection/collection-words.ts'
import { Badge, type Tone } from '../data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<CollectionState, { tone: Tone; Icon: LucideIcon }> = {
  deducted: { tone: 'green', Icon: CircleCheck },
  partly:   { tone: 'amber', Icon: TriangleAlert },
  none:     { tone: 'red',   Icon: CircleX },
  waiting:  { tone: 'blue',  Icon: Clock },
  reported: { tone: 'blue',  Icon: ClipboardCheck },
}

export function CollectionBadge({ state }: { state: CollectionState }) {
  const { tone, Icon } = LOOKS[state]
  return (
    <Badge tone={tone} icon={Icon}>
      {COLLECTION_STATE_WORDS[state]}
    </Badge>
  )
}
