import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_RULES, type RepaymentMethod } from '#domain/loan.ts'
import { schedule } from '#domain/loan-schedule.ts'
import { satang } from '#domain/money.ts'
import { writeSet } from './write-set.ts'

const folder = mkdtempSync(join(tmpdir(), 'coop-core-'))
beforeAll(() =>
  writeSet({ members: 600, months: 24, units: 10, seed: 4, asOf: '2026-10-31' }, folder, 'utf-8'),
)
afterAll(() => rmSync(folder, { recursive: true }))

type Row = Record<string, string>

function rowsOf(set: string, from = folder): Row[] {
  const [head = '', ...lines] = readFileSync(join(from, `${set}.csv`), 'utf8')
    .trimEnd()
    .split('\r\n')
  const names = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])),
  )
}

const isoDay = (text = '') =>
  text.includes('/')
    ? `${Number(text.slice(6)) - 543}-${text.slice(3, 5)}-${text.slice(0, 2)}`
    : text

const satangOf = (text = '') => Math.round(Number(text) * 100)

test('a month that is only billed has its bills, and neither money nor reasons', async () => {
  const open = join(folder, 'open')
  const plan = { members: 40, months: 3, units: 3, seed: 4, asOf: '2026-10-31', billsNext: true }
  await writeSet(plan, open, 'utf-8')
  const isOpen = ({ period = '' }) => period.includes('11/2569') || period.includes('2026-11')
  const slips = rowsOf('collection_slip', open).filter(isOpen)
  expect(slips.length).toBeGreaterThan(30)
  expect(
    new Set(slips.map(({ deducted, reason, receipt_no }) => [deducted, reason, receipt_no].join())),
  ).toEqual(new Set(['0.00,,']))
  expect(rowsOf('receipt', open).filter(isOpen)).toEqual([])
  expect(rowsOf('collection_unit', open).filter(isOpen)).toMatchObject(
    Array(3).fill({ deducted: '0.00', paid_on: '' }),
  )
})

test('people work, move, retire, leave and die', () => {
  const states = new Set(rowsOf('member_detail').map(({ state }) => state))
  expect(states).toEqual(new Set(['active', 'retired', 'left', 'died']))
  expect(rowsOf('unit_membership').length).toBeGreaterThan(610)
})

test('a woman is no นาย, and a man no นาง', () => {
  for (const { prefix, member_name } of rowsOf('member_detail')) {
    if (member_name === 'สมชาย') expect(prefix).toBe('นาย')
    if (member_name === 'สมหญิง') expect(['นาง', 'นางสาว']).toContain(prefix)
  }
})

test('some deductions fail, some succeed in part, each with its reason', () => {
  const short = rowsOf('collection_slip').filter(({ billed, deducted }) => billed !== deducted)
  expect(short.some(({ deducted }) => satangOf(deducted) === 0)).toBe(true)
  expect(short.some(({ deducted }) => satangOf(deducted) > 0)).toBe(true)
  expect(short.every(({ reason }) => reason !== '')).toBe(true)
})

test('a loan whose every month was paid in full follows its schedule to the satang', () => {
  const missed = new Set(
    rowsOf('collection_slip')
      .filter(({ billed, deducted }) => billed !== deducted)
      .map(({ membership_no }) => membership_no),
  )
  const movements = Map.groupBy(rowsOf('loan_movement'), ({ loan_no }) => loan_no)
  const ended = new Set(
    rowsOf('member_detail')
      .filter(({ ended_on }) => ended_on)
      .map(({ membership_no }) => membership_no),
  )
  let checked = 0
  for (const loan of rowsOf('loan')) {
    if (missed.has(loan.membership_no) || ended.has(loan.membership_no)) continue
    const { rows } = schedule(
      {
        principal: satang(satangOf(loan.principal)),
        ratePpm: Math.round(Number(loan.rate) * 10_000),
        months: Number(loan.months),
        startsOn: isoDay(loan.opened_on),
        method: loan.method as RepaymentMethod,
      },
      DEFAULT_RULES,
    )
    for (const { code, posted_on, principal, interest, balance } of movements.get(loan.loan_no) ??
      []) {
      if (code !== '02') continue
      const due = rows.find(({ dueOn }) => dueOn === isoDay(posted_on))
      expect([satangOf(principal), satangOf(interest), satangOf(balance)]).toEqual([
        due?.principal,
        due?.interest,
        due?.balance,
      ])
      checked++
    }
  }
  expect(checked).toBeGreaterThan(1_000)
})

test('nobody guarantees their own loan', () => {
  const people = rowsOf('guarantee').filter(({ guarantor_no }) => guarantor_no)
  expect(people.length).toBeGreaterThan(100)
  expect(people.filter(({ guarantor_no, borrower_no }) => guarantor_no === borrower_no)).toEqual([])
})
