// Three years of the demo's nights, month by month: the cases are those that a clerk would find with a pencil.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSet } from '#demo/core-system/write-set.ts'
import { type Day, toDay } from '#domain/calendar/day.ts'
import { daysLater, monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { watchCase } from '#domain/guarantee-watch/watch-case.ts'
import { satang } from '#domain/money/money.ts'

const MONTHS = 36
const PLAN = { members: 40, months: 10, units: 3, seed: 5, anchor: '2023-11-30' }
/** A unit that has not handed over the newest month of every third night. */
const LATE_UNIT = '00010002'

type Row = Record<string, string>

const folder = mkdtempSync(join(tmpdir(), 'coop-replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

function rowsOf(set: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, `${set}.csv`), 'utf8')
    .trimEnd()
    .split('\r\n')
  const names = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])),
  )
}

const money = (text = '') => Math.round(Number(text) * 100)

/** Files write days and months in one of two ways. */
function dayOf(text = ''): Day {
  const [year, month, day = '01'] = text.includes('/')
    ? text
        .split('/')
        .reverse()
        .map((part, at) => (at === 0 ? String(Number(part) - 543) : part))
    : text.split('-')
  return toDay(`${year}-${month}-${day}`)
}

interface Night {
  asOf: Day
  loans: Row[]
  lines: Row[]
  movements: Row[]
  dueOn: Map<string, Day>
  paidOn: Map<string, string>
  /** Of each member's slips. */
  receipts: Set<string>
}

async function nightOf(month: number): Promise<Night> {
  const asOf = daysLater(monthEndOf(month), 15)
  await writeSet({ ...PLAN, asOf }, folder, 'utf-8')
  const lines = rowsOf('collection_line').filter(({ line_kind }) => line_kind === 'loan')
  const paidOn = new Map(
    rowsOf('collection_unit').map((row) => [
      `${row.unit_no} ${dayOf(row.period)}`,
      row.paid_on ?? '',
    ]),
  )
  const night = {
    ...{ asOf, lines, paidOn, loans: rowsOf('loan'), movements: rowsOf('loan_movement') },
    dueOn: new Map(rowsOf('collection_run').map((row) => [dayOf(row.period), dayOf(row.due_on)])),
    receipts: new Set(
      rowsOf('collection_slip').map(
        ({ membership_no, receipt_no }) => `${membership_no} ${receipt_no}`,
      ),
    ),
  }
  if (month % 3 === 0) withholdMonth(night, dayOf(`${asOf.slice(0, 7)}-01`))
  return night
}

/** Nothing of the month before has come from the unit, as if its clerk were on leave. */
function withholdMonth(night: Night, now: Day): void {
  const period = dayOf(`${daysLater(now, -1).slice(0, 7)}-01`)
  night.paidOn.set(`${LATE_UNIT} ${period}`, '')
  const short = new Set<string>()
  for (const line of night.lines) {
    if (line.unit_no !== LATE_UNIT || dayOf(line.period) !== period) continue
    if (line.deducted !== '0.00') short.add(String(line.ref_no))
    line.deducted = '0.00'
  }
  for (const loan of night.loans)
    if (short.has(String(loan.loan_no))) loan.months_paid = String(Number(loan.months_paid) - 1)
  night.movements = night.movements.filter(
    (one) => !(short.has(String(one.loan_no)) && dayOf(one.posted_on) >= period && one.receipt_no),
  )
}

const ledger = ({ code, sign, principal, interest }: Row) =>
  code === '05' ? -money(interest) : (sign === '-1' ? 1 : -1) * (money(principal) + money(interest))

