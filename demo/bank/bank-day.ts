// The demo's bank: the file of a day, with what was paid by codes as it should be, and beside it what such files bring too: a reference
// mistyped at a counter, another amount, a payment that the bank took back.

import type { Day } from '#domain/calendar/day.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { memberRef1 } from '#domain/payment/pay-reference.ts'

export const DEMO_BANK = { bank: '006', account: '9990000001' }
const PAYERS_BANKS = ['004', '006', '014', '025', '030']
const OPENS_AT = 8

export interface PaidCode {
  ref1: string
  ref2: string
  amount: Satang
  payer: string
}

interface BankDay {
  day: Day
  /** Of the bank's numbers of the day, the first that is free. */
  firstSequence: number
  biller: string
  name: string
  /** Somebody who types at a counter; left out where all is right. */
  clumsy?: { membershipNo: string; payer: string }
}

/** As the bank sends it, before it is written in TIS-620. */
export function bankDay(paid: readonly PaidCode[], told: BankDay): string {
  const { day, biller, clumsy } = told
  const right = paid.map((one) => ({ ...one, kind: 'C' as const }))
  const all = [...right, ...(clumsy ? mistakes(clumsy) : [])]
  const lines = all.map(
    ({ kind, payer, ref1, ref2, amount }, at): BankLine => ({
      sequence: told.firstSequence + at,
      kind,
      paidOn: day,
      paidAt: timeOf(at),
      payer,
      ref1,
      ref2,
      ref3: '',
      branch: '0001',
      teller: kind === 'C' && ref2 ? 'MOBI' : '0009',
      amount,
      biller,
      payerBank: PAYERS_BANKS[at % PAYERS_BANKS.length] ?? '006',
    }),
  )
  return writeCrossBankFile({ ...DEMO_BANK, datedOn: day, lines }, told.name)
}

function mistakes({ membershipNo, payer }: NonNullable<BankDay['clumsy']>) {
  const ref1 = memberRef1(membershipNo, 'arrears')
  const swapped = `${ref1.slice(0, 8)}${ref1.slice(9)}${ref1.slice(8, 9)}`
  return [
    // The check digits tell that it is nobody's.
    { kind: 'C' as const, payer, ref1: swapped, ref2: '', amount: satang(1_200_00) },
    // The member is known, and what it is for is not.
    { kind: 'C' as const, payer, ref1, ref2: '', amount: satang(2_345_00) },
    { kind: 'D' as const, payer: 'CORRECTION', ref1: '', ref2: '', amount: satang(500_00) },
  ]
}

/** «081500»: a quarter of an hour after the other. */
function timeOf(at: number): string {
  const minutes = (at * 15) % (12 * 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(OPENS_AT + Math.floor(minutes / 60))}${two(minutes % 60)}00`
}
