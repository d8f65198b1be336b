// The figures of a night once more, in TypeScript over its rows: arrears by the rule of the guarantee watch, units with a pencil.

import type { Day } from '#domain/calendar/day.ts'
import { monthNumber } from '#domain/calendar/month-end.ts'
import {
  type BilledInstalment,
  missedInstalments,
  type Repayment,
} from '#domain/guarantee-watch/missed-instalments.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { type CohortKnown, cohortOf } from './cohort.ts'

export type Ask = <Row extends object>(question: string) => Promise<Row[]>

interface Line extends BilledInstalment {
  membership_no: string
  loan_no: string
}

interface Loan {
  loan_no: string
  membership_no: string
  balance: Satang
  months_paid: number
  opened_on: Day
  default_on: Day | null
}

interface Movement {
  loan_no: string
  posted_on: Day
  code: string
  sign: number
  principal: number
  interest: number
}

interface Slip {
  membership_no: string
  period: Day
  reason: string | null
  state: string
}

interface Month {
  unit_no: string
  period: Day
  due_on: Day
  billed: number
  paid_on: Day | null
}

export type Figures = Record<string, number>

/** By «metric dimension». */
export async function recounted(
  ask: Ask,
  run: number,
  asOf: Day,
  before: MonthBefore | undefined,
): Promise<{ figures: Figures } & Omit<MonthBefore, 'asOf'>> {
  const missed = new Map<string, number>()
  const rows = await nightRows(ask, run)
  const people = peopleBehind(rows, asOf, missed)
  const cohort = await cohortOf(ask, run, { rows, asOf, before: before?.cohort })
  const figures = {
    ...totalsOf([...people.values()]),
    ...(before ? rolled(before, people) : {}),
    ...(await quality(ask, run, asOf, missed)),
    ...cohort.figures,
    ...(await units(ask, run, asOf)),
  }
  return { figures, people, cohort: cohort.known }
}

type People = ReadonlyMap<string, Behind>

export interface MonthBefore {
  asOf: Day
  people: People
  cohort: CohortKnown
}

/** What became of each who was behind in the month before, and who is new. */
function rolled(before: MonthBefore, now: People): Figures {
  const figures: Figures = { 'roll_people 0>new': 0 }
  for (const age of AGES)
    for (const way of ['cured', 'less', 'same', 'more']) figures[`roll_people ${age}>${way}`] = 0
  const raise = (name: string) => {
    figures[`roll_people ${name}`] = (figures[`roll_people ${name}`] ?? 0) + 1
  }
  for (const [no, { periods }] of before.people) {
    const months = now.get(no)?.periods.size ?? 0
    const change = Math.sign(months - periods.size)
    raise(`${ageOf(periods.size)}>${months === 0 ? 'cured' : ['less', 'same', 'more'][change + 1]}`)
  }
  for (const no of now.keys()) if (!before.people.has(no)) raise('0>new')
  figures[`roll_base ${before.asOf}`] = before.people.size
  return figures
}

const AGES = ['1', '2', '3', '4-6', '7-12', '13+']

interface Behind {
  periods: Set<Day>
  amount: number
  own: { period: Day; loan: string; cause: string } | undefined
}

export type NightRows = Awaited<ReturnType<typeof nightRows>>

async function nightRows(ask: Ask, run: number) {
  const of = `run_id = ${run}`
  const loans = await ask<Loan>(
    `select loan_no, membership_no, balance::float8, months_paid, opened_on::text, default_on::text from night.loan where ${of}`,
  )
  const lines = await ask<Line>(
    `select line.membership_no, line.ref_no as loan_no, line.period::text, due.due_on::text, instalment, line.billed::float8,
       line.deducted::float8, month.paid_on::text as unit_paid_on
     from night.collection_line line join night.collection_run due using (run_id, period)
     join night.collection_unit month using (run_id, period, unit_no)
     where run_id = ${run} and line_kind = 'loan' order by line.period, seq`,
  )
  const movements = await ask<Movement>(
    `select loan_no, posted_on::text, code, sign, principal::float8, interest::float8 from night.loan_movement where ${of}`,
  )
  const slips = await ask<Slip>(
    `select slip.membership_no, slip.period::text, slip.reason, state from night.collection_slip slip
     join night.member_detail using (run_id, membership_no) where run_id = ${run}`,
  )
  const linesOf = Map.groupBy(lines, ({ loan_no }) => loan_no)
  const movementsOf = Map.groupBy(movements, ({ loan_no }) => loan_no)
  return {
    loans: loans.map((loan) => ({
      ...loan,
      bills: linesOf.get(loan.loan_no) ?? [],
      repayments: (movementsOf.get(loan.loan_no) ?? []).flatMap(repaymentOf),
    })),
    slipOf: new Map(slips.map((slip) => [`${slip.membership_no} ${slip.period}`, slip])),
  }
}

function peopleBehind(
  { loans, slipOf }: NightRows,
  asOf: Day,
  missed: Map<string, number>,
): People {
  const people = new Map<string, Behind>()
  for (const loan of loans) {
    const { bills, repayments } = loan
    const { byBorrower, byUnit } = missedInstalments(
      { ...loan, default_on: null, bills, repayments },
      asOf,
    )
    const misses = [...byBorrower, ...byUnit]
    missed.set(loan.loan_no, new Set(misses.map(({ period }) => period)).size)
    for (const miss of misses) {
      const person = people.get(loan.membership_no) ?? {
        ...{ periods: new Set<Day>(), amount: 0, own: undefined },
      }
      people.set(loan.membership_no, person)
      person.periods.add(miss.period)
      person.amount += miss.amount
      if (byUnit.includes(miss)) continue
      const bill = bills.find(({ period }) => period === miss.period)
      const cause = causeOf(slipOf.get(`${loan.membership_no} ${miss.period}`), bill)
      const { own } = person
      if (
        !own ||
        own.period < miss.period ||
        (own.period === miss.period && loan.loan_no < own.loan)
      )
        person.own = { period: miss.period, loan: loan.loan_no, cause }
    }
  }
  return people
}

