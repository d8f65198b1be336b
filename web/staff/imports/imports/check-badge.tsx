import {
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  CircleX,
  Hourglass,
  type LucideIcon,
  Redo2,
  UserCheck,
} from 'lucide-react'
import { REPORT_STATES, type ReportState } from '#domain/import/control-report.ts'
import { Badge, type Tone } from '../../../ui/data/badge.tsx'

// biome-ignore format: one row a state
const LOOKS: Record<ReportState, readonly [Tone, LucideIcon]> = {
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
  const [tone, Icon] = LOOKS[state]
  return (
    <Badge tone={tone} icon={Icon}>
      {REPORT_STATES[state]}
    </Badge>
  )
}
