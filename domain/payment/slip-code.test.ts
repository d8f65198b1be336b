import { expect, test } from 'vitest'
import { billPaymentText } from '../money/bill-payment-qr.ts'
import { satang } from '../money/money.ts'
import { readSlipCode } from './slip-code.ts'

// As others write it for bank 002: published by several open libraries.
const SLIP = '004000060000010103002021900021231231212000115102TH91049C30'

test('a slip’s code says the sending bank and its reference', () => {
  expect(readSlipCode(SLIP)).toEqual({ bank: '002', reference: '0002123123121200011' })
})

test('a sign read wrongly, another kind of code and no code at all are no slip', () => {
  for (let at = 0; at < SLIP.length; at++) {
    const wrong = `${SLIP.slice(0, at)}${SLIP[at] === '7' ? '8' : '7'}${SLIP.slice(at + 1)}`
    expect(readSlipCode(wrong), wrong).toBeUndefined()
  }
  const bill = {
    billerId: '099400012345600',
    ref1: '0000019912',
    ref2: '0000001A',
    amount: satang(100),
  }
  for (const other of ['', '9104', 'https://example.com', billPaymentText(bill)])
    expect(readSlipCode(other)).toBeUndefined()
})
