// What members may ask the cooperative to put right. Nothing is changed by asking: the register is the core
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

export const CORRECTION_WORDS_MAX = 2_000
export const CORRECTION_FILES_MAX = 5
