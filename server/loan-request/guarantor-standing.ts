// What somebody's own figures say to standing for a loan: read in their own name, whoever asks.

import type { Lendings } from '#contract/shared/loan-rules.ts'
import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { guaranteesBy, isGuaranteedBy } from '#database/queries/figures/guarantee.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { pendingConsents } from '#database/queries/request/guarantee-ask.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { collectionState } from '#domain/collection/collection-words.ts'
import { stillGuaranteed } from '#domain/guarantee/guarantee.ts'
import type { GuarantorFacts, GuarantorRule } from '#domain/loan-right/guarantor.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { Refusal } from '../http/errors.ts'
import type { Reading } from '../member-figures/member-feed.ts'

interface Of {
  borrowerNo: string
  /** The request whose own consent is not counted against it. */
  requestId: number | null
  /** Contracts that the new one pays off, and that are stood for no more then. */
  replaces: readonly string[]
}

export async function guarantorFacts(
  reading: Reading,
  { borrowerNo, requestId, replaces }: Of,
): Promise<GuarantorFacts> {
  const { night, live, membershipNo } = reading
  const [detail, slips, given, pending, isGuaranteedByBorrower] = await Promise.all([
    night(memberDetailOf, membershipNo),
    night(slipsOf, membershipNo),
    night(guaranteesBy, membershipNo),
    live(pendingConsents, { guarantor: membershipNo, but: requestId }),
    night(isGuaranteedBy, membershipNo, borrowerNo),
  ])
  if (!detail) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
  const open = given.filter(
    ({ loan_no, loan_balance }) => loan_balance > 0 && !replaces.includes(loan_no),
  )
  return {
    isActive: detail.state === 'active' || detail.state === 'retired',
    joinedOn: detail.joined_on,
    bornOn: detail.birth_date,
    missed: slips
      .filter((slip) => ['partly', 'none'].includes(collectionState(slip)))
      .map(({ period }) => monthOf(period)),
    standsFor: [...open.map(stillGuaranteed), ...pending.map(({ amount }) => amount)],
    isGuaranteedByBorrower,
  }
}

/** What the cooperative asks of whoever stands for this loan. */
export async function guarantorRules(
  reading: Pick<Reading, 'lendings'>,
  { product }: Pick<RequestedLoan, 'product'>,
  day: Day,
): Promise<GuarantorRule[]> {
  const { lendings } = await reading.lendings(day)
  return guarantorRulesIn(lendings, product)
}

export function guarantorRulesIn(lendings: Lendings['lendings'], product: string): GuarantorRule[] {
  const found = lendings.find((lending) => lending.product.name === product)
  return (found?.product.rules ?? []).filter(
    (rule): rule is GuarantorRule => rule.kind === 'guarantor',
  )
}
