import { CircleCheck, Clock, EyeOff, type LucideIcon } from 'lucide-react'
import type { BoardQueue } from '#contract/staff/board.ts'
import { REPORT_REASONS } from '#domain/content/board-post.ts'
import type { Tone } from '../../../ui/data/badge.tsx'

type State = BoardQueue['messages'][number]['state']

// biome-ignore format: one row a state
export const MESSAGE_STATES: Record<State, { tone: Tone; Icon: LucideIcon; word: string }> = {
  waiting: { tone: 'blue',  Icon: Clock,       word: 'รอตรวจ' },
  shown:   { tone: 'green', Icon: CircleCheck, word: 'แสดงอยู่' },
  hidden:  { tone: 'gray',  Icon: EyeOff,      word: 'ซ่อนแล้ว' },
}

export const AUTHOR_KINDS = { guest: 'บุคคลทั่วไป', member: 'สมาชิก', staff: 'สหกรณ์' } as const

export function reasonName(reason: string): string {
  return REPORT_REASONS.find(({ value }) => value === reason)?.label ?? reason
}
