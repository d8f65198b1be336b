import { halfUp, sum } from '../files/amounts.ts'
import { nights } from '../files/calendar.ts'
import { balancesOf, type Days, inside, movementOf, replay, type Step } from '../files/ledger.ts'
import type { Night, Row } from '../files/read-night.ts'
import type { Rules } from '../rules/rules.ts'

/** With money first, then by number. */
export function accountRows(night: Night, member: string): Row[] {
  const isEmpty = (row: Row) => (heldIn(night, row) === 0 ? 1 : 0)
  return night
    .of('deposit_account', 'membership_no', member)
    .toSorted(
      (one, other) =>
        isEmpty(one) - isEmpty(other) ||
        (one.text('account_no') < other.text('account_no') ? -1 : 1),
    )
}

export function accountSteps(night: Night, accountNo: string): Step[] {
  return night.kept(`account ${accountNo}`, () =>
    replay(night.of('deposit_movement', 'account_no', accountNo), 'amount'),
  )
}

function heldIn(night: Night, account: Row): number {
  return accountSteps(night, account.text('account_no')).at(-1)?.balance ?? 0
}

export function depositFeed(night: Night, rules: Rules, member: string) {
  const accounts = accountRows(night, member).map((row) => accountFigures(night, rules, row))
  return {
    as_of: night.asOf,
    balance: sum(accounts.map(({ balance }) => balance)),
    accrued_interest: sum(accounts.map(({ accrued_interest }) => accrued_interest)),
    accounts,
  }
}

export function accountFigures(night: Night, rules: Rules, account: Row) {
  const steps = accountSteps(night, account.text('account_no'))
  const type = night.one('deposit_type', 'type_code', account.text('type_code'))
  const credited = steps.findLastIndex(({ code }) => code === 'IN' || code === 'BF')
  const since = steps.slice(Math.max(0, credited))
  const balance = steps.at(-1)?.balance ?? 0
  return {
    account_no: account.text('account_no'),
    type_code: account.text('type_code'),
    type_name: type.text('name'),
    rate_ppm: type.ppm('rate'),
    state: balance > 0 ? 'open' : 'empty',
    opened_on: account.day('opened_on'),
    balance,
    monthly: account.baht('monthly'),
    last_on: account.day('last_on'),
    accrued_interest: accrued(since, night.asOf, {
      ppm: type.ppm('rate'),
      least: rules.leastDeposit[account.text('type_code')] ?? 0,
    }),
    accrued_from: since[0]?.on ?? account.day('opened_on'),
  }
}

/** Night after night at the evening's balance; a night with too little earns nothing, and all of it is rounded once. */
function accrued(
  steps: readonly Step[],
  until: string,
  { ppm, least }: { ppm: number; least: number },
) {
  let earning = 0n
  for (const [at, { on, balance }] of steps.entries()) {
    const next = steps[at + 1]?.on ?? until
    if (balance >= least && next > on) earning += BigInt(balance) * BigInt(nights(on, next))
  }
  return halfUp(earning * BigInt(ppm), 365_000_000n)
}

export function depositStatement(night: Night, rules: Rules, account: Row, days: Days) {
  const steps = accountSteps(night, account.text('account_no'))
  const own = inside(steps, days)
  const ins = own.filter(({ sign }) => sign === 1)
  const outs = own.filter(({ sign }) => sign === -1)
  return {
    as_of: night.asOf,
    account: accountFigures(night, rules, account),
    ...balancesOf(steps, days),
    totals: {
      count_in: ins.length,
      paid_in: sum(ins.map(({ amount }) => amount)),
      count_out: outs.length,
      paid_out: sum(outs.map(({ amount }) => amount)),
      interest: sum(own.filter(({ code }) => code === 'IN').map(({ amount }) => amount)),
      tax: sum(own.filter(({ code }) => code === 'TX').map(({ amount }) => amount)),
    },
    movements: own.toReversed().map((step) => ({
      ...movementOf(step),
      paid_in: step.sign === 1 ? step.amount : 0,
      paid_out: step.sign === -1 ? step.amount : 0,
      balance: step.balance,
    })),
  }
}
