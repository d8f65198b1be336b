// What is posted to loans: interest by the day, and what undoes, corrects or gives back.

import type { Demo, Row } from './demo.ts'
import { baht, days, groupBy, isOpenDay, type Question, rateOn } from './question.ts'

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
