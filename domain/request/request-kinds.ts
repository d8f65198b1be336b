// Every kind of request. Another one is a file and a line here, and what it reads of the night in server/request-desk/kinds.ts.

import { BANK_ACCOUNT } from './bank-account.ts'
import { CONTACT } from './contact.ts'
import { GUARANTOR_HELP } from './guarantor-help.ts'
import { LOAN } from './loan.ts'
import { PAYMENT } from './payment.ts'
import { PHONE } from './phone.ts'
import type { RequestKind } from './request-kind.ts'
import { SHARE_CHANGE } from './share-change.ts'

const KINDS = {
  share_change: SHARE_CHANGE,
  contact: CONTACT,
  phone: PHONE,
  bank_account: BANK_ACCOUNT,
  loan: LOAN,
  payment: PAYMENT,
  guarantor_help: GUARANTOR_HELP,
} as const

export type RequestKindName = keyof typeof KINDS

export const REQUEST_KIND_NAMES = Object.keys(KINDS) as RequestKindName[]

/** By name, for whoever has a payload as it is kept: each kind knows its own. */
export const REQUEST_KINDS = KINDS as unknown as Record<RequestKindName, RequestKind<unknown>>
