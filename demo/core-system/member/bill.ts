// A month's bill: its lines, and who is served first when the salary does not hold all of it.

import type { LoanLife } from '../loan/loan-life.ts'

export interface Line {
  kind:
    | 'share'
    | 'loan'
    | 'deposit'
    | 'cremation'
    | 'insurance'
    | 'entrance'
    | 'guarantee'
    | 'other'
  ref?: string
  instalment?: number
  principal: number
  interest: number
  deducted: number
  loan?: LoanLife
}

// biome-ignore format: in their order
const FIRST_SERVED = ['cremation', 'insurance', 'entrance', 'loan', 'guarantee', 'share', 'deposit', 'other']
/** Paid as a whole or not at all. */
const WHOLE = ['insurance', 'entrance']
/** What one share costs. */
const PAR = 10_00

export function line(kind: Line['kind'], principal: number): Line {
  return { kind, principal, interest: 0, deducted: 0 }
}

/** What a month's bill asks for of the loans that were paid out before its end. */
export function loanLines(loans: readonly LoanLife[], day: string): Line[] {
  return loans.flatMap((loan) => {
    const due = loan.loan.startsOn < day ? loan.dueOn(day) : undefined
    if (!due) return []
    return [
      { ...due, kind: 'loan', deducted: 0, ref: loan.no, instalment: loan.instalmentNo, loan },
    ]
  })
}

/** What it can still take: a contract that was paid otherwise since it was billed takes less, or nothing. */
export function owedOf({ principal, interest, loan }: Line): number {
  if (!loan) return principal + interest
  return loan.isOpen ? Math.min(principal, loan.balance) + interest : 0
}

/** Gives out what could be deducted, the most pressing first. Answers how much was taken. */
export function share(lines: Line[], available: number): number {
  let left = available
  for (const kind of FIRST_SERVED) {
    for (const one of lines.filter((line) => line.kind === kind)) {
      // So is interest; other lines take what there is.
      if (left < one.interest || (WHOLE.includes(kind) && left < one.principal)) continue
      const most = Math.min(left, owedOf(one))
      // Nobody holds part of a share.
      one.deducted = kind === 'share' ? most - (most % PAR) : most
      left -= one.deducted
    }
  }
  return available - left
}
