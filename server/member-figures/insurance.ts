import type { InsuranceFeed } from '#contract/member/insurance.ts'
import { policiesOf } from '#database/queries/figures/insurance.ts'
import { insuranceState } from '#domain/insurance/insurance.ts'
import { total } from '#domain/money/money.ts'
import type { Reading } from './member-feed.ts'

export async function readInsurance({
  night,
  membershipNo,
  asOf,
}: Reading): Promise<Omit<InsuranceFeed, 'as_of'>> {
  const policies = (await night(policiesOf, membershipNo)).map((policy) => ({
    ...policy,
    ...insuranceState(policy, asOf),
  }))
  const covering = policies.filter(({ state }) => state === 'in-force' || state === 'ending-soon')
  return { policies, sum_insured: total(covering.map(({ sum_insured }) => sum_insured)) }
}
