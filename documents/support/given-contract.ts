// For tests only: what is still to be paid on a contract.

import { DEFAULT_RULES, type Loan } from '#domain/loan/loan.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import type { ContractSchedule } from '../member/contract-schedule.ts'
import { asOf, CONTRACT, holder } from './given-member.ts'

export function givenContractSchedule(): ContractSchedule {
  const remaining: Loan = {
    principal: CONTRACT.balance,
    ratePpm: CONTRACT.rate_ppm,
    months: CONTRACT.months - CONTRACT.months_paid,
    startsOn: asOf,
    method: 'equal-principal',
    instalment: CONTRACT.instalment,
  }
  const rules = DEFAULT_RULES
  return {
    asOf,
    holder,
    contract: CONTRACT,
    remaining,
    rules,
    schedule: schedule(remaining, rules),
    arrearsMonths: 0,
    contractEndsOn: '2099-12-31',
  }
}
