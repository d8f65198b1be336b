import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { loanHealth } from './loan-health.ts'

const BALANCE = satang(80_000_00)

test('a loan is as due, so many instalments behind, in default by the core system’s word, or paid off', () => {
  const april = { period: '2026-04-01', due_on: '2026-05-05', amount: satang(5_000_00) } as const
  const may = { period: '2026-05-01', due_on: '2026-06-05', amount: satang(5_000_00) } as const
  const behind = {
    default_on: '2026-05-06',
    missed: [april, may],
    amount: satang(10_000_00),
  } as const
  expect(loanHealth(BALANCE, undefined).words).toBe('ปกติ')
  expect(loanHealth(BALANCE, behind)).toEqual({
    ...{ name: 'behind', words: 'ค้าง 2 งวด', since: '2026-05-06' },
    ...{ months: ['เมษายน 2569', 'พฤษภาคม 2569'], missed: 10_000_00 },
  })
  expect(loanHealth(BALANCE, { ...behind, missed: [], amount: satang(0) }).words).toBe('ผิดนัด')
  expect(loanHealth(satang(0), behind)).toMatchObject({ words: 'ชำระครบแล้ว', since: null })
})
