// A member's months, one after the other: what was billed, what the employer could deduct, and where
// that money went.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { Emit } from '../files/emit.ts'
import type { UnitTotals } from '../files/unit-totals.ts'
import { defaultOf, isGuaranteed, isHandedOver } from '../loan/defaults.ts'
import { Insurance } from '../loan/insurance.ts'
import { loansOf } from '../loan/lending.ts'
import type { LoanLife } from '../loan/loan-life.ts'
import { moved, officeDayUpTo } from '../office-days.ts'
import { LoanOrders } from '../orders/loan-orders.ts'
import { type Payable, PaymentOrders } from '../orders/payment-orders.ts'
import { ShareOrders } from '../orders/share-orders.ts'
import { closedOn, DEPOSIT_TYPES, ENTRANCE_FEE, firstMonthOf, type Plan } from '../plan.ts'
import { isRateChange } from '../published.ts'
import { Random } from '../random.ts'
import { ShareYears, type YearOfShares } from '../savings/dividends.ts'
import { type FixedDeposit, fixedDepositIn, openFixedDeposit } from '../savings/fixed-deposit.ts'
import { Ledger } from '../savings/ledger.ts'
import { PaymentMishaps } from '../savings/payment-mishaps.ts'
import { SavingsAccount } from '../savings/savings-account.ts'
import { writeSpecialSavings } from '../savings/special-savings.ts'
import { type Line, line, loanLines, owedOf, share } from './bill.ts'
import { billCremation, fundsOf } from './cremation.ts'
import type { Person } from './person.ts'
import { reportMember } from './report-member.ts'

const JANUARY = '01'

/** What a guarantor is billed for a loan of somebody else. */
export interface GuaranteeBill {
  month: number
  payerNo: string
  loanNo: string
  amount: number
}

