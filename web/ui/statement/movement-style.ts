// How a movement looks by its sign (REQ-222): a word, a shape, a sign and a colour say the
// same, because colours alone are confused by one man in twelve (docs/screens.md#for-whom).

import {
  Circle,
  CircleCheck,
  type LucideIcon,
  Minus,
  Plus,
  SquarePlus,
  TriangleAlert,
  Undo2,
} from 'lucide-react'

export type MovementTone = 'green' | 'red' | 'gray'

export interface MovementStyle {
  tone: MovementTone
  Icon: LucideIcon
  sign: '+' | '\u2212' | ''
  /** Read out where the shape cannot be seen. */
  spoken: string
}

// biome-ignore-start format: a table reads in columns
const STILL: MovementStyle = { tone: 'gray', Icon: Circle, sign: '', spoken: 'ไม่มีการเปลี่ยนแปลง' }
const MONEY_IN: MovementStyle = { tone: 'green', Icon: Plus, sign: '+', spoken: 'เงินเข้า' }
const MONEY_OUT: MovementStyle = {
  tone: 'red',
  Icon: Minus,
  sign: '\u2212',
  spoken: 'เงินออก',
}
const DOUBTFUL: MovementStyle = {
  tone: 'red',
  Icon: TriangleAlert,
  sign: '',
  spoken: 'โปรดตรวจสอบ',
}
const MORE_SHARES: MovementStyle = { ...MONEY_IN, spoken: 'หุ้นเพิ่ม' }
const FEWER_SHARES: MovementStyle = { ...MONEY_OUT, spoken: 'หุ้นลด' }
const LESS_DEBT: MovementStyle = {
  tone: 'green',
  Icon: CircleCheck,
  sign: '\u2212',
  spoken: 'หนี้ลดลง',
}
const GIVEN_BACK: MovementStyle = { tone: 'green', Icon: Undo2, sign: '+', spoken: 'คืนเงินให้ท่าน' }
const MORE_DEBT: MovementStyle = { tone: 'red', Icon: SquarePlus, sign: '+', spoken: 'หนี้เพิ่มขึ้น' }
// biome-ignore-end format: a table reads in columns

export function depositStyle(sign: number): MovementStyle {
  if (sign === 1) return MONEY_IN
  if (sign === -1) return MONEY_OUT
  return sign === 0 ? STILL : DOUBTFUL
}

export function shareStyle(sign: number): MovementStyle {
  if (sign === 1) return MORE_SHARES
  return sign === -1 ? FEWER_SHARES : STILL
}

/** Paying a loan out ('01') is new debt, but what was agreed on: not a warning. A refund ('05') leaves it as it is. */
export function loanStyle(sign: number, code: string): MovementStyle {
  if (code === '05') return GIVEN_BACK
  if (sign === -1) return LESS_DEBT
  return sign === 1 && code !== '01' ? MORE_DEBT : STILL
}
