// What each kind of request reads of the night, and what it orders: the half of a kind that needs the database
// (the other is in domain/request/).

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import type { NightShown } from '#database/queries/request/order.ts'
import type { MovedColumns, RequestRow } from '#database/queries/request/request.ts'
import type { Day } from '#domain/calendar/day.ts'
import type { OrderLine } from '#domain/request/order-file.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import type { RequestKindName } from '#domain/request/request-kinds.ts'
import { guarantorHelpKind } from '../guarantee-watch/guarantor-help.ts'
import type { LoanContractPaper } from '../loan-request/contract-signing.ts'
import { loanKind } from '../loan-request/judge-loan.ts'
import type { deskCertificate } from '../loan-request/paper-certificate.ts'
import type { deskPapers } from '../loan-request/papers/desk-papers.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { paymentKind } from '../payments/payment-kind.ts'
import { bankAccountKind } from './judge-bank-account.ts'
import { contactKind } from './judge-contact.ts'
import { phoneKind } from './judge-phone.ts'
import { shareChangeKind } from './judge-share-change.ts'

/** What is asked, with what of it is kept sealed. */
export type Requested = Pick<RequestRow, 'payload' | 'payload_sealed'> & {
  /** Once it has been sent: what others have said to it is found by it. */
  request_id?: number
}

/** What the rules made of it; each kind keeps more beside. */
export interface Verdict {
  findings: Finding[]
  /** The officer who entered what it rests on from paper: never the one who approves it. */
  recordedBy?: string
}

export interface Standing {
  verdict: Verdict
  rulesVersion: number
  runId: number
  /** In the place of what was kept sealed, where judging adds to it. */
  secret?: Buffer
}

export interface Ordered {
  /** By column, beside those that every order has. */
  content: OrderLine['content']
  /** What of it is kept sealed. */
  secret?: Record<string, string>
}

export interface DeskKind {
  /** By the figures of the published night. */
  judge(reading: Reading, asked: Requested): Promise<Standing>
  /** For whoever checks it; without the key, as it is printed: what is kept sealed is masked there. */
  facts(verdict: Verdict, asked: Requested, sealing?: Sealing): { label: string; value: string }[]
  /** Looked at once more in the transaction that approves; a refusal undoes it. What is set beside, where something is. */
  approving?(trx: Db, request: FastifyRequest, row: RequestRow): Promise<MovedColumns>
  /** What is signed by hand before it is ordered. */
  contracts?(db: Db, row: RequestRow): Promise<LoanContractPaper[]>
  /** Of the employer, where it certifies something. */
  certificate?: typeof deskCertificate
  /** What was signed and written. */
  papers?: typeof deskPapers
  order(asked: Requested & Pick<RequestRow, 'judged' | 'held_until'>, sealing: Sealing): Ordered
  /** Whether the night has what was ordered; null where it could not yet, or only the core system's answer tells. */
  isShown(asked: Requested, shown: NightShown, of: OfNight): boolean | null
}

export interface OfNight {
  /** Left out where it counts however early the night shows it. */
  asOf?: Day
  content: OrderLine['content']
  sealing: Sealing
}

export const DESK_KINDS: Record<RequestKindName, DeskKind> = {
  share_change: shareChangeKind,
  contact: contactKind,
  phone: phoneKind,
  bank_account: bankAccountKind,
  loan: loanKind,
  payment: paymentKind,
  guarantor_help: guarantorHelpKind,
}
