// Bank's files as tests and drills send them.

import type { Day } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { PAY_PURPOSE_NAMES } from '#domain/payment/pay-purpose.ts'
import { intentRef2, memberRef1 } from '#domain/payment/pay-reference.ts'

export const BILLER = '099400016550100'
export const TODAY: Day = '2026-11-18'

export function bankLine(said: Partial<BankLine> = {}): BankLine {
  return {
    sequence: 2,
    kind: 'C',
    paidOn: '2026-11-17',
    paidAt: '093015',
    payer: 'นางสาว สมศรี ใจดี',
    ref1: memberRef1('000123', 'arrears'),
    ref2: intentRef2(1),
    ref3: '',
    branch: '0001',
    teller: '0009',
    amount: satang(1_500_00),
    biller: BILLER,
    payerBank: '014',
    ...said,
  }
}

/** Payments of every kind, the same for one seed: for intents 1 to 6 or none, right and wrong amounts, taken back, of nothing, of tomorrow. */
export function randomLines(seed: number): BankLine[] {
  const next = randomFrom(seed)
  const among = <T>(...choices: readonly T[]): T =>
    choices[Math.floor(next() * choices.length)] as T
  return Array.from({ length: Math.floor(next() * 8) }, (_, at) =>
    bankLine({
      sequence: at + 2,
      kind: among<BankLine['kind']>('C', 'C', 'C', 'D'),
      paidOn: among<Day>('2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'),
      paidAt: among('000000', '093015', '235959'),
      payer: among('', 'นาย ก', 'MR. SOMCHAI'),
      ref1: among(
        memberRef1('000123', 'arrears'),
        memberRef1('000123', 'arrears'),
        memberRef1(among('000123', '999999'), among(...PAY_PURPOSE_NAMES)),
        among('', '000123', '0001230100'),
      ),
      ref2: among(intentRef2(1 + Math.floor(next() * 9)), '', 'X'),
      biller: among('', BILLER, BILLER, '099400016550101'),
      amount: satang(among(0, 1_500_00, 1_500_00, 1 + Math.floor(next() * 99_999_999_99))),
    }),
  )
}

/** Park and Miller's: good enough to be unlike, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = (seed * 7_919 + 1) % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
