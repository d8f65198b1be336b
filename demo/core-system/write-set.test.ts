import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('nobody guarantees their own loan', () => {
  const people = rowsOf('guarantee').filter(({ guarantor_no }) => guarantor_no)
  expect(people.length).toBeGreaterThan(100)
  expect(people.filter(({ guarantor_no, borrower_no }) => guarantor_no === borrower_no)).toEqual([])
})
