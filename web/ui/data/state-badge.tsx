import {
  Archive,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  type LucideIcon,
  PencilLine,
} from 'lucide-react'
import { Badge, type Tone } from './badge.tsx'

// biome-ignore format: one row a state
const STATES = {
  draft:     ['gray',  PencilLine,    'ร่าง'],
  scheduled: ['blue',  CalendarClock, 'ตั้งเวลา'],
  published: ['green', CircleCheck,   'เผยแพร่'],
  expired:   ['gray',  CircleDashed,  'หมดอายุ'],
  archived:  ['gray',  Archive,       'เก็บเข้าคลัง'],
} as const satisfies Record<string, readonly [Tone, LucideIcon, string]>

export type PublishState = keyof typeof STATES

/** How something the public reads stands. Other states use Badge itself. */
export function StateBadge({ state }: { state: PublishState }) {
  const [tone, Icon, word] = STATES[state]
  return (
    <Badge tone={tone} icon={Icon}>
      {word}
    </Badge>
  )
}
