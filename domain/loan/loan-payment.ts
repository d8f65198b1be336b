// What a movement pays of a loan.

import type { LoanCode } from '../import/movement-codes.ts'
import { type Satang, satang } from '../money/money.ts'

interface LoanMovement {
  code: LoanCode
  sign: -1 | 0 | 1
  principal: Satang
  interest: Satang
}

interface LoanPayment {
  principal: Satang
  interest: Satang
  total: Satang
}

/**
 * Less than nothing where a payment is taken back or interest given back. Undefined of what is no payment: a balance
 * brought forward, and the loan itself as it is paid out.
 */
export function paidBy({ code, sign, principal, interest }: LoanMovement): LoanPayment | undefined {
  if (code === '00' || code === '01') return undefined
  const paid = code === '05' ? -1 : -sign
  return {
    principal: satang(code === '05' ? 0 : paid * principal),
    interest: satang(paid * interest),
    total: satang(paid * (principal + interest)),
  }
}
