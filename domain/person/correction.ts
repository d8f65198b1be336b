// What members may ask the cooperative to put right without the request desk. Nothing is changed by asking: the register is the core
// system's, and an officer checks the papers first.

export const CORRECTIONS = {
  name: 'คำนำหน้า ชื่อ หรือนามสกุล',
  contact: 'ที่อยู่หรือโทรศัพท์',
  work: 'หน่วยงาน ตำแหน่ง หรือเงินเดือน',
  bank: 'บัญชีรับเงิน',
  beneficiary: 'ผู้รับโอนผลประโยชน์',
  other: 'เรื่องอื่น',
} as const

export type CorrectionOf = keyof typeof CORRECTIONS

/** What has a way of its own at the request desk, and the page where it begins; those that were sent here before stay to be read. */
export const AT_THE_DESK: Partial<Record<CorrectionOf, string>> = {
  contact: '/member/contact',
  bank: '/member/bank_account',
}

/** What may still be asked here. */
export const OPEN_CORRECTIONS = Object.fromEntries(
  Object.entries(CORRECTIONS).filter(([what]) => !(what in AT_THE_DESK)),
) as Partial<Record<CorrectionOf, string>>

export const CORRECTION_WORDS_MAX = 2_000
export const CORRECTION_FILES_MAX = 5
