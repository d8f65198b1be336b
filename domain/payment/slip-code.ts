// The small code on a Thai bank's slip: the sending bank and its reference, as tags with lengths and a check (as EMVCo's, with the
// check under tag 91). It proves nothing of the money; it names the transfer.

import { crc16 } from '../money/bill-payment-qr.ts'

export interface SlipCode {
  /** Three figures, as the Bank of Thailand numbers banks. */
  bank: string
  reference: string
}

export const SLIP_REFERENCE = '^([0-9A-Za-z]{6,40})?$'
const KIND = '000001'

/** Undefined where it is another kind of code, or was read wrongly. */
export function readSlipCode(text: string): SlipCode | undefined {
  const check = /^(.+9104)([0-9A-F]{4})$/i.exec(text)
  if (!check?.[1] || crc16(check[1]) !== check[2]?.toUpperCase()) return undefined
  const slip = tagsIn(tagsIn(text).get('00') ?? '')
  const [bank = '', reference = ''] = [slip.get('01'), slip.get('02')]
  const isSlip = slip.get('00') === KIND && /^\d{3}$/.test(bank)
  return isSlip && /^[0-9A-Za-z]{6,40}$/.test(reference) ? { bank, reference } : undefined
}

function tagsIn(text: string): Map<string, string> {
  const tags = new Map<string, string>()
  for (let at = 0; at + 4 <= text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) break
    tags.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return tags
}
