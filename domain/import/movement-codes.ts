// What a movement's code says of its sign: money that comes in, goes out or is only brought forward. Reversals
// and corrections go either way.

import type { Rule } from './column.ts'

type Signs = Readonly<Record<string, readonly number[]>>

// biome-ignore format: a table reads in columns
export const SHARE_SIGNS = {
  BF: [0], SH: [1], WD: [-1], TI: [1], TO: [-1], RV: [1, -1], AD: [1, -1],
} as const satisfies Signs

// biome-ignore format: a table reads in columns
export const LOAN_SIGNS = {
  '00': [0], '01': [1], '02': [-1], '03': [-1], '04': [-1], '05': [-1], '08': [1, -1], '09': [1, -1],
} as const satisfies Signs

// biome-ignore format: a table reads in columns
export const DEPOSIT_SIGNS = {
  BF: [0], DP: [1], WD: [-1], IN: [1], TX: [-1], TI: [1], TO: [-1], RV: [1, -1], AD: [1, -1],
} as const satisfies Signs

export type ShareCode = keyof typeof SHARE_SIGNS
export type LoanCode = keyof typeof LOAN_SIGNS
export type DepositCode = keyof typeof DEPOSIT_SIGNS

export function codeAndSign(signs: Signs): Rule {
  return {
    column: 'sign',
    says: 'เครื่องหมายไม่ตรงกับรหัสทำรายการ',
    holds: (row) => signs[String(row('code'))]?.includes(Number(row('sign'))) ?? false,
  }
}

/** A reversal names what it reverses, and nothing else does. */
export function reversalNames(code: string): Rule {
  return {
    column: 'reverses',
    says: 'รายการกลับรายการต้องระบุลำดับของรายการเดิม และรายการอื่นต้องเว้นว่าง',
    holds: (row) => (row('code') === code) === (row('reverses') !== undefined),
  }
}
