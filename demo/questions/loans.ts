// Loans: within what the cooperative lends, and at the rate that was published for the day.

import type { Demo, Row } from './demo.ts'
import {
  addMonths,
  ageOn,
  baht,
  days,
  groupBy,
  isOpenDay,
  limitOf,
  type Question,
  rateOn,
} from './question.ts'

const OLDEST = 75
const LEFT_LEAST = 0.3
const TIMES_SALARY = 40
const SHARES_LEAST = 0.2

function typesOf(demo: Demo): Map<string, Row> {
  return new Map(demo.rows('loan_type').map((type) => [type.type_code, type]))
}

function membersOf(demo: Demo): Map<string, Row> {
  return new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
}

export const LOANS: Question[] = [
  {
    name: 'loan types bear their published names, rates and months',
    *ask(demo) {
      for (const { type_code, name, rate, months_max } of typesOf(demo).values()) {
        const published = rateOn(demo, 'loan', name, demo.asOf)
        if (rate !== published) yield `${name}: ${rate} in the files, ${published} published`
        for (const step of demo.rows('loan_rate').filter((one) => one.type_code === type_code))
          if (step.rate !== rateOn(demo, 'loan', name, step.from_on))
            yield `${name}: ${step.rate} from ${step.from_on} in the files`
        if (months_max !== limitOf(demo, name)?.months_max)
          yield `${name}: ${months_max} months in the files, ${limitOf(demo, name)?.months_max} published`
      }
    },
  },
  {
    name: 'no loan is larger, longer or later in life than the cooperative lends',
    *ask(demo) {
      const [types, members] = [typesOf(demo), membersOf(demo)]
      for (const loan of demo.rows('loan')) {
        const { name } = types.get(loan.type_code) ?? {}
        const limit = limitOf(demo, name)
        const { birth_date, salary, joined_on } = members.get(loan.membership_no) ?? {}
        if (loan.months > (limit?.months_max ?? 0)) yield `${loan.loan_no}: ${loan.months} months`
        if (limit?.amount_max && loan.principal > limit.amount_max)
          yield `${loan.loan_no}: ${baht(loan.principal)} lent`
        if (loan.type_code === '02' && loan.principal > salary * TIMES_SALARY)
          yield `${loan.loan_no}: more than ${TIMES_SALARY} salaries`
        if (ageOn(birth_date, addMonths(loan.opened_on, loan.months)) >= OLDEST)
          yield `${loan.loan_no}: the borrower is ${OLDEST} before it is paid`
        // Shares must have been paid for so many months (/show/1052).
        if (loan.opened_on < addMonths(joined_on, loan.type_code === '01' ? 3 : 6))
          yield `${loan.loan_no}: lent too soon after joining`
        if (!isOpenDay(loan.opened_on)) yield `${loan.loan_no}: paid out on ${loan.opened_on}`
        if (loan.months_paid > loan.months && loan.balance > 0)
          yield `${loan.loan_no}: ${loan.months_paid} of ${loan.months} months are paid and ${baht(loan.balance)} are owed`
        if (loan.rate !== rateOn(demo, 'loan', name, demo.asOf))
          yield `${loan.loan_no}: rate ${loan.rate}`
      }
    },
  },
  {
    name: 'thirty in a hundred of the salary are left after every month’s deduction',
    *ask(demo) {
      const monthly = new Map<string, number>()
      const add = (no: string, amount: number) => monthly.set(no, (monthly.get(no) ?? 0) + amount)
      for (const one of demo.rows('share', 'membership_no', 'monthly'))
        add(one.membership_no, one.monthly)
      for (const one of demo.rows('deposit_account', 'membership_no', 'monthly'))
        add(one.membership_no, one.monthly)
      for (const loan of demo.rows('loan')) {
        if (loan.balance === 0) continue
        const interest =
          loan.method === 'equal-principal' ? (loan.principal * loan.rate * 31) / 365_000_000 : 0
        add(loan.membership_no, loan.instalment + interest)
      }
      for (const [no, { salary, ended_on }] of membersOf(demo)) {
        if (!ended_on && (monthly.get(no) ?? 0) > salary * (1 - LEFT_LEAST))
          yield `${no}: ${baht(monthly.get(no) ?? 0)} a month of ${baht(salary)}`
      }
    },
  },
  {
    name: 'whoever takes an ordinary loan holds a fifth of it in shares',
    *ask(demo) {
      const shares = groupBy(
        demo.rows('share_movement', 'membership_no', 'posted_on', 'balance'),
        ({ membership_no }) => membership_no,
      )
      for (const loan of demo.rows('loan')) {
        if (loan.type_code !== '02') continue
        // Of loans from before the files begin nobody can tell.
        const held = shares
          .get(loan.membership_no)
          ?.findLast(({ posted_on }) => posted_on <= loan.opened_on)
        if (held && held.balance < loan.principal * SHARES_LEAST)
          yield `${loan.loan_no}: ${baht(loan.principal)} on shares of ${baht(held.balance)}`
      }
    },
  },
]

