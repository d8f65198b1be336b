import { sum } from '../files/amounts.ts'
import { addMonths, monthEnd, monthOf } from '../files/calendar.ts'
import { balanceOn, replay, type Step } from '../files/ledger.ts'
import type { Night } from '../files/read-night.ts'
import { type Rules, yearOf } from '../rules/rules.ts'

export function shareSteps(night: Night, member: string): Step[] {
  return night.kept(`shares ${member}`, () =>
    replay(night.of('share_movement', 'membership_no', member), 'amount'),
  )
}

/** ทุนเรือนหุ้น of an accounting year, or of the newest. */
export function shareFeed(night: Night, rules: Rules, member: string, asked?: number) {
  const [share] = night.of('share', 'membership_no', member)
  const steps = shareSteps(night, member)
  const balance = steps.at(-1)?.balance ?? 0
  const years = [...new Set(steps.map(({ on }) => yearOf(on, rules)))].toReversed()
  const year = asked ?? years[0] ?? null
  return {
    as_of: night.asOf,
    balance,
    par_value: rules.parValue,
    shares: Math.trunc(balance / rules.parValue),
    monthly: share?.baht('monthly') ?? 0,
    instalments: share?.whole('instalments') ?? 0,
    last_on: share?.day('last_on') ?? null,
    years: years.map((one) => yearSums(steps, one, rules)),
    months: heldByMonth(steps, night.asOf),
    year,
    movements: steps
      .filter(({ on }) => yearOf(on, rules) === year)
      .toReversed()
      .map((step) => movement(night, rules, member, step)),
  }
}

export function shareYears(night: Night, rules: Rules, member: string): number[] {
  return shareFeed(night, rules, member).years.map(({ year }) => year)
}

function yearSums(steps: readonly Step[], year: number, rules: Rules) {
  const own = steps.filter(({ on }) => yearOf(on, rules) === year)
  const brought = own.find(({ sign }) => sign === 0)
  const before = steps.filter(({ on }) => yearOf(on, rules) < year).at(-1)
  return {
    year,
    opening: brought?.amount ?? before?.balance ?? 0,
    ...paidInAndWithdrawn(own),
    closing: own.at(-1)?.balance ?? 0,
  }
}

/** What was taken back was neither paid in nor withdrawn. */
export function paidInAndWithdrawn(steps: readonly Step[]): { paid_in: number; withdrawn: number } {
  const came = steps.filter(({ sign, reverses }) => (reverses === null ? sign === 1 : sign === -1))
  const went = steps.filter(({ sign, reverses }) => (reverses === null ? sign === -1 : sign === 1))
  return {
    paid_in: sum(came.map(({ sign, amount }) => sign * amount)),
    withdrawn: sum(went.map(({ sign, amount }) => -sign * amount)),
  }
}

function heldByMonth(steps: readonly Step[], asOf: string) {
  return Array.from({ length: 12 }, (_, at) => {
    const month = addMonths(monthOf(asOf), at - 11)
    const day = at === 11 ? asOf : monthEnd(month)
    return { month, balance: balanceOn(steps, day) ?? 0 }
  })
}

function movement(night: Night, rules: Rules, member: string, step: Step) {
  const periods = night
    .of('collection_slip', 'membership_no', member)
    .filter((slip) => step.receipt !== null && slip.text('receipt_no') === step.receipt)
    .map((slip) => slip.month('period'))
  return {
    seq: step.seq,
    posted_on: step.on,
    receipt_no: step.receipt,
    receipt_period: periods.sort()[0] ?? null,
    code: step.code,
    sign: step.sign,
    amount: step.amount,
    shares: Math.trunc(step.amount / rules.parValue),
    balance: step.balance,
    instalment: step.row.or('instalment', (row) => row.whole('instalment')),
  }
}
