import {
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  CircleX,
  Hourglass,
  Redo2,
  UserCheck,
} from 'lucide-react'
import { REPORT_STATES, type ReportState } from '#domain/import/control-report.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

// biome-ignore format: one row a state
const LOOKS: Record<ReportState, BadgeStyle> = {
  broken:   ['red',   CircleX],
  held:     ['amber', Hourglass],
  accepted: ['amber', UserCheck],
  carried:  ['blue',  Redo2],
  unproved: ['gray',  CircleQuestionMark],
  unjudged: ['gray',  CircleSlash],
  holds:    ['green', CircleCheck],
}

/** How a check ended. */
export function CheckBadge({ state }: { state: ReportState }) {
  return <StyledBadge by={LOOKS[state]} words={REPORT_STATES[state]} />
}
