// The text behind a Thai bill-payment QR code (EMVCo merchant-presented, tag 30 of the Bank of Thailand's
// standard): any bank's app that scans it fills in whom to pay, for what, and the exact amount.

import type { Satang } from './money.ts'

/** The application that every Thai bank knows as bill payment across banks. */
const BILL_PAYMENT = 'A000000677010112'
const BAHT = '764'
const ONCE = '12' // has an amount, so it is for one payment

const BILLER = /^[0-9]{15}$/
const REFERENCE = /^[0-9A-Z]{1,20}$/

interface BillPayment {
  /** A tax number of 13 digits and a suffix of two. */
  billerId: string
  ref1: string
  ref2: string
  amount: Satang
}

export function isBillerId(text: string): boolean {
  return BILLER.test(text)
}

export function billPaymentText({ billerId, ref1, ref2, amount }: BillPayment): string {
  if (!isBillerId(billerId)) throw new RangeError('a biller has 15 digits')
  if (!REFERENCE.test(ref1) || !REFERENCE.test(ref2))
    throw new RangeError('a reference has 1 to 20 digits or capital letters')
  if (!(amount > 0)) throw new RangeError('nothing to pay')
  const biller = [
    field('00', BILL_PAYMENT),
    field('01', billerId),
    field('02', ref1),
    field('03', ref2),
  ]
  const text = [
    field('00', '01'),
    field('01', ONCE),
    field('30', biller.join('')),
    field('53', BAHT),
    field('54', plainBaht(amount)),
    field('58', 'TH'),
  ].join('')
  // The check is taken over its own tag and length too.
  const checked = `${text}6304`
  return `${checked}${crc16(checked)}`
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}

function plainBaht(amount: Satang): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** CRC-16 as ISO/IEC 13239 gives it: polynomial 1021, beginning with FFFF. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
