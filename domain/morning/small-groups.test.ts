import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { mergeSmall, mergeSmallRows, tellable, tellableSteps } from './small-groups.ts'

const group = (key: string, people: number) => ({
  ...{ key, label: key, people, amount: satang(people * 100) },
})
const told = (...people: number[]) =>
  mergeSmall(people.map((count, at) => group('abcdef'[at] ?? '', count))).map(
    ({ key, people }) => `${key ?? '+'}${people ?? '?'}`,
  )

test('groups of five and more stand as they are, and so do empty ones', () => {
  expect(told(5, 0, 12)).toEqual(['a5', 'b0', 'c12'])
})

test('SEC-80 small ones stand together, and never one of them alone, which the total would tell', () => {
  expect(told(9, 3, 2)).toEqual(['a9', '+5'])
  expect(told(9, 7, 4)).toEqual(['a9', '+11'])
  expect(told(9, 1, 1)).toEqual(['+11'])
})

test('SEC-80 where there are fewer than five in all, nothing is told but that there are some', () => {
  expect(told(1, 0, 2)).toEqual(['b0', '+?'])
  expect([0, 1, 4, 5].map(tellable)).toEqual([0, null, null, 5])
})

test('SEC-80 in a table rows with a small count stand together until none is left, or nothing is told', () => {
  const rows = (...counts: [number, number][]) =>
    mergeSmallRows(
      counts.map(([cured, more], at) => ({ label: 'abc'[at] ?? '', cells: { cured, more } })),
    )?.map(({ label, cells }) => `${label} ${cells.cured} ${cells.more}`)
  expect(rows([5, 0], [9, 12])).toEqual(['a 5 0', 'b 9 12'])
  expect(rows([5, 3], [9, 12], [30, 30])).toEqual(['c 30 30', 'รวมกลุ่มเล็ก (a, b) 14 15'])
  expect(rows([5, 1], [0, 1], [30, 2])).toBeUndefined()
  expect(rows([5, 1], [30, 0])).toBeUndefined()
})

test('SEC-80 steps that hold each other tell of no fewer than five, neither alone nor by what lies between', () => {
  expect(tellableSteps(100, [0, 3, 6, 8, 11])).toEqual([0, null, 6, null, 11])
  expect(tellableSteps(9, [0, 6])).toEqual([0, null])
  expect(tellableSteps(4, [0, 0])).toEqual([null, null])
})
