// The monthly collection of one member: lines, groups, what is left after the month, and the month before.

import { printed, sum } from '../files/amounts.ts'
import { monthEnd } from '../files/calendar.ts'
import type { Step } from '../files/ledger.ts'
import type { Night, Row } from '../files/read-night.ts'
import type { Rules } from '../rules/rules.ts'
import { accountSteps } from './deposits.ts'
import { interestBasis, loanSteps, publishedOn, valuedOn } from './loans.ts'
import { shareSteps } from './shares.ts'

export const GROUPS: [string, string[]][] = [
  ['SHR', ['share']],
  ['LON', ['loan']],
  ['DEP', ['deposit']],
  ['OTH', ['cremation', 'insurance', 'entrance', 'guarantee', 'other']],
]

/** What a unit has sent word of, by member and month; what counts until the core system has posted. */
export interface Reported {
  outcome: 'full' | 'partial' | 'none'
  amount: number
  /** Deducted beyond the bill. */
  over: number
}
export type ReportedOf = (member: string, period: string) => Reported | null
export const NOTHING_REPORTED: ReportedOf = () => null

/** Newest first. */
export function slipsOf(night: Night, member: string): Row[] {
  return night.kept(`slips ${member}`, () =>
    night
      .of('collection_slip', 'membership_no', member)
      .toSorted((one, other) => (one.month('period') < other.month('period') ? 1 : -1)),
  )
}

export function linesOf(night: Night, member: string, period: string): Row[] {
  return night.kept(`lines ${member} ${period}`, () =>
    night
      .of('collection_line', 'membership_no', member)
      .filter((line) => line.month('period') === period)
      .toSorted((one, other) => one.whole('seq') - other.whole('seq')),
  )
}

/** Nothing deducted and no reason: nobody knows yet, unless the unit has told. */
export function slipState(slip: Row, told: Reported | null): string {
  const [billed, deducted] = [slip.baht('billed'), slip.baht('deducted')]
  if (deducted >= billed) return 'deducted'
  if (deducted > 0) return 'partly'
  if (slip.text('reason') !== '') return 'none'
  return told ? 'reported' : 'waiting'
}

export function kepFeed(
  night: Night,
  rules: Rules,
  member: string,
  asked?: string,
  toldOf = NOTHING_REPORTED,
) {
  const slips = slipsOf(night, member)
  const at = asked === undefined ? 0 : slips.findIndex((slip) => slip.month('period') === asked)
  const slip = slips[at]
  return {
    as_of: night.asOf,
    months: slips.map((one) => monthFigures(one, member, toldOf)),
    // All of it waits: nobody has settled anything.
    refunds: slips.flatMap((one) => {
      const period = one.month('period')
      const amount = toldOf(member, period)?.over ?? 0
      return amount > 0 ? [{ period, kind: 'over', amount }] : []
    }),
    collection: slip ? collectionOf(night, rules, member, slip, slips[at + 1], toldOf) : null,
  }
}

function monthFigures(slip: Row, member: string, toldOf: ReportedOf) {
  const period = slip.month('period')
  return {
    period,
    billed: slip.baht('billed'),
    deducted: slip.baht('deducted'),
    state: slipState(slip, toldOf(member, period)),
  }
}

function collectionOf(
  night: Night,
  rules: Rules,
  member: string,
  slip: Row,
  previous: Row | undefined,
  toldOf: ReportedOf,
) {
  const month = monthFigures(slip, member, toldOf)
  const lines = linesOf(night, member, month.period)
  const told = month.state === 'reported' ? toldOf(member, month.period) : null
  return {
    ...month,
    missing: month.billed - month.deducted,
    reason: slip.maybe('reason'),
    unit: { unit_no: slip.text('unit_no') },
    reported: told && {
      outcome: told.outcome,
      amount: told.amount,
      missing: Math.max(0, month.billed - told.amount),
    },
    receipt: receiptOf(night, slip),
    groups: GROUPS.flatMap(([group, kinds]) => {
      const own = lines.filter((line) => kinds.includes(line.text('line_kind')))
      if (own.length === 0) return []
      const added = (column: string) => sum(own.map((line) => line.baht(column)))
      return {
        group,
        principal: added('principal'),
        interest: added('interest'),
        billed: added('billed'),
        deducted: added('deducted'),
        lines: own.map((line) => lineFigures(night, rules, member, slip, line)),
      }
    }),
    change: previous
      ? changeSince(linesOf(night, member, previous.month('period')), lines, previous)
      : null,
  }
}

function receiptOf(night: Night, slip: Row) {
  if (slip.text('receipt_no') === '') return null
  const receipt = night.one('receipt', 'receipt_no', slip.text('receipt_no'))
  return {
    receipt_no: receipt.text('receipt_no'),
    paid_on: receipt.day('paid_on'),
    amount: receipt.baht('amount'),
  }
}