function found({ asOf, lines, movements, dueOn, paidOn }: Night, loan: Row) {
  const bills = lines
    .filter(({ ref_no }) => ref_no === loan.loan_no)
    .map((line) => {
      const period = dayOf(line.period)
      const paid = paidOn.get(`${line.unit_no} ${period}`)
      return {
        ...{ period, due_on: dueOn.get(period) ?? period, instalment: Number(line.instalment) },
        ...{ billed: satang(money(line.billed)), deducted: satang(money(line.deducted)) },
        unit_paid_on: paid ? dayOf(paid) : null,
      }
    })
  const repayments = movements
    .filter(({ loan_no, code }) => loan_no === loan.loan_no && code !== '00' && code !== '01')
    .map((one) => ({ posted_on: dayOf(one.posted_on), amount: satang(ledger(one)) }))
  const watched = {
    ...{
      bills,
      repayments,
      balance: satang(money(loan.balance)),
      months_paid: Number(loan.months_paid),
    },
    default_on: loan.default_on ? dayOf(loan.default_on) : null,
  }
  const one = watchCase(watched, asOf, { graceDays: 0 })
  return one && [loan.loan_no, one.cause, one.default_on, one.amount].join(' ')
}

/**
 * With a pencil: the months one after the other; what was not deducted is owed, what came without a slip of the borrower's is taken off
 * what is owed longest. It knows payroll money by its receipt, where the product goes by the day the employer paid.
 */
function pencilled({ asOf, lines, movements, dueOn, paidOn, receipts }: Night, loan: Row) {
  if (money(loan.balance) <= 0) return undefined
  const owed: { due: Day; left: number }[] = []
  let late: Day | undefined
  let lateSum = 0
  for (const line of lines) {
    if (line.ref_no !== loan.loan_no) continue
    const period = dayOf(line.period)
    const due = dueOn.get(period) ?? period
    const left = money(line.billed) - money(line.deducted)
    if (left === 0 || due >= asOf || Number(line.instalment) <= Number(loan.months_paid)) continue
    if (paidOn.get(`${line.unit_no} ${period}`)) owed.push({ due, left })
    else {
      late ??= due
      lateSum += left
    }
  }
  const first = owed[0]?.due
  let extra = 0
  for (const one of movements) {
    if (one.loan_no !== loan.loan_no || one.code === '00' || one.code === '01') continue
    if (one.receipt_no && receipts.has(`${loan.membership_no} ${one.receipt_no}`)) continue
    if (first && dayOf(one.posted_on) > first) extra += ledger(one)
  }
  for (const month of owed) {
    const paid = Math.min(Math.max(0, extra), month.left)
    month.left -= paid
    extra -= paid
  }
  const open = owed.filter(({ left }) => left > 0)
  const sum = open.reduce((all, { left }) => all + left, 0)
  if (loan.default_on) return [loan.loan_no, 'borrower', dayOf(loan.default_on), sum].join(' ')
  if (open[0]) return [loan.loan_no, 'borrower', daysLater(open[0].due, 1), sum].join(' ')
  return late && [loan.loan_no, 'unit', daysLater(late, 1), lateSum].join(' ')
}

test('36 nights: every case is one that a pencil finds, and no guarantor hears of what a unit has not handed over', async () => {
  const seen = { borrower: 0, unit: 0 }
  const first = monthNumber(PLAN.anchor)
  for (let month = first; month < first + MONTHS; month++) {
    const night = await nightOf(month)
    const cases = night.loans.map((loan) => found(night, loan)).filter(Boolean)
    expect(cases).toEqual(night.loans.map((loan) => pencilled(night, loan)).filter(Boolean))
    for (const one of cases) seen[one?.split(' ')[1] as keyof typeof seen]++
    // Who is behind only because of the unit is nobody's debtor.
    const unitLoans = new Set(
      cases.filter((one) => one?.includes(' unit ')).map((one) => one?.split(' ')[0]),
    )
    expect(
      cases.filter((one) => one?.includes(' borrower ') && unitLoans.has(one.split(' ')[0])),
    ).toEqual([])
  }
  expect(seen.borrower).toBeGreaterThan(MONTHS)
  expect(seen.unit).toBeGreaterThan(MONTHS / 3)
}, 120_000)