/** Answers what the member's guarantors are billed; `standsFor` is what the member is billed for others. */
export function writeMemberHistory(
  plan: Plan,
  person: Person,
  index: number,
  standsFor: readonly GuaranteeBill[],
  totals: UnitTotals,
  emit: Emit,
): GuaranteeBill[] {
  const dice = new Random(plan.seed, 'story', index)
  const lastMonth = monthNumber(closedOn(plan))
  const firstMonth = Math.max(firstMonthOf(plan), monthNumber(person.joinedOn) + 1)
  const billedMonth = lastMonth + (plan.billsNext ? 1 : 0)
  const endMonth = person.endedOn ? monthNumber(person.endedOn) : billedMonth + 1
  const monthly = Math.max(5, Math.round((person.salary * 0.05) / 100_00)) * 100_00
  const before = Math.max(0, firstMonth - monthNumber(person.joinedOn) - 1)
  const openedOn = before > 0 ? monthEndOf(firstMonth - 1) : person.joinedOn
  const key = { membership_no: person.no }
  const ordered = new ShareOrders(
    plan.orders?.filter(({ memberNo }) => memberNo === person.no) ?? [],
    { monthly, isMember: person.endedOn === undefined },
    emit,
  )
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
  const loanOrders = new LoanOrders(plan.orders ?? [], plan, person, emit)
  const payments = new PaymentOrders(plan.orders ?? [], person.no, emit)
  const funds = fundsOf(plan, person, dice)
  const into: Payable = { loans, missed: [], shares, deposit, account, funds }
  const insurance = new Insurance()
  const years = new ShareYears()
  const mishaps = new PaymentMishaps(plan, index)
  const missing = defaultOf(plan, person, index, loans)
  const guaranteed: GuaranteeBill[] = []
  const fixedIn = fixedDepositIn(plan, person, index)
  let fixed: FixedDeposit | undefined
  let entrance = before === 0 ? ENTRANCE_FEE : 0
  let instalments = before

  for (let month = firstMonth; month <= Math.min(billedMonth, endMonth - 1); month++) {
    const isOpen = month > lastMonth
    const day = monthEndOf(month)
    const period = `${day.slice(0, 8)}01`
    const shareBilled = ordered.billedIn(month)
    const lines: Line[] = shareBilled > 0 ? [line('share', shareBilled)] : []
    const yearOf = () => years.of(Number(day.slice(0, 4)), shares.balance)
    const isStopped = missing !== undefined && month >= missing.since
    /** What members paid at a bank and the core system knows of by a day. */
    const postPaid = (until: string) => {
      const year = isOpen ? undefined : yearOf()
      const paid = payments.post(until, into)
      if (!year) return
      year.interestPaid += paid.interest
      addShares(year, day, paid.shares)
    }
    for (const loan of loans) {
      loan.putRight(month)
      if (loan.events.paidOffIn === month && loan.isOpen && !isStopped)
        yearOf().interestPaid += loan.payOff(month)
    }
    if (day.slice(5, 7) === JANUARY) insurance.begin(Number(day.slice(0, 4)), loans)
    if (!(missing && isHandedOver(missing, month))) lines.push(...loanLines(loans, day))
    // The bill is out before the month begins; what is lent during the month is not in it.
    const lentUntil = isOpen ? plan.asOf : moved(day, -1)
    const paidOff = loanOrders.open(lentUntil, loans, lines, isStopped)
    if (paidOff > 0 && !isOpen) yearOf().interestPaid += paidOff
    for (const { loanNo, amount } of standsFor.filter((one) => one.month === month))
      lines.push({ ...line('guarantee', amount), ref: loanNo })
    if (entrance > 0) lines.push(line('entrance', entrance))
    if (saves > 0) lines.push({ ...line('deposit', saves), ref: account })
    const cremation = billCremation(funds, person, period, emit)
    if (cremation > 0) lines.push(line('cremation', cremation))
    if (insurance.due > 0) lines.push(line('insurance', insurance.due))
    if (dice.chance(0.01)) lines.push(line('other', 100_00))
    // Money is taken out at the counter, which is closed on many a month's last day.
    const takenOn = officeDayUpTo(`${day.slice(0, 8)}27`)
    const takes = dice.chance(0.15) && takenOn > openedOn && takenOn <= plan.asOf
    if (month === fixedIn) fixed = openFixedDeposit(person, deposit, day, emit)
    if (!isStopped && !isOpen) mishaps.shares(month, shares, monthly)
    postPaid(takes ? moved(takenOn, -1) : lentUntil)
    if (takes && deposit.balance > 1_000_00) {
      const amount = Math.floor(deposit.balance / 4 / 100_00) * 100_00 || 100_00
      mishaps.withdrawal(month, deposit, amount, deposit.out(amount, takenOn))
    }

    postPaid(lentUntil)
    const billed = lines.reduce((sum, { principal, interest }) => sum + principal + interest, 0)
    const drawn = isRateChange(moved(day, 1)) ? 1 : dice.next()
    const isPaid =
      lines.some(({ kind }) => kind === 'guarantee') ||
      loans.some(({ events }) => events.mispostedIn === month) ||
      lines.some(({ loan }) => loan?.isReplaced)
    const luck = isPaid ? 1 : drawn
    const available =
      isOpen || isStopped || luck < 0.01
        ? 0
        : luck < 0.03
          ? Math.floor((billed * dice.whole(20, 90)) / 10_000) * 100
          : billed
    const deducted = share(lines, available)
    const receipt = deducted > 0 ? receiptNo(day, person.no) : undefined
    const year = isOpen ? undefined : yearOf()
    if (year && (isStopped || lines.some(isShortLoan))) year.missed = true

    for (const one of lines) {
      if (!year || one.deducted === 0) continue
      if (one.kind === 'share') {
        shares.in('SH', one.deducted, day, { receipt_no: receipt, instalment: ++instalments })
        addShares(year, day, one.deducted)
      } else if (one.kind === 'deposit') deposit.in(one.deducted, day, { receipt_no: receipt })
      else if (one.kind === 'insurance') insurance.paid(receipt)
      else if (one.kind === 'entrance') entrance = 0
      else if (one.loan)
        year.interestPaid += one.loan.pay(
          { principal: one.deducted - one.interest, interest: one.interest },
          day,
          receipt,
        )
    }
    if (year) {
      year.interestPaid += payFirst(loans, month)
      year.interestPaid += loanOrders.open(day, loans, [], isStopped)
      for (const one of lines)
        if (one.loan?.isOpen && isShortLoan(one))
          into.missed.push({ period, loan: one.loan, amount: owedOf(one) - one.deducted })
      postPaid(day)
    }
    const unitNo = unitAt(person, day)
    const reason =
      isOpen || deducted === billed
        ? undefined
        : isStopped
          ? 'court-or-student-loan'
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
    if (!missing || !isStopped) continue
    if (!isOpen) missing.loan.fallBehind(day)
    if (!isGuaranteed(missing, month)) continue
    missing.loan.dueOfGuarantors(day, missing.guarantors.length).forEach((due, at) => {
      const payerNo = missing.guarantors[at]?.no ?? ''
      const amount = due.principal + due.interest
      guaranteed.push({ month, payerNo, loanNo: missing.loan.no, amount })
      if (!isOpen) missing.loan.payByGuarantor(payerNo, due, day, receiptNo(day, payerNo))
    })
  }

  if (person.endedOn) {
    for (const loan of loans) loan.settle(person.endedOn)
    if (shares.balance > 0) shares.out('WD', shares.balance, person.endedOn, {})
    deposit.close(person.endedOn)
  }
  // Of a month that is not billed yet.
  const nextEnd = monthEndOf(lastMonth + 1)
  loanOrders.open(plan.asOf, loans, loanLines(loans, nextEnd), missing !== undefined)
  loanOrders.answerUndos()
  if (!person.endedOn) payments.post(plan.asOf, into)
  payments.end(!person.endedOn)
  fixed?.report(plan.asOf, emit)
  writeSpecialSavings(plan, person, index, emit)
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
    monthly: ordered.monthly,
    instalments,
    loans,
    funds,
    years,
    insurance,
  })
  return guaranteed
}

/** The first instalment of what was lent after the month was billed, out of the money itself. Answers the interest. */
function payFirst(loans: readonly LoanLife[], month: number): number {
  const day = monthEndOf(month)
  let interest = 0
  for (const loan of loans) {
    const due = loan.security && monthNumber(loan.loan.startsOn) === month ? loan.dueOn(day) : null
    if (due) interest += loan.pay(due, day, undefined)
  }
  return interest
}

function receiptNo(day: string, no: string): string {
  return `R${day.slice(2, 4)}${day.slice(5, 7)}-${no}`
}

function unitAt({ units }: Person, day: string): string {
  const found = units.findLast(({ from }) => from <= day) ?? units[0]
  return found?.unitNo ?? ''
}

/** Only a loan that is not paid in full is a default; who misses a share is none. */
function isShortLoan(one: Line): boolean {
  return one.kind === 'loan' && one.deducted < owedOf(one)
}

function addShares({ contributions }: YearOfShares, day: string, amount: number): void {
  const month = Number(day.slice(5, 7))
  if (amount > 0) contributions.set(month, (contributions.get(month) ?? 0) + amount)
}
