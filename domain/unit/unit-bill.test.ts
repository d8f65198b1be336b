import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { groupSumsOf, kindsOf, sumsOf, type UnitLine } from './unit-bill.ts'
import { groupsOverMonths, monthSums } from './unit-summary.ts'

function line(
  membership_no: string,
  line_kind: UnitLine['line_kind'],
  baht: number,
  more: Partial<UnitLine> = {},
): UnitLine {
  const billed = satang(baht * 100)
  const none = { type_code: null, type_name: null, interest: satang(0) }
  return { membership_no, line_kind, ...none, principal: billed, billed, deducted: billed, ...more }
}

const ORDINARY = { type_code: '02', type_name: 'เงินกู้สามัญ' }
const EMERGENCY = { type_code: '01', type_name: 'เงินกู้ฉุกเฉิน' }
const LINES = [
  line('1', 'other', 5),
  line('1', 'loan', 200, ORDINARY),
  line('1', 'loan', 30, ORDINARY),
  line('1', 'share', 10),
  line('2', 'loan', 100, EMERGENCY),
  line('2', 'loan', 100, ORDINARY),
  line('2', 'cremation', 20),
]

test('kinds come in the order of a slip, loans by their code, and only those that are billed', () => {
  expect(kindsOf(LINES).map(({ name }) => name)).toEqual([
    'ค่าหุ้นรายเดือน',
    'เงินกู้ฉุกเฉิน',
    'เงินกู้สามัญ',
    'ฌาปนกิจสงเคราะห์',
    'อื่น ๆ',
  ])
})

test('two loans of one person are two lines of one of the people', () => {
  const [, , ordinary] = sumsOf(LINES)
  expect(ordinary).toMatchObject({ people: 2, lines: 3, billed: 330_00 })
  const loans = groupSumsOf(LINES).find(({ group }) => group === 'LON')
  expect(loans).toMatchObject({ people: 2, lines: 4, billed: 430_00 })
  expect(loans?.kinds).toHaveLength(2)
})

test('a year adds its months up, and every month has every group', () => {
  const rows = [
    ...LINES.map((one) => ({ ...one, period: '2026-10-01', lines: 1 })),
    { ...line('1', 'share', 7), period: '2026-09-01', lines: 1 },
  ]
  const months = monthSums(rows)
  expect(months.map(({ period, billed }) => [period, billed])).toEqual([
    ['2026-09-01', 7_00],
    ['2026-10-01', 465_00],
  ])
  expect(months[0]?.groups.map(({ billed }) => billed)).toEqual([7_00, 0, 0])
  const groups = groupsOverMonths(rows)
  expect(groups.map(({ group, billed, people }) => [group, billed, people])).toEqual([
    ['SHR', 17_00, null],
    ['LON', 430_00, null],
    ['OTH', 25_00, null],
  ])
})
