// The words of the monthly collection: the same on the page, in the papers and in the exports.

export const LINE_KINDS = {
  share: 'ค่าหุ้นรายเดือน',
  loan: 'เงินกู้',
  deposit: 'เงินฝาก',
  cremation: 'ฌาปนกิจสงเคราะห์',
  insurance: 'ประกันชีวิต',
  entrance: 'ค่าธรรมเนียมแรกเข้า',
  guarantee: 'ชำระหนี้แทนผู้กู้',
  other: 'อื่น ๆ',
} as const

export type LineKind = keyof typeof LINE_KINDS

/** Only what is paid on one's own loan is part principal and part interest; of all else there is one amount, and no 0.00. */
export function isDivided(kind: LineKind): boolean {
  return kind === 'loan'
}

/** In the order of a slip. */
export const GROUPS = {
  SHR: { name: 'หุ้น', kinds: ['share'] },
  LON: { name: 'เงินกู้', kinds: ['loan'] },
  DEP: { name: 'เงินฝาก', kinds: ['deposit'] },
  OTH: { name: 'อื่น ๆ', kinds: ['cremation', 'insurance', 'entrance', 'guarantee', 'other'] },
} as const satisfies Record<string, { name: string; kinds: readonly LineKind[] }>

export type Group = keyof typeof GROUPS

/** Why an employer did not deduct all of it (RULE-43). */
export const REASONS = {
  'salary-too-low': 'เงินเดือนไม่พอหัก',
  'moved-or-left': 'ย้ายหรือลาออก',
  died: 'เสียชีวิต',
  'unpaid-leave': 'ลาไม่รับเงินเดือน',
  'court-or-student-loan': 'ถูกหักชำระ กยศ. หรือบังคับคดีก่อน',
  other: 'เหตุอื่น กรุณาติดต่อสหกรณ์',
} as const

export type Reason = keyof typeof REASONS

/** To whoever has told it, or works for the cooperative: nobody has to be asked. */
export function reasonInOffice(reason: Reason): string {
  return reason === 'other' ? 'เหตุอื่น' : REASONS[reason]
}

export const COLLECTION_STATES = ['deducted', 'partly', 'none', 'waiting'] as const
export type CollectionState = (typeof COLLECTION_STATES)[number]

/** Also while the employer has told and the cooperative has not posted it. */
export const COLLECTION_STATE_WORDS: Record<CollectionState | 'reported', string> = {
  deducted: 'หักเงินแล้ว',
  partly: 'หักได้บางส่วน',
  none: 'หักไม่ได้',
  waiting: 'รอหักเงินเดือน',
  reported: 'หน่วยงานแจ้งผลแล้ว',
}

/** A month of which nothing is known yet, neither money nor a reason, is still under way. */
export function collectionState(slip: {
  billed: number
  deducted: number
  reason: Reason | null
}): CollectionState {
  if (slip.deducted >= slip.billed) return 'deducted'
  if (slip.deducted > 0) return 'partly'
  return slip.reason === null ? 'waiting' : 'none'
}
