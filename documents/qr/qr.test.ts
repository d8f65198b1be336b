import { expect, test } from 'vitest'
import { codeInRuns } from '../support/qr-reader.ts'
import { qrCode, qrRuns } from './qr.ts'

// As many bytes as each version holds at level M, and one more.
test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180])(
  'an address of %i bytes is read back by another program',
  (length) => {
    const address = `https://coop.example/verify/${'K7QM-3XTR-'.repeat(20)}`.slice(0, length)
    expect(codeInRuns(qrRuns(address))).toBe(address)
  },
)

test('Thai letters are read back as they were', () => {
  expect(codeInRuns(qrRuns('สหกรณ์ออมทรัพย์'))).toBe('สหกรณ์ออมทรัพย์')
})

test('what does not fit is refused, never cut', () => {
  expect(() => qrCode('x'.repeat(181))).toThrow(RangeError)
})

test('a short address needs a small code', () => {
  expect(qrCode('https://coop.example/verify/K7QM-3XTR-9WPD-BM4H')).toHaveLength(33)
})

test('a payment is still read with a stamp over the middle of its code', () => {
  const text =
    '00020101021230610016A000000677010112011509940009999990002080001000203062569105303764540912345.005802TH6304ABCD'
  const { size, runs } = qrRuns(text)
  const middle = (at: number) => Math.abs(at - size / 2) < 4
  const stamped = runs.filter(([column, row]) => !middle(column) || !middle(row))
  expect(stamped.length).toBeLessThan(runs.length)
  expect(codeInRuns({ size, runs: stamped })).toBe(text)
})
