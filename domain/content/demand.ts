// The members' voice: what kinds there are, how a matter goes, how long an answer takes.

export const DEMAND_KINDS = ['need', 'suggestion', 'complaint'] as const
export type DemandKind = (typeof DEMAND_KINDS)[number]

export const DEMAND_STATUSES = ['received', 'working', 'answered'] as const
export type DemandStatus = (typeof DEMAND_STATUSES)[number]

export const KIND_NAMES: Record<DemandKind, string> = {
  need: 'ความต้องการ',
  suggestion: 'ข้อเสนอแนะ',
  complaint: 'ข้อร้องเรียน',
}

export const STATUS_NAMES: Record<DemandStatus, string> = {
  received: 'รับเรื่องแล้ว',
  working: 'กำลังดำเนินการ',
  answered: 'ตอบแล้ว',
}

/** To an officer what nobody has begun with is new. */
export const STAFF_STATUS_NAMES: Record<DemandStatus, string> = {
  ...STATUS_NAMES,
  received: 'เรื่องใหม่',
}

/** The stations of the way, which outlast the moment: a matter that was answered has been worked on. */
export const STEP_NAMES: Record<DemandStatus, string> = {
  received: 'รับเรื่อง',
  working: 'ดำเนินการ',
  answered: 'แจ้งคำตอบ',
}

export const SUBJECT_MAX = 120
export const BODY_MAX = 2000
export const NAME_MAX = 100
export const CONTACT_MAX = 100
export const DEMAND_FILES_MAX = 3

const DAY_SECONDS = 24 * 60 * 60

/** Whole days, a day begun counting as one: a promise kept is never made to look quicker than it was. */
export function answerDays(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / DAY_SECONDS))
}
