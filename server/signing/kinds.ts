// Everything that is signed: what is shown, and what follows from it. A further kind is a line here and one in
// domain/signing/signing-kinds.ts.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { Content } from '#documents/paper/official.ts'
import type { Satang } from '#domain/money/money.ts'
import type { SigningLevel } from '#domain/signing/levels.ts'
import type { SigningKind } from '#domain/signing/signing-kinds.ts'
import {
  deductionConsentSigning,
  guaranteeContractSigning,
  loanContractSigning,
} from '../loan-request/contract-signing.ts'
import { guaranteeSigning } from '../loan-request/guarantee-signing.ts'
import { loanSigning } from '../loan-request/loan-signing.ts'
import { balanceSigning } from './balance-signing.ts'
import { shareChangeSigning } from './share-change-signing.ts'
import { wishSigning } from './wish-signing.ts'

export interface ToSign {
  /** The finished paper; the statements are printed under it. */
  content: Content
  /** Each is ticked by itself. */
  statements: string[]
  /** How much money it is about, where it is about money. */
  amount?: Satang
}

export interface Signed {
  membershipNo: string
  signingId: number
  code: string
  reference: string
  level: SigningLevel
  /** It takes back another. */
  withdraws: boolean
}

/** At home, or at the counter before an officer. */
export interface WhoSigns {
  server: FastifyInstance
  membershipNo: string
}

export interface KindOfSigning {
  /** What there is to sign, read anew: the browser only names it. Refuses what is not this member's or not there to sign. */
  prepare(of: WhoSigns, reference: string): Promise<ToSign>
  /** What follows, in the transaction that signs; a refusal undoes the signature too. */
  signed?(trx: Db, request: FastifyRequest, signed: Signed): Promise<void>
  /** Whether the member may take it back by themself, and what follows; left out where they may not. */
  withdrawn?(trx: Db, request: FastifyRequest, signed: Signed): Promise<void>
}

export const KINDS_OF_SIGNING: Record<SigningKind, KindOfSigning> = {
  balance: balanceSigning,
  share_change: shareChangeSigning,
  contact: wishSigning('contact'),
  phone: wishSigning('phone'),
  bank_account: wishSigning('bank_account'),
  loan: loanSigning,
  guarantee: guaranteeSigning,
  loan_contract: loanContractSigning,
  guarantee_contract: guaranteeContractSigning,
  deduction_consent: deductionConsentSigning,
}
