import { halfUp, sum } from '../files/amounts.ts'
import {
  addMonths,
  isMonthEnd,
  monthEnd,
  monthOf,
  monthsBetween,
  nights,
} from '../files/calendar.ts'
import { balancesOf, type Days, inside, movementOf, replay, type Step } from '../files/ledger.ts'
import type { Night, Row } from '../files/read-night.ts'
import { interest, partOfYear } from '../rules/interest.ts'
import type { Rules } from '../rules/rules.ts'

export function loanSteps(night: Night, loanNo: string): Step[] {
  return night.kept(`loan ${loanNo}`, () =>
    replay(night.of('loan_movement', 'loan_no', loanNo), 'principal'),
  )
}

/** Open ones first, newest first. */
export function loanRows(night: Night, member: string): Row[] {
  const key = (row: Row) => (owedOf(night, row) === 0 ? 1 : 0)
  return night
    .of('loan', 'membership_no', member)
    .toSorted(
      (one, other) =>
        key(one) - key(other) ||
        compared(other.day('opened_on'), one.day('opened_on')) ||
        compared(one.text('loan_no'), other.text('loan_no')),
    )
}

function compared(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

export function owedOf(night: Night, loan: Row): number {
  return loanSteps(night, loan.text('loan_no')).at(-1)?.balance ?? 0
}

/** A loan that still runs, as far as its next instalments need to know it. */
export interface Running {
  equalTotal: boolean
  opened: string
  balance: number
  ppm: number
  months: number
  paid: number
  instalment: number
  since: string
}

export function runningLoan(night: Night, loan: Row): Running {
  return {
    equalTotal: loan.text('method') === 'equal-total',
    opened: loan.day('opened_on'),
    balance: owedOf(night, loan),
    ppm: loan.ppm('rate'),
    months: loan.whole('months'),
    paid: loan.whole('months_paid'),
    instalment: loan.baht('instalment'),
    since: loan.day('last_on'),
  }
}

/** No instalment falls due on the day the money is paid out. */
export function firstDue(opened: string, { firstDueSameMonth }: Rules): string {
  const own = monthOf(opened)
  return monthEnd(firstDueSameMonth && !isMonthEnd(opened) ? own : addMonths(own, 1))
}

/** The next instalment after a day, with interest for every day since the last movement. */
export function dueAfter(loan: Running, day: string, rules: Rules) {
  if (loan.balance === 0) return null
  const known = day > loan.since ? day : loan.since
  const first = firstDue(loan.opened, rules)
  const next = monthEnd(isMonthEnd(known) ? addMonths(monthOf(known), 1) : monthOf(known))
  const due_on = first > known ? first : next
  const due = interest(loan.balance, loan.ppm, partOfYear(loan.since, due_on, rules), rules)
  const principal = principalIn(loan, due)
  const days = nights(loan.since, due_on)
  return { due_on, days, principal, interest: due, total: principal + due }
}

/** The last instalment is all that is left; no instalment is more than that, or lets a debt grow. */
function principalIn({ balance, paid, months, equalTotal, instalment }: Running, due: number) {
  if (paid + 1 >= months) return balance
  return Math.min(balance, equalTotal ? Math.max(0, instalment - due) : instalment)
}

/** Interest of the instalments that fall due after one day and up to another. */
export function interestToCome(loan: Running, after: string, upTo: string, rules: Rules): number {
  const due = dueAfter(loan, after, rules)
  if (!due || due.due_on > upTo) return 0
  const left = {
    ...loan,
    balance: loan.balance - due.principal,
    paid: loan.paid + 1,
    since: due.due_on,
  }
  return due.interest + interestToCome(left, due.due_on, upTo, rules)
}

function monthsOverdue(loan: Running, asOf: string, rules: Rules): number {
  const first = firstDue(loan.opened, rules)
  if (loan.balance === 0 || asOf < first) return 0
  const due = monthsBetween(monthOf(first), monthOf(asOf)) + (isMonthEnd(asOf) ? 1 : 0)
  return Math.max(0, Math.min(due, loan.months) - loan.paid)
}

export function contractFigures(night: Night, rules: Rules, row: Row) {
  const loan = runningLoan(night, row)
  const principal = row.baht('principal')
  const type = night.one('loan_type', 'type_code', row.text('type_code'))
  const first = monthOf(firstDue(loan.opened, rules))
  return {
    loan_no: row.text('loan_no'),
    type_code: row.text('type_code'),
    type_name: type.text('name'),
    method: row.text('method'),
    state: loan.balance > 0 ? 'open' : 'closed',
    opened_on: loan.opened,
    ends_on: monthEnd(addMonths(first, Math.max(1, loan.months) - 1)),
    principal,
    balance: loan.balance,
    paid: principal - loan.balance,
    paid_ppm:
      principal === 0
        ? 1_000_000
        : halfUp(1_000_000n * BigInt(principal - loan.balance), BigInt(principal)),
    rate_ppm: loan.ppm,
    months: loan.months,
    months_paid: loan.paid,
    months_left: loan.balance > 0 ? Math.max(1, loan.months - loan.paid) : 0,
    instalment: loan.instalment,
    last_on: loan.since,
    next_due: dueAfter(loan, night.asOf, rules),
    arrears_months: monthsOverdue(loan, night.asOf, rules),
    arrears_principal: row.or('arrears_principal', (own) => own.baht('arrears_principal')),
    arrears_interest: row.or('arrears_interest', (own) => own.baht('arrears_interest')),
    default_on: row.or('default_on', (own) => own.day('default_on')),
  }
}

export function loanFeed(night: Night, rules: Rules, member: string) {
  const contracts = loanRows(night, member).map((row) => ({
    ...contractFigures(night, rules, row),
    collaterals: night
      .of('guarantee', 'loan_no', row.text('loan_no'))
      .toSorted((one, other) => one.whole('seq') - other.whole('seq'))
      .map((held) => ({
        seq: held.whole('seq'),
        collateral: held.text('collateral'),
        amount: held.baht('amount'),
      })),
  }))
  return {
    as_of: night.asOf,
    balance: sum(contracts.map(({ balance }) => balance)),
    next_total: sum(contracts.map(({ next_due }) => next_due?.total ?? 0)),
    contracts,
  }
}

/** Interest that was given back, or reversed with its payment, was not paid. */
export function interestPaid(steps: readonly Step[]): number {
  return sum(
    steps.map(({ code, sign, interest }) => (code === '05' || sign === 1 ? -interest : interest)),
  )
}

/** Everything but what is brought forward and the loan itself as it is paid out. */
export function isPayment({ code }: Step): boolean {
  return code !== '00' && code !== '01'
}

export function borrowedIn(steps: readonly Step[]): number {
  return sum(steps.filter(({ code }) => code === '01').map(({ amount }) => amount))
}

/** A payment that was taken back is none, and interest that was given back is less of it. */
export function repaidIn(steps: readonly Step[]) {
  const payments = steps.filter(isPayment)
  const taken = payments.filter(({ code }) => code === '08').length
  return {
    count: payments.filter(({ code, sign }) => sign === -1 && code !== '05').length - taken,
    principal: sum(payments.map(({ sign, amount }) => -sign * amount)),
    interest: interestPaid(payments),
  }
}

export function loanStatement(night: Night, rules: Rules, row: Row, days: Days) {
  const steps = loanSteps(night, row.text('loan_no'))
  const own = inside(steps, days)
  const { principal, interest: paid, count } = repaidIn(own)
  return {
    as_of: night.asOf,
    contract: contractFigures(night, rules, row),
    ...balancesOf(steps, days),
    totals: {
      count,
      principal,
      interest: paid,
      paid: principal + paid,
      borrowed: borrowedIn(own),
    },
    movements: own.toReversed().map((step) => ({
      ...movementOf(step),
      principal: step.amount,
      interest: step.interest,
      total: step.amount + step.interest,
      balance: step.balance,
      basis: basisOfStep(night, rules, row, steps, step),
    })),
  }
}

/** A refund, a reversal and what was reversed have no interest of their own, nor what was partly given back at once. */
function basisOfStep(night: Night, rules: Rules, row: Row, steps: readonly Step[], step: Step) {
  const next = steps[steps.indexOf(step) + 1]
  const isPlain = ['02', '03', '04', '09'].includes(step.code) && step.reversedBy === null
  if (!isPlain || next?.code === '05') return null
  const before = steps.findLast(
    ({ seq, code, reversedBy }) =>
      seq < step.seq && code !== '05' && code !== '08' && reversedBy === null,
  )
  if (!before) return null
  const to = valuedOn(steps, step)
  return interestBasis(rules, {
    balance: before.balance,
    from: valuedOn(steps, before),
    to,
    taken: step.interest,
    contractPpm: row.ppm('rate'),
    publishedPpm: publishedOn(night, rules, row, to),
  })
}

/** A correction stands for the payment that was taken back just before it, on that payment's day. */
export function valuedOn(steps: readonly Step[], step: Step): string {
  const before = steps[steps.indexOf(step) - 1]
  const taken = steps.find(({ seq }) => seq === before?.reverses)
  return step.code === '09' && taken ? taken.on : step.on
}

/** What the public pages said on a day that loans of this kind cost. */
export function publishedOn(night: Night, rules: Rules, row: Row, day: string): number | null {
  const name = night.one('loan_type', 'type_code', row.text('type_code')).text('name')
  const known = rules.published
    .filter((rate) => rate.kind === 'loan' && rate.name === name && rate.effective_on <= day)
    .toSorted((one, other) => compared(one.effective_on, other.effective_on))
  return known.at(-1)?.rate_ppm ?? null
}

interface Taken extends Days {
  balance: number
  taken: number
  contractPpm: number
  publishedPpm: number | null
}

/** How an interest came about: at the contract's rate, or at the published one where only that explains it. */
export function interestBasis(rules: Rules, { balance, from, to, taken, ...ppm }: Taken) {
  if (from >= to) return null
  const part = partOfYear(from, to, rules)
  const at = (rate: number) => interest(balance, rate, part, rules)
  const { contractPpm, publishedPpm } = ppm
  const byPublished =
    at(contractPpm) !== taken && publishedPpm !== null && at(publishedPpm) === taken
  const rate_ppm = byPublished ? publishedPpm : contractPpm
  return {
    balance,
    rate_ppm,
    from_on: from,
    to_on: to,
    days: nights(from, to),
    numerator: part[0],
    denominator: part[1],
    interest: at(rate_ppm),
    agrees: at(rate_ppm) === taken,
  }
}
