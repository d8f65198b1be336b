import { plainText } from '../thai-text.ts'
import { lengthOf } from '../visitor-text.ts'
import type { Problem } from './problem.ts'

/** The moving line under the menu: hidden or shown, and its sentences one after the other. */
export interface MarqueeSheet {
  show: boolean
  /** Sanitised HTML. */
  notes: string[]
}

export const NOTES_MAX = 10
const NOTE_MAX = 300

export function marqueeProblems({ show, notes }: MarqueeSheet): Problem[] {
  if (notes.length > NOTES_MAX)
    return [{ field: 'notes', text: `ข้อความวิ่งมีได้ไม่เกิน ${NOTES_MAX} ข้อความ` }]
  if (show && notes.length === 0)
    return [{ field: 'show', text: 'เพิ่มข้อความอย่างน้อยหนึ่งข้อความก่อนเปิดแสดง' }]
  return notes.flatMap((note, at) => {
    const length = lengthOf(plainText(note).trim())
    if (length === 0) return [{ field: `notes.${at}`, text: 'กรอกข้อความ' }]
    if (length > NOTE_MAX || note.length > 2000)
      return [{ field: `notes.${at}`, text: `ข้อความต้องไม่เกิน ${NOTE_MAX} ตัวอักษร` }]
    return []
  })
}
