// What an officer writes, cleaned as everybody's words are, and asked again after cleaning, which can shorten a
// text to nothing or lengthen it: one sign may become two.

import { lengthOf, visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'

/** Several lines. */
export function requireText(title: string, text: string, max: number): string {
  return fitting(title, visitorText(text), max)
}

export function requireLine(title: string, text: string, max: number): string {
  return fitting(title, visitorLine(text), max)
}

const REASON_MAX = 300

export function requireReason(reason: string): string {
  return requireLine('เหตุผล', reason, REASON_MAX)
}

const REVEAL_REASON_MIN = 10

/** Why somebody looks at what is masked: a word is no reason. */
export function revealReason(reason: string): string {
  const written = requireReason(reason)
  if (written.length < REVEAL_REASON_MIN)
    throw new Refusal(400, `กรุณากรอกเหตุผลอย่างน้อย ${REVEAL_REASON_MIN} ตัวอักษร`)
  return written
}

function fitting(title: string, text: string, max: number): string {
  if (!text) throw new Refusal(400, `กรุณากรอก${title}`)
  if (lengthOf(text) > max)
    throw new Refusal(400, `${title}ยาวเกิน ${max.toLocaleString('en')} ตัวอักษร`)
  return text
}
