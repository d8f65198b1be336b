import { Archive, CalendarClock, CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import { type BadgeStyle, StyledBadge } from './badge.tsx'

// biome-ignore format: one row a state
const STATES = {
  draft:     ['gray',  PencilLine,    'ร่าง'],
  scheduled: ['blue',  CalendarClock, 'ตั้งเวลา'],
  published: ['green', CircleCheck,   'เผยแพร่'],
  expired:   ['gray',  CircleDashed,  'หมดอายุ'],
  archived:  ['gray',  Archive,       'เก็บเข้าคลัง'],
} as const satisfies Record<string, BadgeStyle>

export type PublishState = keyof typeof STATES

/** How something the public reads stands. Other states use Badge itself. */
export function StateBadge({ state }: { state: PublishState }) {
  return <StyledBadge by={STATES[state]} />
}
