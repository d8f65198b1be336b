import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BILLER, bankLine, randomLines, TODAY } from '#tests/support/payment/bank-files.ts'
import { satang } from '../money/money.ts'
import { type BankLine, type Sum, sumOf } from './bank-line.ts'
import { readCrossBankFile, writeCrossBankFile } from './cross-bank-file.ts'
import { type Known, type KnownIntent, matchLines, proposedSplit } from './match.ts'
import { intentRef2, memberRef1, unitRef1 } from './pay-reference.ts'

const INTENT: KnownIntent = {
  intentNo: 1,
  ref1: memberRef1('000123', 'arrears'),
  amount: satang(1_500_00),
  validUntil: '2026-11-20',
  isPaid: false,
}

const UNIT_MONTH = { amounts: [satang(90_000_00), satang(88_500_25)], isPaid: false }

function known(...intents: KnownIntent[]): Known {
  return {
    intents: new Map(intents.map((one) => [one.intentNo, one])),
    units: new Map([['00010001 2026-11', UNIT_MONTH]]),
    isMember: (membershipNo) => membershipNo === '000123',
    billerId: BILLER,
    today: TODAY,
  }
}

function outcome(line: Partial<BankLine>, intent: Partial<KnownIntent> = {}) {
  const [found] = matchLines([bankLine(line)], known({ ...INTENT, ...intent }))
  return found?.outcome
}

test('SEC-74 both references and the amount fit: it is matched by itself', () => {
  expect(matchLines([bankLine()], known(INTENT))).toMatchObject([
    { outcome: 'matched', intentNo: 1, payer: { membershipNo: '000123', purpose: 'arrears' } },
  ])
  // A layout without a biller has only the cooperative's own.
  expect(outcome({ biller: '' })).toBe('matched')
})

test.each<[string, Partial<BankLine>, Partial<KnownIntent>]>([
  ['other_amount', { amount: satang(1_499_99) }, {}],
  ['other_amount', { ref2: '' }, {}],
  ['other_amount', { ref2: intentRef2(2) }, {}],
  ['other_amount', { ref1: memberRef1('000123', 'deposit') }, {}],
  ['unknown', { ref1: memberRef1('999999', 'arrears') }, {}],
  ['unknown', { ref1: '0001230100' }, {}],
  ['unknown', { ref1: '' }, {}],
  ['paid_twice', {}, { isPaid: true }],
  ['reversal', { kind: 'D' }, {}],
  ['nothing', { amount: satang(0) }, { amount: satang(0) }],
  ['future', { paidOn: '2026-11-19' }, {}],
  ['late', {}, { validUntil: '2026-11-16' }],
  ['other_biller', { biller: '099400016550101' }, {}],
])('SEC-74 %s is an officer’s: %o', (wanted, line, intent) => {
  expect(outcome(line, intent)).toBe(wanted)
})

test('SEC-74 of two payments for one intent the earlier is it, however the file is sorted', () => {
  const first = bankLine({ sequence: 9, paidAt: '080000' })
  const second = bankLine({ sequence: 2 })
  for (const lines of [
    [first, second],
    [second, first],
  ])
    expect(matchLines(lines, known(INTENT))).toMatchObject([
      { line: first, outcome: 'matched' },
      { line: second, outcome: 'paid_twice' },
    ])
})

test('a month behind is paid before a later one, and the rest is for what was meant', () => {
  const owed = [
    { period: '2026-10-01', amount: satang(700_00) },
    { period: '2026-08-01', amount: satang(500_00) },
  ] as const
  const meant = { purpose: 'deposit', of: '100001231' } as const
  expect(proposedSplit(satang(600_00), owed, meant)).toEqual([
    { purpose: 'arrears', of: '2026-08', amount: 500_00 },
    { purpose: 'arrears', of: '2026-10', amount: 100_00 },
  ])
  expect(proposedSplit(satang(1_300_00), owed, meant).at(-1)).toEqual({ ...meant, amount: 100_00 })
  expect(proposedSplit(satang(50_00), [], { purpose: 'arrears', of: '2026-08' })).toEqual([
    { purpose: 'other', of: '', amount: 50_00 },
  ])
})

test('SEC-74 a unit’s month is known by its reference alone: what was billed or what was deducted fits, once', () => {
  const ref1 = unitRef1('00010001', '2026-11')
  const line = (amount: number, more: Partial<BankLine> = {}) =>
    bankLine({ ref1, ref2: '256911', amount: satang(amount), ...more })
  const matched = (...lines: BankLine[]) => matchLines(lines, known()).map((one) => one.outcome)
  expect(matched(line(90_000_00))).toEqual(['matched'])
  expect(matched(line(88_500_25, { ref2: '' }))).toEqual(['matched'])
  expect(matched(line(88_500_24))).toEqual(['other_amount'])
  expect(matched(line(90_000_00), line(88_500_25, { sequence: 3 }))).toEqual([
    'matched',
    'paid_twice',
  ])
  expect(matched(line(90_000_00, { ref1: unitRef1('00010001', '2026-12') }))).toEqual(['unknown'])
  const paid = {
    ...known(),
    units: new Map([['00010001 2026-11', { ...UNIT_MONTH, isPaid: true }]]),
  }
  expect(matchLines([line(90_000_00)], paid)[0]?.outcome).toBe('paid_twice')
})

test('of 10,000 files what is matched and what is left to officers is what the bank says, to the satang', () => {
  const intents = [1, 2, 3, 4, 5, 6].map((intentNo) => ({ ...INTENT, intentNo }))
  const of = { bank: '006', account: '1234567890', datedOn: '2026-11-17' } as const
  let matches = 0
  for (let seed = 0; seed < 10_000; seed++) {
    const { file } = readCrossBankFile(writeCrossBankFile({ ...of, lines: randomLines(seed) }, ''))
    const found = matchLines(file?.lines ?? [], known(...intents))
    const matched = found.filter(({ outcome }) => outcome === 'matched')
    const excepted = found.filter(({ outcome }) => outcome !== 'matched')
    const sums = (kind: 'C' | 'D') =>
      [matched, excepted].map((some) =>
        sumOf(
          some.map(({ line }) => line),
          kind,
        ),
      ) as [Sum, Sum]
    const [credit, left] = sums('C')
    const isRight =
      credit.sum + left.sum === file?.credit.sum &&
      credit.count + left.count === file.credit.count &&
      sums('D')[0].count === 0 &&
      sums('D')[1].sum === file.debit.sum &&
      new Set(matched.map(({ intentNo }) => intentNo)).size === matched.length
    if (!isRight) throw new Error(`not as the bank says: seed ${seed}`)
    matches += matched.length
  }
  expect(matches).toBeGreaterThan(500)
})

test('a proposed split is the payment, to the satang', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.array(fc.integer({ min: 0, max: 1e8 }), { maxLength: 5 }),
      (amount, behind) => {
        const owed = behind.map((one, at) => ({
          period: `2026-0${at + 1}-01` as const,
          amount: satang(one),
        }))
        const parts = proposedSplit(satang(amount), owed, { purpose: 'other', of: '' })
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        expect(parts.every((part) => part.amount > 0)).toBe(true)
      },
    ),
  )
})
