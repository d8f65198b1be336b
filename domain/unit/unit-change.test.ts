import { expect, test } from 'vitest'
import type { BilledLine } from '../collection/collection-change.ts'
import { givenLine } from '../collection/support/given-line.ts'
import { type Belonging, changeOfPerson } from './unit-change.ts'

const STAYS: Belonging = {
  from_on: '2020-01-05',
  until_on: null,
  joined_on: '2019-01-05',
  state: 'active',
}

function share(baht: number): BilledLine {
  return givenLine('share', baht)
}

function change(before: BilledLine[], now: BilledLine[], belonging: Partial<Belonging> = {}) {
  return changeOfPerson(before, now, { ...STAYS, ...belonging }, '2026-09-01')
}

test('whoever is new joined, moved in, or only had nothing to pay', () => {
  const why = (belonging: Partial<Belonging>) => change([], [share(10)], belonging).why
  expect(why({ joined_on: '2026-09-20', from_on: '2026-09-20' })).toBe(
    'สมาชิกใหม่ เข้าเมื่อ 20 ก.ย. 2569',
  )
  expect(why({ from_on: '2026-10-01' })).toBe('ย้ายมาจากหน่วยงานอื่น เมื่อ 1 ต.ค. 2569')
  expect(why({})).toBe('เดือนก่อนไม่มีรายการเรียกเก็บ')
})

test('whoever is gone died, resigned, moved on, or only has nothing to pay', () => {
  const why = (belonging: Partial<Belonging>) => change([share(10)], [], belonging).why
  expect(why({ state: 'died', until_on: '2026-10-02' })).toBe('สมาชิกถึงแก่กรรม')
  expect(why({ state: 'left' })).toBe('ลาออกจากสหกรณ์')
  // Of whoever works elsewhere now, their unit is not told how they stand.
  expect(why({ state: null, until_on: '2026-09-30' })).toBe('ย้ายออกจากหน่วยงาน เมื่อ 30 ก.ย. 2569')
  expect(why({})).toBe('เดือนนี้ไม่มีรายการเรียกเก็บ')
})

test('what changed is told with the first reason and how many more', () => {
  const deposit = { ...share(5), line_kind: 'deposit' as const }
  const changed = change([share(10), deposit], [share(15)])
  expect(changed).toMatchObject({ change: 'changed', before: 15_00, difference: 0 })
  expect(changed.why).toBe('ค่าหุ้นรายเดือน: ค่าหุ้นรายเดือนเพิ่มขึ้น 5.00 บาท และอีก 1 รายการ')
  expect(change([share(10)], [share(10)])).toMatchObject({ change: 'same', difference: 0 })
})
