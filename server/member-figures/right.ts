// What a member's borrowing right is worked out of (RULE-90 to RULE-97). What is wished for stays in the browser.

import type { RightFeed } from '#contract/member/right.ts'
import { collectionLinesOf } from '#database/queries/figures/collection-line.ts'
import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { fundsOf } from '#database/queries/figures/cremation.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { type LoanRow, loansOf } from '#database/queries/figures/loan.ts'
import { shareOf } from '#database/queries/figures/share.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { collectionState } from '#domain/collection/collection-words.ts'
import { monthsInArrears } from '#domain/loan/loan-arrears.ts'
import { nextDue } from '#domain/loan/loan-next-due.ts'
import { satang, total } from '#domain/money/money.ts'
import { Refusal } from '#server/http/errors.ts'
import { owedLoan } from './loans.ts'
import type { Reading } from './member-feed.ts'

/** Asked once with the first bill. */
const ONCE: readonly string[] = ['entrance', 'loan']

export async function readRight(reading: Reading): Promise<Omit<RightFeed, 'as_of'>> {
  const [facts, lendings] = await Promise.all([
    reading.computed(readFacts),
    reading.lendings(bangkokDate(new Date())),
  ])
  return { ...lendings, facts }
}

async function readFacts(reading: Reading): Promise<RightFeed['facts']> {
  const { night, membershipNo, asOf } = reading
  const [{ loan: rules }, detail, share, loans, accounts, slips, funds] = await Promise.all([
    reading.rules(),
    night(memberDetailOf, membershipNo),
    night(shareOf, membershipNo),
    night(loansOf, membershipNo),
    night(depositAccountsOf, membershipNo),
    night(slipsOf, membershipNo),
    night(fundsOf, membershipNo),
  ])
  if (!detail) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
  const newest = slips[0]
  const lines = newest ? await night(collectionLinesOf, membershipNo, [newest.period]) : []
  return {
    salary: detail.salary,
    joinedOn: detail.joined_on,
    bornOn: detail.birth_date,
    payroll: detail.payroll,
    memberKind: detail.member_kind,
    shares: share?.balance ?? satang(0),
    deposits: total(accounts.map(({ balance }) => balance)),
    contracts: loans
      .filter(({ balance }) => balance > 0)
      .map((loan) => ({
        ...owedLoan(loan),
        loanNo: loan.loan_no,
        typeCode: loan.type_code,
        typeName: loan.type_name,
        principal: loan.principal,
        due: nextDue(owedLoan(loan), asOf, rules)?.total ?? satang(0),
        arrearsMonths: isInArrears(loan)
          ? Math.max(1, monthsInArrears(owedLoan(loan), asOf, rules))
          : 0,
      })),
    otherBill: total(
      lines.filter(({ line_kind }) => !ONCE.includes(line_kind)).map(({ billed }) => billed),
    ),
    missed: slips
      .filter((slip) => ['partly', 'none'].includes(collectionState(slip)))
      .map(({ period }) => monthOf(period)),
    associations: funds.filter(({ state }) => state === 'active').map(({ name }) => name),
  }
}

/** As the core system says. That an instalment has no payment yet is not enough: the employer may be at work on it. */
function isInArrears({ arrears_principal, arrears_interest, default_on }: LoanRow): boolean {
  return (arrears_principal ?? 0) + (arrears_interest ?? 0) > 0 || default_on !== null
}
