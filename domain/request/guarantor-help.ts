// Kind of request: a guarantor asks the cooperative for help with a loan that they stand for (F1). An officer talks with those concerned and
// answers; nothing of it goes to the core system.

import { satang } from '../money/money.ts'
import type { RequestKind } from './request-kind.ts'

/** What a guarantor may ask for. */
// biome-ignore format: one row a wish
export const HELP_WISHES = {
  relief:      'ขอความช่วยเหลือจากกองทุนช่วยเหลือผู้ค้ำประกัน',
  restructure: 'ขอให้สหกรณ์เจรจาปรับโครงสร้างหนี้กับผู้กู้',
  replace:     'ขอเปลี่ยนตัวผู้ค้ำประกัน',
  talk:        'ขอนัดพบเจ้าหน้าที่',
} as const

export type HelpWish = keyof typeof HELP_WISHES

export const HELP_WORDS_MAX = 1_000

export interface GuarantorHelpPayload {
  loan_no: string
  wish: HelpWish
  /** The guarantor's own. */
  words: string
}

export const GUARANTOR_HELP: RequestKind<GuarantorHelpPayload> = {
  kind: 'guarantor_help',
  title: 'ขอความช่วยเหลือผู้ค้ำประกัน',
  summary: ({ wish, loan_no }) => `${HELP_WISHES[wish]} สัญญา ${loan_no}`,
  amount: () => satang(0),
  checks: [],
  closesOn: () => null,
  isAnswered: true,
}
