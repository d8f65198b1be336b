import { CircleCheck, CircleX, ClipboardCheck, Clock, TriangleAlert } from 'lucide-react'
import type { CollectionState } from '#contract/member/welcome.ts'
import { COLLECTION_STATE_WORDS } from '#domain/collection/collection-words.ts'
import { type Look, LookBadge } from '../data/badge.tsx'

// biome-ignore format: a table reads in columns
const LOOKS: Record<CollectionState, Look> = {
  deducted: ['green', CircleCheck],
  partly:   ['amber', TriangleAlert],
  none:     ['red',   CircleX],
  waiting:  ['blue',  Clock],
  reported: ['blue',  ClipboardCheck],
}

export function CollectionBadge({ state }: { state: CollectionState }) {
  return <LookBadge look={LOOKS[state]} words={COLLECTION_STATE_WORDS[state]} />
}
