// What a consent is to: everything that the borrower asks for, and nothing else.

import { hash } from 'node:crypto'
import type { GuaranteeAsk } from '#database/queries/request/guarantee-ask.ts'
import type { Satang } from '#domain/money/money.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'

/** One baht more, and it is another loan. */
export function termsHash(loan: RequestedLoan): Buffer {
  return hash('sha256', canonicalJson(JSON.parse(JSON.stringify(loan)) as Canonical), 'buffer')
}

/** To these terms and this amount, and not taken back. */
export function consentCounts(
  ask: GuaranteeAsk | undefined,
  terms: Buffer,
  amount: Satang,
): boolean {
  return ask?.state === 'consented' && ask.terms_sha256.equals(terms) && ask.amount === amount
}