// What is posted to loans: interest by the day, and what undoes, corrects or gives back.

export const LOAN_MOVEMENTS: Question[] = [
  {
    name: 'every interest is balance × the rate in force × days ÷ 365',
    *ask(demo) {
      for (const [no, rows] of movementsOf(demo)) yield* wrongInterest(demo, no, rows)
    },
  },
  {
    name: 'a loan’s reversal undoes the whole of what it names, and the correction of the same day has the same money',
    *ask(demo) {
      for (const [no, { rows }] of movementsOf(demo)) {
        for (const [at, row] of rows.entries()) {
          if (row.code !== '08') continue
          const was = rows.find(({ seq }) => seq === row.reverses)
          const next = rows[at + 1]
          if (was?.principal !== row.principal || was?.interest !== row.interest)
            yield `${no} ${row.posted_on}: reverses ${baht(was?.principal + was?.interest)}`
          if (!isOpenDay(row.posted_on)) yield `${no} ${row.posted_on}: the office is closed`
          if (next?.code !== '09' || next.posted_on !== row.posted_on)
            yield `${no} ${row.posted_on}: is not put right`
          else if (next.principal + next.interest !== was?.principal + was?.interest)
            yield `${no} ${row.posted_on}: ${baht(next.principal + next.interest)} in its place`
        }
      }
    },
  },
]

interface Movements {
  name: string
  rows: Row[]
}

function movementsOf(demo: Demo): Map<string, Movements> {
  const types = new Map(demo.rows('loan_type').map((type) => [type.type_code, type.name]))
  const nameOf = new Map(
    demo
      .rows('loan', 'loan_no', 'type_code')
      .map((loan) => [loan.loan_no, types.get(loan.type_code)]),
  )
  const moves = groupBy(demo.rows('loan_movement'), ({ loan_no }) => loan_no)
  return new Map([...moves].map(([no, rows]) => [no, { name: nameOf.get(no), rows }]))
}

function* wrongInterest(demo: Demo, no: string, { name, rows }: Movements): Iterable<string> {
  const reversed = new Set(rows.map(({ reverses }) => reverses))
  let before = rows[0]
  let paidTo = before?.posted_on
  /** The day of the payment that was reversed: its correction counts up to it. */
  let valued: string | undefined
  for (const [at, row] of rows.slice(1).entries()) {
    if (row.balance !== before?.balance + row.sign * row.principal)
      yield `${no} ${row.posted_on}: balance`
    const refund = rows[at + 2]?.code === '05' ? rows[at + 2]?.interest : 0
    if (row.code === '08') valued = rows.find(({ seq }) => seq === row.reverses)?.posted_on
    else if (row.code !== '05' && !reversed.has(row.seq)) {
      const to = row.code === '09' ? valued : row.posted_on
      const ppm = rateOn(demo, 'loan', name, to) ?? Number.NaN
      const exact = BigInt(before?.balance) * BigInt(ppm || 0) * BigInt(days(paidTo, to))
      const right = Number((exact * 2n + 365_000_000n) / 730_000_000n)
      if (row.interest - refund !== right)
        yield `${no} ${row.posted_on}: interest ${baht(row.interest)} less ${baht(refund)}, by the published ${ppm} ppm ${baht(right)}`
      paidTo = to
    }
    before = row
  }
}
