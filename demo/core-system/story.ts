// A member's months, one after the other: what was billed, what the employer could deduct, and where
// that money went.

import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { type Line, line, share } from './bill.ts'
import { billCremation, fundsOf } from './cremation.ts'
import { Dice } from './dice.ts'
import { ShareYears } from './dividends.ts'
import type { Emit } from './emit.ts'
import { Insurance } from './insurance.ts'
import { Ledger } from './ledger.ts'
import { loansOf } from './lending.ts'
import { moved, officeDayUpTo } from './office-days.ts'
import type { Person } from './person.ts'
import { closedOn, DEPOSIT_TYPES, firstMonthOf, type Plan } from './plan.ts'
import { isRateChange } from './published.ts'
import { reportMember } from './report-member.ts'
import { SavingsAccount } from './savings-account.ts'
import { tellSpecialSavings } from './special-savings.ts'
import type { UnitTotals } from './unit-totals.ts'

const JANUARY = '01'

export function tellStory(
  plan: Plan,
  person: Person,
  index: number,
  totals: UnitTotals,
  emit: Emit,
): void {
  const dice = new Dice(plan.seed, 'story', index)
  const lastMonth = monthNumber(closedOn(plan))
  const firstMonth = Math.max(firstMonthOf(plan), monthNumber(person.joinedOn) + 1)
  const billedMonth = lastMonth + (plan.billsNext ? 1 : 0)
  const endMonth = person.endedOn ? monthNumber(person.endedOn) : billedMonth + 1
  const monthly = Math.max(5, Math.round((person.salary * 0.05) / 100_00)) * 100_00
  const before = Math.max(0, firstMonth - monthNumber(person.joinedOn) - 1)
  const openedOn = before > 0 ? monthEndOf(firstMonth - 1) : person.joinedOn
  const key = { membership_no: person.no }
  const shares = new Ledger(
    'share_movement',
    key,
    { on: openedOn, balance: before * monthly },
    emit,
  )
  const account = `${DEPOSIT_TYPES[0].code}${person.no}1`
  const saves = dice.chance(0.35) ? dice.whole(1, 20) * 100_00 : 0
  const opening = { on: openedOn, balance: dice.whole(1, 400) * 100_00, since: person.joinedOn }
  const deposit = new SavingsAccount(
    DEPOSIT_TYPES[0],
    { account_no: account, ...key },
    opening,
    emit,
  )
  // Whoever joined during a month is billed from the next; an account earns from its first evening.
  const firstEnd = monthEndOf(monthNumber(openedOn))
  if (before === 0 && firstEnd <= closedOn(plan)) deposit.credit(firstEnd)
  const standing = { monthly: monthly + saves, share: monthly }
  const loans = loansOf(plan, person, index, standing, emit)
  const funds = fundsOf(plan, person, dice)
  const insurance = new Insurance()
  const years = new ShareYears()
  let instalments = before

  for (let month = firstMonth; month <= Math.min(billedMonth, endMonth - 1); month++) {
    const isOpen = month > lastMonth
    const day = monthEndOf(month)
    const period = `${day.slice(0, 8)}01`
    const lines: Line[] = [line('share', monthly)]
    if (day.slice(5, 7) === JANUARY) insurance.begin(Number(day.slice(0, 4)), loans)
    for (const loan of loans.filter((loan) => loan.loan.startsOn < day)) {
      const due = loan.dueOn(day)
      if (due)
        lines.push({
          ...line('loan', due.principal),
          ...due,
          ref: loan.no,
          instalment: loan.instalmentNo,
          loan,
        })
    }
    if (saves > 0) lines.push({ ...line('deposit', saves), ref: account })
    const cremation = billCremation(funds, person, period, emit)
    if (cremation > 0) lines.push(line('cremation', cremation))
    if (insurance.due > 0) lines.push(line('insurance', insurance.due))
    if (dice.chance(0.01)) lines.push(line('other', 100_00))
    // Money is taken out at the counter, which is closed on many a month's last day.
    const takenOn = officeDayUpTo(`${day.slice(0, 8)}27`)
    const takes = dice.chance(0.15) && takenOn > openedOn && takenOn <= plan.asOf
    if (takes && deposit.balance > 1_000_00)
      deposit.out(Math.floor(deposit.balance / 4 / 100_00) * 100_00 || 100_00, takenOn)

    const billed = lines.reduce((sum, { principal, interest }) => sum + principal + interest, 0)
    const luck = isRateChange(moved(day, 1)) ? 1 : dice.next()
    const available =
      isOpen || luck < 0.01
        ? 0
        : luck < 0.03
          ? Math.floor((billed * dice.whole(20, 90)) / 10_000) * 100
          : billed
    const deducted = share(lines, available)
    const receipt = deducted > 0 ? `R${day.slice(2, 4)}${day.slice(5, 7)}-${person.no}` : undefined
    const year = isOpen ? undefined : years.of(Number(day.slice(0, 4)), shares.balance)
    if (year && lines.some(isShortLoan)) year.missed = true

    for (const one of lines) {
      if (!year || one.deducted === 0) continue
      if (one.kind === 'share') {
        shares.in('SH', one.deducted, day, { receipt_no: receipt, instalment: ++instalments })
        year.contributions.set(Number(day.slice(5, 7)), one.deducted)
      } else if (one.kind === 'deposit') deposit.in(one.deducted, day, { receipt_no: receipt })
      else if (one.kind === 'insurance') insurance.paid(receipt)
      else if (one.loan) {
        one.loan.pay(
          { principal: one.deducted - one.interest, interest: one.interest },
          day,
          receipt,
        )
        year.interestPaid += one.interest
      }
    }
    const unitNo = unitAt(person, day)
    const reason =
      isOpen || deducted === billed
        ? undefined
        : dice.pick(['salary-too-low', 'unpaid-leave', 'court-or-student-loan', 'other'])
    emit('collection_slip', {
      period,
      membership_no: person.no,
      unit_no: unitNo,
      billed,
      deducted,
      reason,
      receipt_no: receipt,
    })
    lines.forEach((one, at) => {
      const { principal, interest } = one
      emit('collection_line', {
        period,
        membership_no: person.no,
        unit_no: unitNo,
        seq: at + 1,
        line_kind: one.kind,
        ref_no: one.ref,
        instalment: one.instalment,
        principal,
        interest,
        billed: principal + interest,
        deducted: one.deducted,
      })
    })
    if (receipt)
      emit('receipt', {
        receipt_no: receipt,
        membership_no: person.no,
        period,
        paid_on: day,
        amount: deducted,
      })
    totals.add(period, unitNo, billed, deducted)
    if (!isOpen) deposit.credit(day)
  }

  if (person.endedOn) {
    for (const loan of loans) loan.settle(person.endedOn)
    if (shares.balance > 0) shares.out(shares.balance, person.endedOn)
    deposit.close(person.endedOn)
  }
  tellSpecialSavings(plan, person, index, emit)
  reportMember({
    plan,
    person,
    index,
    emit,
    shares,
    deposit,
    account,
    saves,
    opened: person.joinedOn,
    monthly,
    instalments,
    loans,
    funds,
    years,
    insurance,
  })
}

function unitAt({ units }: Person, day: string): string {
  const found = units.findLast(({ from }) => from <= day) ?? units[0]
  return found?.unitNo ?? ''
}

/** Only a loan that is not paid in full is a default; who misses a share is none. */
function isShortLoan({ kind, principal, interest, deducted }: Line): boolean {
  return kind === 'loan' && deducted < principal + interest
}
