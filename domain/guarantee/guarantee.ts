// Standing for somebody else's loan: how much of it is still at stake, and how much more one may.

import { type Satang, satang, total } from '../money/money.ts'

export interface Guarantee {
  loan_no: string
  amount: Satang
  loan_balance: Satang
}

/** Nobody answers for more than is still owed. */
export function stillGuaranteed({ amount, loan_balance }: Omit<Guarantee, 'loan_no'>): Satang {
  return amount < loan_balance ? amount : loan_balance
}

interface GuaranteeLimits {
  contractsMax: number | undefined
  amountMax: Satang | undefined
}

/** What the cooperative's limits still allow; null for what it does not limit. */
export function guaranteeCapacity(
  given: readonly Guarantee[],
  { contractsMax, amountMax }: GuaranteeLimits,
) {
  // A loan that is paid off keeps nobody from standing for another.
  const open = given.filter(({ loan_balance }) => loan_balance > 0)
  const contracts = new Set(open.map(({ loan_no }) => loan_no)).size
  const amount = total(open.map(stillGuaranteed))
  return {
    contracts_max: contractsMax ?? null,
    contracts_left: contractsMax === undefined ? null : Math.max(0, contractsMax - contracts),
    amount_max: amountMax ?? null,
    amount_left: amountMax === undefined ? null : satang(Math.max(0, amountMax - amount)),
  }
}
