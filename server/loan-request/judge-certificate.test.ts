import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDay } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { certificateFindings } from './judge-certificate.ts'

const amount = fc.integer({ min: 0, max: 100_000_000 })
/** Most of them close to each other, where it is hard. */
const pair = amount.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc.oneof(amount, fc.integer({ min: Math.floor(one * 0.98), max: Math.ceil(one * 1.02) + 1 })),
  ),
)

function reds(salary: number, income: number, deducted: number, billed: number | null): string[] {
  const certified = {
    month: toDay('2026-10-01'),
    income: satang(income),
    coopDeducted: satang(deducted),
    otherDeducted: satang(0),
    note: '',
    by: '',
    at: new Date().toISOString(),
    recordedBy: null,
  }
  const against = billed === null ? null : satang(billed)
  const said = { billed: against, isAttended: true }
  return certificateFindings({ certificate: true }, { salary: satang(salary) }, certified, said)
    .filter(({ isRed }) => isRed)
    .map(({ rule }) => rule)
}

/** Counted in whole satang, apart from the product's own way. */
function overOnePercent(one: number, other: number): boolean {
  const [less, more] = one < other ? [one, other] : [other, one]
  return BigInt(more) * 100n > BigInt(less) * 101n
}

test('a deduction that differs from the bill by more than 1% is always told in red, and otherwise never', () => {
  fc.assert(
    fc.property(pair, ([deducted, billed]) => {
      const told = reds(0, 1, deducted, billed).includes('certificate-bill')
      expect(told).toBe(overOnePercent(deducted, billed))
    }),
    { numRuns: 2_000 },
  )
})

test('so is an income that differs from the register’s', () => {
  fc.assert(
    fc.property(pair, ([income, salary]) => {
      const told = reds(salary, income, 0, 0).includes('certificate-income')
      expect(told).toBe(salary > 0 && overOnePercent(income, salary))
    }),
    { numRuns: 2_000 },
  )
})

test('where the month has no bill yet, the officer is told to look', () => {
  expect(reds(0, 1, 1, null)).toEqual([])
  const says = certificateFindings(
    { certificate: true },
    { salary: satang(0) },
    {
      month: toDay('2026-10-01'),
      income: satang(1),
      coopDeducted: satang(1),
      otherDeducted: satang(0),
      note: '',
      by: '',
      at: new Date().toISOString(),
      recordedBy: null,
    },
    { billed: null, isAttended: true },
  )
  expect(says.find(({ rule }) => rule === 'certificate-bill')?.passes).toBeNull()
})

test('a certificate that nobody can give is told in red at once, and not only when it has lapsed', () => {
  const waiting = (isAttended: boolean) =>
    certificateFindings({ certificate: true }, { salary: satang(0) }, null, {
      billed: null,
      isAttended,
    })
  expect(waiting(true)).toMatchObject([{ passes: null }])
  expect(waiting(true)[0]?.isRed).toBeFalsy()
  expect(waiting(false)).toMatchObject([{ isRed: true }])
  expect(waiting(false)[0]?.says).toContain('ไม่มีผู้ใช้ระบบของหน่วยงานนี้')
})
