import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAY_PURPOSE_NAMES } from './pay-purpose.ts'
import { intentRef2, memberRef1, readRef1, readRef2, unitRef1 } from './pay-reference.ts'

const six = fc.integer({ min: 0, max: 999_999 }).map((no) => String(no).padStart(6, '0'))

test('Ref.1 of a member is ten figures, and says who pays and for what', () => {
  // 00012301 × 100 has 1 left over from 97 together with 98 − 65.
  expect(memberRef1('000123', 'arrears')).toMatch(/^00012301[0-9]{2}$/)
  expect(Number(memberRef1('000123', 'arrears')) % 97).toBe(1)
  fc.assert(
    fc.property(six, fc.constantFrom(...PAY_PURPOSE_NAMES), (membershipNo, purpose) => {
      const ref1 = memberRef1(membershipNo, purpose)
      expect(Number(ref1) % 97).toBe(1)
      expect(readRef1(ref1)).toEqual({ is: 'member', membershipNo, purpose })
    }),
  )
})

test('Ref.1 of a unit says the month in พ.ศ., and fits a bank’s twenty signs', () => {
  const ref1 = unitRef1('00010001', '2026-11')
  expect(ref1).toMatch(/^U000100016911[0-9]{2}$/)
  expect(readRef1(ref1)).toEqual({ is: 'unit', unitNo: '00010001', month: '2026-11' })
  // U counts as 30, as in account numbers across borders.
  expect(BigInt(ref1.replace('U', '30')) % 97n).toBe(1n)
})

test('SEC-74 one figure mistyped, or two beside each other swapped, is nobody’s reference', () => {
  fc.assert(
    fc.property(six, fc.nat(9), fc.nat(9), (membershipNo, at, figure) => {
      const ref1 = memberRef1(membershipNo, 'deposit')
      const mistyped = `${ref1.slice(0, at)}${figure}${ref1.slice(at + 1)}`
      if (mistyped !== ref1) expect(readRef1(mistyped)).toBeUndefined()
      const swapped =
        ref1.slice(0, at) +
        ref1
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        ref1.slice(at + 2)
      if (swapped !== ref1) expect(readRef1(swapped)).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

test('what was never given is nobody’s: another purpose, another month, another length', () => {
  for (const text of [
    '',
    '0001230',
    '000123',
    'U00010001691352',
    '0001237722',
    memberRef1('000123', 'other').slice(1),
  ])
    expect(readRef1(text), text).toBeUndefined()
  expect(() => memberRef1('123', 'other')).toThrow(RangeError)
  expect(() => unitRef1('1', '2026-11')).toThrow(RangeError)
})

test('Ref.2 is the intent’s number in eight signs', () => {
  expect(intentRef2(1)).toBe('00000001')
  expect(intentRef2(71)).toBe('0000001Z')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36 ** 8 - 1 }), (no) => {
      expect(readRef2(intentRef2(no))).toBe(no)
    }),
  )
  expect([readRef2('0000000'), readRef2('00000000'), readRef2('0000001z')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(() => intentRef2(0)).toThrow(RangeError)
  expect(() => intentRef2(36 ** 8)).toThrow(RangeError)
})
