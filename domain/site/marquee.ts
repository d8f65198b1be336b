import { isDay } from '../calendar/day.ts'
import { lengthOf } from '../text/visitor-text.ts'
import type { Problem } from './problem.ts'

export interface MarqueeNote {
  text: string
  /** The last day it is shown, or empty for as long as it stands here. */
  until: string
}

/** The moving line under the menu: hidden or shown, and its sentences one after the other, as plain text. */
export interface MarqueeConfig {
  show: boolean
  notes: MarqueeNote[]
}

export const NOTES_MAX = 10
const NOTE_MAX = 300

export function marqueeProblems({ show, notes }: MarqueeConfig): Problem[] {
  if (notes.length > NOTES_MAX)
    return [{ field: 'notes', text: `ข้อความวิ่งมีได้ไม่เกิน ${NOTES_MAX} ข้อความ` }]
  if (show && notes.length === 0)
    return [{ field: 'show', text: 'เพิ่มข้อความอย่างน้อยหนึ่งข้อความก่อนเปิดแสดง' }]
  return notes.flatMap(({ text, until }, at) => {
    const length = lengthOf(text.trim())
    if (length === 0) return [{ field: `notes.${at}.text`, text: 'กรอกข้อความ' }]
    if (length > NOTE_MAX)
      return [{ field: `notes.${at}.text`, text: `ข้อความต้องไม่เกิน ${NOTE_MAX} ตัวอักษร` }]
    if (until !== '' && !isDay(until))
      return [{ field: `notes.${at}.until`, text: 'กรอกวันสุดท้ายที่แสดงให้ครบ' }]
    return []
  })
}

/** The sentence that visitors see on a day: the first that has not run out. */
export function shownNote(notes: readonly MarqueeNote[], today: string): MarqueeNote | undefined {
  return notes.find(({ until }) => until === '' || until >= today)
}
