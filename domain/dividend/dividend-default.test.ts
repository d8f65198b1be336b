import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { shortMonths } from './dividend-default.ts'

test('a month whose principal was paid later in the year was made good', () => {
  const short = { period: '2026-05-01', billed_principal: satang(50_000_00) }
  expect(shortMonths([{ ...short, paid_principal: satang(50_000_00) }])).toEqual([])
  expect(shortMonths([{ ...short, paid_principal: satang(49_999_99) }])).toEqual(['2026-05-01'])
})

test('two loans short in one month are one short month', () => {
  const short = { period: '2026-05-01', billed_principal: satang(2), paid_principal: satang(1) }
  expect(shortMonths([short, { ...short }])).toEqual(['2026-05-01'])
})