export function lineFigures(night: Night, rules: Rules, member: string, slip: Row, line: Row) {
  const steps = ledgerOf(night, member, line)
  const receipt = slip.maybe('receipt_no')
  const ends = monthEnd(slip.month('period'))
  const received = receipt === null ? [] : steps.filter((step) => step.receipt === receipt)
  const isLoan = line.text('line_kind') === 'loan'
  const taken = received.filter(({ code }) => code === '02')
  const last = received.at(-1) ?? steps.findLast(({ on }) => on <= ends)
  return {
    seq: line.whole('seq'),
    line_kind: line.text('line_kind'),
    ref_no: line.maybe('ref_no'),
    instalment: line.or('instalment', (row) => row.whole('instalment')),
    principal: line.baht('principal'),
    interest: line.baht('interest'),
    billed: line.baht('billed'),
    deducted: line.baht('deducted'),
    received_principal: isLoan && receipt ? sum(taken.map(({ amount }) => amount)) : null,
    received_interest: isLoan && receipt ? sum(taken.map(({ interest }) => interest)) : null,
    remaining: last?.balance ?? null,
    basis: isLoan ? billedBasis(night, rules, line, { steps, receipt, ends }) : null,
  }
}

function ledgerOf(night: Night, member: string, line: Row): Step[] {
  const kind = line.text('line_kind')
  if (kind === 'share') return shareSteps(night, member)
  const own = (set: string, column: string) =>
    night.of(set, column, line.text('ref_no')).some((row) => row.text('membership_no') === member)
  if (kind === 'loan' && own('loan', 'loan_no')) return loanSteps(night, line.text('ref_no'))
  if (kind === 'deposit' && own('deposit_account', 'account_no'))
    return accountSteps(night, line.text('ref_no'))
  return []
}

/** Billed to the month's end, from the movement before it; told only where that makes the bill. */
function billedBasis(
  night: Night,
  rules: Rules,
  line: Row,
  { steps, receipt, ends }: { steps: Step[]; receipt: string | null; ends: string },
) {
  const [loan] = night.of('loan', 'loan_no', line.text('ref_no'))
  const before = steps.findLast(
    (step) => step.on < ends && (receipt === null || step.receipt !== receipt),
  )
  if (!loan || !before) return null
  const basis = interestBasis(rules, {
    balance: before.balance,
    from: valuedOn(steps, before),
    to: ends,
    taken: line.baht('interest'),
    contractPpm: loan.ppm('rate'),
    publishedPpm: publishedOn(night, rules, loan, ends),
  })
  return basis?.agrees ? basis : null
}

/** Lines of one kind and number belong together, in their order; what is gone comes last. */
export function pairedLines(before: readonly Row[], now: readonly Row[]) {
  const left = [...before]
  const key = (line: Row) => `${line.text('line_kind')} ${line.text('ref_no')}`
  const kept = now.map((line) => {
    const at = left.findIndex((old) => key(old) === key(line))
    return { line, old: at < 0 ? undefined : left.splice(at, 1)[0] }
  })
  return [...kept, ...left.map((old) => ({ line: undefined, old }))]
}

export function changeWord(old: Row | undefined, line: Row | undefined): string {
  if (!old) return 'new'
  if (!line) return 'gone'
  const difference = line.baht('billed') - old.baht('billed')
  return difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
}

/** The amounts in the sentence that says why: of a loan both parts, of a cremation fund none, of anything else the step. */
export function whyAmounts(old: Row | undefined, line: Row | undefined): string[] {
  const isOther = old && line && old.baht('billed') !== line.baht('billed')
  if (!isOther || line.text('line_kind') === 'cremation') return []
  const columns = line.text('line_kind') === 'loan' ? ['interest', 'principal'] : ['billed']
  return columns
    .map((column) => Math.abs(line.baht(column) - old.baht(column)))
    .filter((step) => step > 0)
    .map(printed)
}

function changeSince(before: readonly Row[], now: readonly Row[], previous: Row) {
  const billed = (lines: readonly Row[]) => sum(lines.map((line) => line.baht('billed')))
  return {
    previous_period: previous.month('period'),
    before: billed(before),
    after: billed(now),
    difference: billed(now) - billed(before),
    lines: pairedLines(before, now).map(({ line, old }) => ({
      line_kind: (line ?? old)?.text('line_kind'),
      ref_no: (line ?? old)?.maybe('ref_no'),
      change: changeWord(old, line),
      before: old?.baht('billed') ?? 0,
      after: line?.baht('billed') ?? 0,
      difference: (line?.baht('billed') ?? 0) - (old?.baht('billed') ?? 0),
      why: whyAmounts(old, line),
    })),
  }
}
