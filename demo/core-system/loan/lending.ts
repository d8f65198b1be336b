// Which loans a member has or takes while the files run, within what the cooperative lends: its limits of months
// and amount, the member's age, shares, and the part of the salary that must be left.

import { toDay } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { DEFAULT_RULES, type Loan } from '#domain/loan/loan.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { Emit } from '../files/emit.ts'
import type { Person } from '../member/person.ts'
import { DEFAULTER, DEMO_PERSONS } from '../member/words.ts'
import { officeDayFrom } from '../office-days.ts'
import { anchorOf, firstMonthOf, LOAN_TYPES, type Plan } from '../plan.ts'
import { isRateChange, publishedLimit, publishedRate } from '../published.ts'
import { Random } from '../random.ts'
import { LoanLife, type LoanType } from './loan-life.ts'

const STEP = 10_000_00
/** An instalment is rounded up by less than this. */
const INSTALMENT_STEP = DEFAULT_RULES.instalmentFactor
/** The last instalment is paid before this birthday. */
const OLDEST = 75
/** Of the salary, for everything that is deducted every month; 30 in a hundred must be left. */
const DEDUCTED_MOST = 0.65
const ORDINARY = { code: '02', salaries: 40, timesShares: 5 }

/** Contracts of those whom everybody can sign in as, opened so many months before the anchor. */
const TOLD: Record<number, Record<string, { months: number; before: number; paidOff?: number }>> = {
  2: { '01': { months: 12, before: 9, paidOff: 3 } },
  [DEFAULTER]: { '02': { months: 48, before: 18 } },
}
const PART_PAID_OFF = 0.03
const PART_MISPOSTED = 0.01

interface Standing {
  /** What goes out every month before any loan: shares and deposits. */
  monthly: number
  /** Shares paid in each month. */
  share: number
}

export function loansOf(
  plan: Plan,
  person: Person,
  index: number,
  standing: Standing,
  emit: Emit,
): LoanLife[] {
  const dice = new Random(plan.seed, 'loan', index)
  const anchor = monthNumber(anchorOf(plan))
  const lastMonth = person.endedOn ? monthNumber(person.endedOn) - 1 : anchor - 1
  const firstMonth = firstMonthOf(plan)
  let left = person.salary * DEDUCTED_MOST - standing.monthly
  return LOAN_TYPES.filter(({ share }) => share > 0).flatMap((type, nth) => {
    // Those whom everybody can sign in as have an ordinary loan, long enough to be insured.
    const isShown = index < DEMO_PERSONS.length && type.code === ORDINARY.code
    const told = TOLD[index]?.[type.code]
    if (index === DEFAULTER && !told) return []
    const has = dice.chance(isShown ? 1 : index < DEMO_PERSONS.length ? 0.8 : type.share)
    if (!has && !told) return []
    const drawn = told?.months ?? dice.pick(type.months)
    const ago = dice.whole(1, Math.min(drawn - 1, 100))
    const opened = told ? anchor - told.before : lastMonth - (isShown ? 14 + (ago % 26) : ago)
    const wanted = person.salary * type.salaries * (0.3 + dice.next())
    const method = dice.chance(0.6) ? 'equal-total' : 'equal-principal'
    const day = dice.whole(1, 27)
    if (opened - monthNumber(person.joinedOn) <= (type.code === '01' ? 3 : 6)) return []
    const startsOn = officeDayFrom(
      `${monthEndOf(opened).slice(0, 8)}${String(day).padStart(2, '0')}`,
    )
    const months = Math.min(drawn, monthsTo(person.birth, opened))
    // A loan that is over before the files begin is not in them.
    if (months < 3 || opened + months <= firstMonth) return []
    const terms = {
      ratePpm: publishedRate('loan', type.name, startsOn),
      months,
      startsOn: toDay(startsOn),
      method,
    } as const
    const most = Math.min(wanted, mostOf(type, person, opened, standing.share))
    const principal = affordable(terms, most, left)
    if (principal === 0) return []
    const loan: Loan = { ...terms, principal }
    left -= heaviest(loan)
    const no = `${type.code}-${person.no}-${nth + 1}`
    const paidOffIn = told?.paidOff
      ? anchor - told.paidOff
      : paidOff(plan, no, type, opened, months)
    const events = { paidOffIn, mispostedIn: misposted(plan, no, type, isShown && index === 0) }
    return [new LoanLife(person, loan, type, no, firstMonth, events, emit)]
  })
}

/** The month in which some pay an emergency loan off before its time; before the anchor, or never. */
function paidOff(plan: Plan, no: string, type: LoanType, opened: number, months: number) {
  const dice = new Random(plan.seed, 'paid off', no)
  if (type.code !== '01' || months < 6 || !dice.chance(PART_PAID_OFF)) return undefined
  const month = opened + dice.whole(3, months - 2)
  return month <= monthNumber(anchorOf(plan)) ? month : undefined
}

/** The first month at a new rate, of those whose payment was posted at the old one; put right before the anchor. */
function misposted(plan: Plan, no: string, type: LoanType, isTold: boolean): number | undefined {
  const anchor = monthNumber(anchorOf(plan))
  const isOne = isTold || new Random(plan.seed, 'misposted', no).chance(PART_MISPOSTED)
  if (!isOne || type.code !== ORDINARY.code) return undefined
  for (let month = anchor - 1; month >= firstMonthOf(plan); month--)
    if (isRateChange(`${monthEndOf(month).slice(0, 8)}01`)) return month
  return undefined
}

function monthsTo(birth: string, opened: number): number {
  return monthNumber(birth) + OLDEST * 12 - opened - 1
}

function mostOf({ code, name }: LoanType, person: Person, opened: number, share: number): number {
  const most = publishedLimit(name).amount_max ?? Number.POSITIVE_INFINITY
  if (code !== ORDINARY.code) return most
  // A tenth, and two months more, may have been missed.
  const paidMonths = Math.floor((opened - monthNumber(person.joinedOn) - 1) * 0.9) - 2
  const shares = Math.max(0, paidMonths) * share
  return Math.min(most, person.salary * ORDINARY.salaries, shares * ORDINARY.timesShares)
}

/** As much as is wanted, in whole steps, of which every month leaves enough of the salary. */
function affordable(terms: Omit<Loan, 'principal'>, most: number, left: number): Satang {
  let steps = Math.floor(most / STEP)
  while (steps > 0 && heaviest({ ...terms, principal: satang(steps * STEP) }) > left)
    steps = Math.min(steps - 1, Math.floor(steps * 0.9))
  return satang(Math.max(0, steps) * STEP)
}

/** The dearest month: the instalment, with the first interest where that comes on top. */
function heaviest({ principal, ratePpm, months, method }: Loan): number {
  const monthly = ratePpm / 12_000_000
  if (method === 'equal-total')
    return (principal * monthly) / (1 - (1 + monthly) ** -months) + INSTALMENT_STEP
  return principal / months + (principal * ratePpm * 31) / 365_000_000
}
