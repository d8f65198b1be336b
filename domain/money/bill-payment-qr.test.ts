import { expect, test } from 'vitest'
import { billPaymentText, crc16, isBillerId } from './bill-payment-qr.ts'
import { satang } from './money.ts'

const PAYMENT = {
  billerId: '099400016550100',
  ref1: '00010001',
  ref2: '256910',
  amount: satang(1_234_567_89),
}

test('the check is the one of the standard', () => {
  expect(crc16('123456789')).toBe('29B1')
  // A PromptPay code that is known to be paid.
  expect(crc16('00020101021129370016A000000677010111011300660000000005802TH53037646304')).toBe(
    '8956',
  )
})

test('a bank’s app reads biller, both references and the amount', () => {
  const text = billPaymentText(PAYMENT)
  const fields = fieldsOf(text)
  expect(Object.fromEntries(fieldsOf(fields.get('30') ?? ''))).toEqual({
    '00': 'A000000677010112',
    '01': '099400016550100',
    '02': '00010001',
    '03': '256910',
  })
  expect(fields.get('00')).toBe('01')
  expect(fields.get('01')).toBe('12')
  expect(fields.get('53')).toBe('764')
  expect(fields.get('54')).toBe('1234567.89')
  expect(fields.get('58')).toBe('TH')
  expect([...fields.keys()].at(-1)).toBe('63')
  expect(fields.get('63')).toBe(crc16(text.slice(0, -4)))
})

test.each([
  [1, '0.01'],
  [100, '1.00'],
  [50_00, '50.00'],
])('%i satang is written %s', (amount, written) => {
  const text = billPaymentText({ ...PAYMENT, amount: satang(amount) })
  expect(fieldsOf(text).get('54')).toBe(written)
})

test.each([
  { billerId: '09940001655010' },
  { billerId: '09940001655010A' },
  { ref1: '' },
  { ref1: 'abc' },
  { ref2: '2569/10' },
  { ref2: '0'.repeat(21) },
  { amount: satang(0) },
  { amount: satang(-1) },
])('what no bank would take is never written: %o', (wrong) => {
  expect(() => billPaymentText({ ...PAYMENT, ...wrong })).toThrow(RangeError)
})

test('a biller is fifteen digits', () => {
  expect(isBillerId('099400016550100')).toBe(true)
  expect(isBillerId('๐๙๙๔๐๐๐๑๖๕๕๐๑๐๐')).toBe(false)
  expect(isBillerId('')).toBe(false)
})

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}
