// What a member may ask under the Personal Data Protection Act B.E. 2562 (s.30–36), and how long that may take.

export const RIGHTS = {
  access: 'ขอเข้าถึงหรือขอสำเนาข้อมูล',
  portability: 'ขอรับหรือขอให้โอนข้อมูล',
  correction: 'ขอแก้ไขข้อมูลให้ถูกต้อง',
  erasure: 'ขอให้ลบหรือทำลายข้อมูล',
  objection: 'ขอคัดค้านการใช้ข้อมูล',
  restriction: 'ขอระงับการใช้ข้อมูล',
} as const
export type RightOf = keyof typeof RIGHTS

export const RIGHTS_STATES = {
  waiting: 'รอดำเนินการ',
  working: 'กำลังดำเนินการ',
  done: 'ดำเนินการแล้ว',
  refused: 'ปฏิเสธคำขอ',
} as const
export type RightsState = keyof typeof RIGHTS_STATES

export const RIGHTS_WORDS_MAX = 2_000
/** The law's own term (s.30). */
const RIGHTS_DAYS = 30
/** From here on the cooperative is reminded (RULE-75). */
const REMIND_FROM_DAY = 20
const DAY_MS = 24 * 60 * 60 * 1000

export function rightsDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + RIGHTS_DAYS * DAY_MS)
}

interface RightsClock {
  /** Whole days that are left; less than none when it is late. */
  daysLeft: number
  urgency: 'calm' | 'soon' | 'late'
}

export function rightsClock(dueAt: Date, now: Date): RightsClock {
  const daysLeft = Math.floor((dueAt.getTime() - now.getTime()) / DAY_MS)
  if (daysLeft < 0) return { daysLeft, urgency: 'late' }
  return { daysLeft, urgency: daysLeft < RIGHTS_DAYS - REMIND_FROM_DAY ? 'soon' : 'calm' }
}
