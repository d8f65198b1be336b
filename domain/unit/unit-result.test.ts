import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { matchResult, problemOf, type ResultRow } from './unit-result.ts'

const BILLS = [
  { membershipNo: '000001', idKey: 'key-a', billed: satang(1_000_00) },
  { membershipNo: '000002', idKey: 'key-b', billed: satang(2_000_00) },
]

function row(said: Partial<ResultRow>): ResultRow {
  const nobody = { nationalId: null, membershipNo: null, amount: null, reason: null }
  return { line: 2, shown: 'x', typed: 'x', ...nobody, ...said }
}

function match(...rows: Partial<ResultRow>[]) {
  const found = matchResult(BILLS, rows.map(row), (id) => [`key-${id}`])
  return {
    decided: found.decided.map((one) => [one.membershipNo, one.outcome, one.amount, one.reason]),
    exceptions: found.exceptions.map((one) => [one.kind, one.membershipNo]),
    missing: found.missing,
  }
}

test('a person is known by national id, and by number where there is none', () => {
  const found = match(
    { nationalId: 'a', amount: satang(1_000_00) },
    { membershipNo: '000002', amount: satang(500_00), reason: 'salary-too-low' },
  )
  expect(found.decided).toEqual([
    ['000001', 'full', 100_000, null],
    ['000002', 'partial', 50_000, 'salary-too-low'],
  ])
  expect(found.exceptions).toEqual([])
})

test('nothing deducted, with a reason, is decided; whoever is in no row is missing', () => {
  expect(match({ nationalId: 'a', amount: satang(0), reason: 'died' })).toEqual({
    decided: [['000001', 'none', 0, 'died']],
    exceptions: [],
    missing: ['000002'],
  })
})

// biome-ignore format: a table reads in columns
test.each([
  ['unknown',    null,     { nationalId: 'z', amount: satang(1) }],
  ['unknown',    null,     { nationalId: 'a', membershipNo: '000002', amount: satang(1) }],
  ['over',       '000001', { nationalId: 'a', amount: satang(1_000_01) }],
  ['unreadable', '000001', { nationalId: 'a', amount: null }],
  ['no-reason',  '000001', { nationalId: 'a', amount: satang(999_99) }],
  ['contradicts', '000001', { nationalId: 'a', amount: satang(1_000_00), reason: 'died' }],
] as const)('%s is left to somebody', (kind, who, said) => {
  expect(match(said)).toMatchObject({ decided: [], exceptions: [[kind, who]] })
})

test('an id to which zeros had to be put counts where it is known, and the number where it is not', () => {
  const amount = satang(1_000_00)
  const guessed = { nationalId: 'z', padded: true, membershipNo: '000001', amount }
  expect(match(guessed).decided).toEqual([['000001', 'full', 100_000, null]])
  expect(match({ nationalId: 'a', padded: true, amount }).decided).toHaveLength(1)
})

test('two rows for one person are both left to somebody, and neither is counted', () => {
  const twice = { nationalId: 'a', amount: satang(1_000_00) }
  const found = match(twice, { membershipNo: '000001', amount: satang(1_00) })
  expect(found.decided).toEqual([])
  expect(found.exceptions).toEqual([
    ['twice', '000001'],
    ['twice', '000001'],
  ])
  expect(found.missing).toEqual(['000002'])
})

test('rows for shares and loans that come to the bill exactly are one; the same row twice is not', () => {
  const part = (amount: number) => ({ nationalId: 'a', amount: satang(amount) })
  expect(match(part(600_00), part(400_00)).decided).toEqual([['000001', 'full', 100_000, null]])
  expect(match(part(500_00), part(500_00)).decided).toEqual([])
  expect(match(part(1_000_00), part(0)).decided).toEqual([])
  expect(match(part(600_00), part(399_99)).decided).toEqual([])
})

test('everybody of a bill is decided, an exception or missing, and never two of these', () => {
  const rows = fc.array(
    fc.record({
      nationalId: fc.constantFrom('a', 'b', 'z', null),
      membershipNo: fc.constantFrom('000001', '000002', '999999', null),
      amount: fc.constantFrom(null, satang(0), satang(1_000_00), satang(9_999_99)),
      reason: fc.constantFrom(null, 'other' as const),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(rows, (said) => {
      const found = match(...said)
      const places = [
        found.decided.map(([no]) => no),
        [...new Set(found.exceptions.map(([, no]) => no).filter((no) => no !== null))],
        found.missing,
      ]
      expect(places.flat().sort()).toEqual(['000001', '000002'])
    }),
  )
})

test('part of a bill is more than nothing and less than all, and has a reason', () => {
  const billed = satang(100_00)
  const reason = 'other' as const
  expect(problemOf(billed, { outcome: 'full', amount: billed, reason: null })).toBeNull()
  expect(problemOf(billed, { outcome: 'partial', amount: satang(1), reason })).toBeNull()
  expect(problemOf(billed, { outcome: 'partial', amount: billed, reason })).toContain('น้อยกว่า')
  expect(problemOf(billed, { outcome: 'partial', amount: satang(0), reason })).toContain('มากกว่า 0')
  expect(problemOf(billed, { outcome: 'none', amount: satang(0), reason: null })).toContain('เหตุผล')
})
