import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  FileClock,
  Hourglass,
  OctagonX,
  SendHorizontal,
  ShieldCheck,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { REQUEST_STATES, type RequestState } from '#domain/request/request-state.ts'
import { type BadgeStyle, StyledBadge } from '../data/badge.tsx'

// biome-ignore format: one row a state
const STYLES: Record<RequestState, BadgeStyle> = {
  draft:     ['gray',  FileClock],
  asking:    ['amber', Hourglass],
  sent:      ['blue',  Clock],
  checked:   ['blue',  ShieldCheck],
  approved:  ['blue',  CircleCheck],
  ordered:   ['blue',  SendHorizontal],
  done:      ['green', CircleCheck],
  returned:  ['amber', Undo2],
  refused:   ['red',   CircleX],
  withdrawn: ['gray',  CircleSlash],
  lapsed:    ['gray',  Hourglass],
  bounced:   ['red',   TriangleAlert],
  stopped:   ['red',   OctagonX],
}

export function RequestBadge({ state }: { state: RequestState }) {
  return <StyledBadge by={STYLES[state]} words={REQUEST_STATES[state]} />
}
