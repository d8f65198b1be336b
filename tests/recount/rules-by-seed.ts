// The cooperative's own rules: the usual ones by the first seed, and by every other seed some that others have.

import type { Method, Rounding, Rules } from './count/rules/rules.ts'
import { Draw } from './draw.ts'

type Decided = Omit<Rules, 'published'>

const USUAL: Decided = {
  parValue: 10_00,
  actualYears: false,
  rounding: 'satang',
  instalmentStep: 10_00,
  principalStep: 0,
  firstDueSameMonth: true,
  method: 'A',
  firstMonth: 1,
  cutOffDay: 7,
  capPpm: 100_000,
  leastDeposit: { 20: 1_000_00 },
  guaranteeContracts: 5,
  guaranteeAmount: 2_000_000_00,
  forHeirs: ['W04'],
}

const ROUNDINGS: Rounding[] = [
  ...(['satang', 'satang-down', 'up-5-satang'] as const),
  ...(['up-10-satang', 'up-25-satang', 'baht'] as const),
]
const METHODS: Method[] = ['A', 'A-cut-off', 'B', 'C']

export function rulesBySeed(seed: number): Decided {
  if (seed === 1) return USUAL
  const draw = new Draw(seed + 1_000)
  return {
    parValue: draw.one([10_00, 50_00, 100_00]),
    actualYears: draw.one([true, false]),
    rounding: draw.one(ROUNDINGS),
    instalmentStep: draw.one([5_00, 10_00, 1_00, -10_00]),
    principalStep: draw.one([0, 10_00, 100_00]),
    firstDueSameMonth: draw.one([true, false]),
    method: draw.one(METHODS),
    firstMonth: draw.one([1, 9, 4]),
    cutOffDay: draw.one([5, 7, 15]),
    capPpm: 100_000,
    leastDeposit: { 20: draw.one([0, 1_000_00, 20_000_00]) },
    guaranteeContracts: draw.one([null, 3]),
    guaranteeAmount: draw.one([null, 500_000_00]),
    forHeirs: draw.one([['W04'], []]),
  }
}

/** The same in the words of the settings that staff write. */
export function settingsOf(rules: Decided): Record<string, string> {
  const set: Record<string, string | number | null> = {
    share_par_value: rules.parValue,
    loan_year_basis: rules.actualYears ? 'actual' : 'fixed-365',
    loan_interest_rounding: rules.rounding,
    loan_instalment_factor: rules.instalmentStep,
    loan_principal_step: rules.principalStep,
    loan_first_instalment: rules.firstDueSameMonth ? 'same' : 'next',
    dividend_method: rules.method,
    dividend_first_month: rules.firstMonth,
    dividend_cut_off_day: rules.cutOffDay,
    guarantee_contracts_max: rules.guaranteeContracts,
    guarantee_amount_max: rules.guaranteeAmount,
    deposit_least: Object.entries(rules.leastDeposit)
      .map(([code, least]) => `${code}: ${least}`)
      .join('\n'),
    biller_id: '099400099999900',
    biller_name: 'สหกรณ์',
    welfare_death_types: rules.forHeirs.join(' '),
  }
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
