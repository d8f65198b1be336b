import { CircleCheck, CircleX, ClipboardCheck, Clock, TriangleAlert } from 'lucide-react'
import type { CollectionState } from '#contract/member/welcome.ts'
import { COLLECTION_STATE_WORDS } from '#domain/collection/collection-words.ts'
import { type BadgeStyle, StyledBadge } from '../data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<CollectionState, BadgeStyle> = {
  deducted: ['green', CircleCheck],
  partly:   ['amber', TriangleAlert],
  none:     ['red',   CircleX],
  waiting:  ['blue',  Clock],
  reported: ['blue',  ClipboardCheck],
}

export function CollectionBadge({ state }: { state: CollectionState }) {
  return <StyledBadge by={LOOKS[state]} words={COLLECTION_STATE_WORDS[state]} />
}
