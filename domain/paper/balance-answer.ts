import { lengthOf, visitorText } from '../text/visitor-text.ts'

export const NOTE_MAX = 1_000

export interface BalanceAnswer {
  agreed: boolean
  note: string
}

/** Whoever agrees has nothing to explain. */
export function tidyBalanceAnswer({ agreed, note }: BalanceAnswer): BalanceAnswer {
  return { agreed, note: agreed ? '' : visitorText(note) }
}

/** Why a tidy answer cannot be taken; undefined when it can. */
export function noteProblem({ agreed, note }: BalanceAnswer): string | undefined {
  if (agreed) return undefined
  if (!note) return 'กรอกรายละเอียดว่ายอดใดไม่ตรง และยอดที่ถูกต้องตามหลักฐานของท่าน'
  if (lengthOf(note) > NOTE_MAX) return 'รายละเอียดยาวได้ไม่เกิน 1,000 ตัวอักษร'
  return undefined
}
