import { expect, test } from 'vitest'
import { satang } from '#domain/money/money.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'
import { ORDINARY_LOAN as LOAN } from '#tests/support/loan-right/ordinary-loan.ts'
import { consentCounts, termsHash } from './terms.ts'

/** Every value in it, changed by the least there is: a satang, a letter, a yes. */
function changed(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1]
  if (typeof value === 'string') return [`${value} `, value.slice(1)]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value))
    return [
      value.slice(1),
      [...value, value[0]],
      ...(value.length > 1 ? [value.toReversed()] : []),
      ...value.flatMap((one, at) => changed(one).map((other) => value.with(at, other))),
    ]
  return Object.entries(value as object).flatMap(([name, one]) =>
    changed(one).map((other) => ({ ...(value as object), [name]: other })),
  )
}

test('whatever of a loan is changed, by a satang or a letter, no consent to the one before counts', () => {
  const terms = termsHash(LOAN)
  const ask = {
    state: 'consented' as const,
    terms_sha256: terms,
    amount: satang(150_000_00),
  } as Parameters<typeof consentCounts>[0]
  expect(consentCounts(ask, termsHash(structuredClone(LOAN)), satang(150_000_00))).toBe(true)
  const others = changed(LOAN) as RequestedLoan[]
  expect(others.length).toBeGreaterThan(45)
  for (const other of others)
    expect(consentCounts(ask, termsHash(other), satang(150_000_00)), JSON.stringify(other)).toBe(
      false,
    )
  expect(consentCounts(ask, terms, satang(150_000_01))).toBe(false)
})