const CLASSES = [
  ['normal', 0, 0],
  ['substandard', 3, 20],
  ['doubtful', 6, 50],
  ['doubtful_loss', 12, 100],
] as const

/** By the registrar's usual limits; `missed` has the months of each contract. */
async function quality(
  ask: Ask,
  run: number,
  asOf: Day,
  missed: ReadonlyMap<string, number>,
): Promise<Figures> {
  const figures: Figures = {}
  for (const [name, over, percent] of CLASSES) {
    figures[`quality_over ${name}`] = over
    figures[`quality_ppm ${name}`] = percent * 10_000
    for (const what of ['loans', 'balance', 'provision']) figures[`quality_${what} ${name}`] = 0
  }
  const loans = await ask<{ loan_no: string; balance: number; default_on: Day | null }>(
    `select loan_no, balance::float8, default_on::text from night.loan where run_id = ${run} and balance > 0`,
  )
  const raise = (name: string, by: number) => {
    figures[name] = (figures[name] ?? 0) + by
  }
  for (const { loan_no, balance, default_on } of loans) {
    const months = Math.max(missed.get(loan_no) ?? 0, default_on ? fullMonths(default_on, asOf) : 0)
    const found = CLASSES.findLast(([, over]) => months > over) ?? CLASSES[0]
    raise(`quality_loans ${found[0]}`, 1)
    raise(`quality_balance ${found[0]}`, balance)
    raise(`quality_provision ${found[0]}`, Math.round((balance * found[2]) / 100))
  }
  return figures
}

function fullMonths(from: Day, to: Day): number {
  const months = monthNumber(to) - monthNumber(from)
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months)
}

function repaymentOf({ posted_on, code, sign, principal, interest }: Movement): Repayment[] {
  if (code === '00' || code === '01') return []
  const amount =
    code === '05' ? -interest : sign === -1 ? principal + interest : -principal - interest
  return [{ posted_on, amount: satang(amount) }]
}

function causeOf(slip: Slip | undefined, bill: BilledInstalment | undefined): string {
  const told: Record<string, string> = {
    'salary-too-low': 'salary',
    'moved-or-left': 'moved',
    died: 'died',
  }
  if (slip?.reason) return told[slip.reason] ?? 'other'
  if (slip?.state === 'left') return 'moved'
  if (slip?.state === 'died') return 'died'
  return bill?.unit_paid_on && bill.unit_paid_on > bill.due_on ? 'unit_late' : 'other'
}

function totalsOf(people: readonly Behind[]): Figures {
  const figures: Figures = {}
  for (const age of AGES)
    add(
      figures,
      'age',
      age,
      people.filter(({ periods }) => ageOf(periods.size) === age),
    )
  for (const cause of ['unit_unpaid', 'unit_late', 'salary', 'moved', 'died', 'other'])
    add(
      figures,
      'cause',
      cause,
      people.filter(({ own }) => (own?.cause ?? 'unit_unpaid') === cause),
    )
  return figures
}

function add(figures: Figures, by: string, group: string, people: readonly Behind[]): void {
  figures[`arrears_${by}_people ${group}`] = people.length
  figures[`arrears_${by}_amount ${group}`] = people.reduce((sum, { amount }) => sum + amount, 0)
}

function ageOf(periods: number): string {
  if (periods > 12) return '13+'
  if (periods > 6) return '7-12'
  return periods > 3 ? '4-6' : String(periods)
}

async function units(ask: Ask, run: number, asOf: Day): Promise<Figures> {
  const all = await ask<{ unit_no: string }>(`select unit_no from night.unit where run_id = ${run}`)
  const months = await ask<Month>(
    `select unit_no, period::text, due_on::text, month.billed::float8, paid_on::text
     from night.collection_unit month join night.collection_run using (run_id, period) where run_id = ${run}`,
  )
  const due = months.filter(({ due_on }) => due_on < asOf)
  const year = [...new Set(due.map(({ period }) => period))].sort().slice(-12)
  const figures: Figures = { 'unit_months all': 0, 'unit_months on_time': 0 }
  for (const group of ['0', '1', '2-3', '4+']) figures[`units ${group}`] = 0
  figures['units_late all'] = 0
  figures['units_at_stake all'] = 0
  const raise = (name: string, by: number) => {
    figures[name] = (figures[name] ?? 0) + by
  }
  for (const { unit_no } of all) {
    const billed = due.filter((month) => month.unit_no === unit_no && month.billed > 0)
    const recent = billed.filter(({ period }) => year.includes(period))
    const onTime = recent.filter(({ paid_on, due_on }) => paid_on && paid_on <= due_on).length
    const unpaid = billed.filter(({ paid_on }) => !paid_on || paid_on > asOf)
    raise('unit_months all', recent.length)
    raise('unit_months on_time', onTime)
    const late = recent.length - onTime
    if (recent.length > 0) raise(`units ${late > 3 ? '4+' : late > 1 ? '2-3' : late}`, 1)
    if (unpaid.length === 0) continue
    const stake = unpaid.reduce((sum, month) => sum + month.billed, 0)
    raise('units_late all', 1)
    raise('units_at_stake all', stake)
    raise(`unit_at_stake ${unit_no}`, stake)
  }
  return figures
}
