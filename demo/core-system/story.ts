// A member's months, one after the other: what was billed, what the employer could deduct, and where
// that money went.

import { satang, scale } from '#domain/money.ts'
import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { Dice } from './dice.ts'
import type { Emit } from './emit.ts'
import { Ledger } from './ledger.ts'
import { type LoanLife, loansOf } from './loan-life.ts'
import type { Person } from './person.ts'
import { DEPOSIT_TYPES, FUNDS, type Plan } from './plan.ts'
import { reportMember } from './report-member.ts'
import { tellSpecialSavings } from './special-savings.ts'
import type { UnitTotals } from './unit-totals.ts'

interface Line {
  kind: 'share' | 'loan' | 'deposit' | 'cremation' | 'insurance' | 'other'
  ref?: string
  instalment?: number
  principal: number
  interest: number
  deducted: number
  loan?: LoanLife
}

/** Interest is paid for as a whole or not at all; other lines take what there is. */
const FIRST_SERVED = ['cremation', 'insurance', 'loan', 'share', 'deposit', 'other']
/** What one share costs. */
const PAR = 10_00
// Deposits earn their half year on the last day of March and of September.
const INTEREST_MONTHS = [3, 9]
const HALF_YEAR_DAYS = 182

export interface YearOfShares {
  opening: number
  contributions: Map<number, number> // by month
  interestPaid: number
  missed: boolean
}

export function tellStory(
  plan: Plan,
  person: Person,
  index: number,
  totals: UnitTotals,
  emit: Emit,
): void {
  const dice = new Dice(plan.seed, 'story', index)
  const lastMonth = monthNumber(plan.asOf)
  const firstMonth = Math.max(lastMonth - plan.months + 1, monthNumber(person.joinedOn) + 1)
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
  const opening = { on: openedOn, balance: dice.whole(1, 400) * 100_00 }
  const deposit = new Ledger('deposit_movement', { account_no: account, ...key }, opening, emit)
  const loans = loansOf(plan, person, index, emit)
  const funds = FUNDS.filter((_, nth) => dice.chance(nth === 0 ? 0.6 : 0.25))
  const years = new Map<number, YearOfShares>()
  let instalments = before

  for (let month = firstMonth; month <= Math.min(billedMonth, endMonth - 1); month++) {
    const isOpen = month > lastMonth
    const day = monthEndOf(month)
    const period = `${day.slice(0, 8)}01`
    const lines: Line[] = [line('share', monthly)]
    const living = loans.filter((loan) => loan.loan.startsOn < day)
    for (const loan of living) {
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
    const cremation = cremationOf(plan, funds, person, period, emit)
    if (cremation > 0) lines.push(line('cremation', cremation))
    if (day.slice(5, 7) === '01' && living.some(({ isOpen }) => isOpen))
      lines.push(line('insurance', 460_00))
    if (dice.chance(0.01)) lines.push(line('other', 100_00))

    const billed = lines.reduce((sum, { principal, interest }) => sum + principal + interest, 0)
    const luck = dice.next()
    const available =
      isOpen || luck < 0.01
        ? 0
        : luck < 0.03
          ? Math.floor((billed * dice.whole(20, 90)) / 10_000) * 100
          : billed
    const deducted = share(lines, available)
    const receipt = deducted > 0 ? `R${day.slice(2, 4)}${day.slice(5, 7)}-${person.no}` : undefined
    const year = isOpen ? undefined : yearOf(years, Number(day.slice(0, 4)), shares.balance)
    if (year && deducted < billed) year.missed = true

    for (const one of lines) {
      if (!year || one.deducted === 0) continue
      if (one.kind === 'share') {
        shares.in('SH', one.deducted, day, { receipt_no: receipt, instalment: ++instalments })
        year.contributions.set(Number(day.slice(5, 7)), one.deducted)
      } else if (one.kind === 'deposit')
        deposit.in('DP', one.deducted, day, { receipt_no: receipt })
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
    if (isOpen) continue
    if (INTEREST_MONTHS.includes(Number(day.slice(5, 7)))) {
      const interest = scale(
        satang(deposit.balance),
        DEPOSIT_TYPES[0].ratePpm * HALF_YEAR_DAYS,
        365 * 1_000_000,
      )
      if (interest > 0) deposit.in('IN', interest, day, {})
    }
    if (dice.chance(0.15) && deposit.balance > 1_000_00)
      deposit.out(Math.floor(deposit.balance / 4 / 100_00) * 100_00 || 100_00, day)
  }

  if (person.endedOn) {
    for (const loan of loans) loan.settle(person.endedOn)
    if (shares.balance > 0) shares.out(shares.balance, person.endedOn)
    if (deposit.balance > 0) deposit.out(deposit.balance, person.endedOn)
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
    opened: openedOn,
    monthly,
    instalments,
    loans,
    funds,
    years,
  })
}

function line(kind: Line['kind'], principal: number): Line {
  return { kind, principal, interest: 0, deducted: 0 }
}

/** Gives out what could be deducted, the most pressing first. Answers how much was taken. */
function share(lines: Line[], available: number): number {
  let left = available
  for (const kind of FIRST_SERVED) {
    for (const one of lines.filter((line) => line.kind === kind)) {
      if (left < one.interest) continue
      const most = Math.min(left, one.principal + one.interest)
      // Nobody holds part of a share.
      one.deducted = kind === 'share' ? most - (most % PAR) : most
      left -= one.deducted
    }
  }
  return available - left
}

function yearOf(years: Map<number, YearOfShares>, year: number, opening: number): YearOfShares {
  const found = years.get(year) ?? {
    opening,
    contributions: new Map(),
    interestPaid: 0,
    missed: false,
  }
  years.set(year, found)
  return found
}

function unitAt({ units }: Person, day: string): string {
  const found = units.findLast(({ from }) => from <= day) ?? units[0]
  return found?.unitNo ?? ''
}

/** Everybody in a fund pays for the same deaths. */
function cremationOf(
  plan: Plan,
  funds: readonly (typeof FUNDS)[number][],
  person: Person,
  period: string,
  emit: Emit,
): number {
  let sum = 0
  for (const fund of funds) {
    const deaths = new Dice(plan.seed, 'deaths', fund.code, period).whole(0, 3)
    for (let seq = 1; seq <= deaths; seq++) {
      const description = `ชำระศพที่ ${period.slice(5, 7)}${seq}`
      emit('cremation_collection', {
        fund_code: fund.code,
        membership_no: person.no,
        period,
        seq,
        description,
        amount: fund.perDeath,
      })
      sum += fund.perDeath
    }
  }
  return sum
}
