import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang, total } from '../money/money.ts'
import { type BilledLine, collectionChanges } from './collection-change.ts'
import { collectionState } from './collection-words.ts'
import { differenceIn, givenLine } from './support/given-line.ts'

function loan(baht: number, more: Partial<BilledLine>) {
  return givenLine('loan', baht, {
    ref_no: 'L1',
    type_name: 'เงินกู้สามัญ',
    loan_opened_on: '2024-05-10',
    loan_months: 72,
    ...more,
  })
}

function sentences(before: BilledLine[], after: BilledLine[]) {
  return collectionChanges(before, after, '2026-09-01').map(({ change, why }) => [change, why])
}

test('what is new, what is gone, and what only comes once a year', () => {
  const before = [
    givenLine('share', 1_000),
    givenLine('insurance', 460),
    givenLine('cremation', 20),
  ]
  const after = [givenLine('share', 1_500), givenLine('cremation', 60), givenLine('other', 100)]
  expect(sentences(before, after)).toEqual([
    ['more', 'ค่าหุ้นรายเดือนเพิ่มขึ้น 500.00 บาท'],
    ['more', 'จำนวนศพที่เก็บเงินสงเคราะห์มากกว่าเดือนก่อน'],
    ['new', 'รายการเฉพาะเดือนนี้'],
    ['gone', 'เบี้ยประกันเก็บปีละครั้ง เก็บไปแล้วเมื่อเดือนก่อน'],
  ])
})

test('a loan begins, ends, is paid for twice, and ends with what is left', () => {
  const usual = loan(5_000, { interest: satang(500_00), instalment: 12, days: 30 })
  const unpaid = { ...usual, deducted: satang(0) }
  const twice = loan(5_520, { interest: satang(1_020_00), instalment: 12, days: 61 })
  const longer = loan(5_016, { interest: satang(516_00), instalment: 13, days: 31 })
  expect(sentences([], [loan(5_000, { instalment: 1 })])).toEqual([['new', 'งวดแรกของสัญญาเงินกู้ใหม่']])
  expect(sentences([], [usual])).toEqual([['new', 'ไม่มีการเรียกเก็บในเดือนกันยายน 2569']])
  expect(sentences([{ ...usual, remaining: satang(0) }], [])).toEqual([['gone', 'ชำระหนี้ครบแล้ว']])
  expect(sentences([unpaid], [twice])).toEqual([
    ['more', 'เดือนก่อนหักไม่ได้หรือได้ไม่ครบ ดอกเบี้ยเพิ่มขึ้น 520.00 บาท เพราะคิดดอกเบี้ย 61 วัน จากเดือนก่อน 30 วัน'],
  ])
  expect(sentences([usual], [longer])).toEqual([
    ['more', 'ดอกเบี้ยเพิ่มขึ้น 16.00 บาท เพราะคิดดอกเบี้ย 31 วัน จากเดือนก่อน 30 วัน'],
  ])
  expect(sentences([usual], [loan(4_000, { instalment: 72 })])).toEqual([
    [
      'less',
      'งวดสุดท้ายของสัญญา ดอกเบี้ยลดลง 500.00 บาท เพราะจำนวนวันหรือเงินต้นคงเหลือเปลี่ยนไป เงินต้นลดลง 500.00 บาท',
    ],
  ])
  expect(sentences([usual], [usual])).toEqual([['same', 'ยอดเท่าเดิม']])
})

test('what is said of interest and principal adds up to the difference of the line, whatever they were', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000 })
  const given = fc.record({ was: amounts, wasInterest: amounts, is: amounts, isInterest: amounts })
  fc.assert(
    fc.property(
      given,
      fc.boolean(),
      fc.boolean(),
      ({ was, wasInterest, is, isInterest }, late, last) => {
        const before = loan((was + wasInterest) / 100, { interest: satang(wasInterest), days: 30 })
        const after = loan((is + isInterest) / 100, {
          interest: satang(isInterest),
          days: 31,
          instalment: last ? 72 : 5,
        })
        const old = late ? { ...before, deducted: satang(0) } : before
        const [change] = collectionChanges([old], [after], '2026-09-01')
        if (change?.change !== 'same')
          expect(differenceIn(change?.why ?? '')).toBe(change?.difference)
      },
    ),
  )
})

test('two loans are told apart, and the differences make the difference', () => {
  const before = [loan(100, { ref_no: 'A' }), loan(200, { ref_no: 'B' }), givenLine('deposit', 50)]
  const after = [loan(250, { ref_no: 'B' }), loan(90, { ref_no: 'A' }), loan(70, { ref_no: 'C' })]
  const changes = collectionChanges(before, after, '2026-09-01')
  expect(changes.map(({ ref_no, difference }) => [ref_no, difference])).toEqual([
    ['B', 50_00],
    ['A', -10_00],
    ['C', 70_00],
    [null, -50_00],
  ])
  expect(total(changes.map(({ difference }) => difference))).toBe(
    total(after.map(({ billed }) => billed)) - total(before.map(({ billed }) => billed)),
  )
})

// biome-ignore format: a table reads in columns
test.each([
  [100, 100, null,             'deducted'],
  [100, 40,  'salary-too-low', 'partly'],
  [100, 0,   'unpaid-leave',   'none'],
  [100, 0,   null,             'waiting'],
  [0,   0,   null,             'deducted'],
] as const)('billed %i, deducted %i, for %s: %s', (billed, deducted, reason, state) => {
  expect(collectionState({ billed, deducted, reason })).toBe(state)
})
