// How long the calculators' rules take: what a visitor waits for at every key they press.

import { performance } from 'node:perf_hooks'
import { DEFAULT_RULES, type Loan } from '#domain/loan/loan.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { satang } from '#domain/money/money.ts'
import { median } from '../figures/median.ts'

const SCHEDULES = 1_000
const MONTHS = 360
const ROUNDS = 5
const BAR_S = 1

export function printSchedules(): void {
  const rounds = Array.from({ length: ROUNDS }, () => round())
  const { seconds, rows } = {
    seconds: median(rounds.map((one) => one.seconds)),
    rows: rounds[0]?.rows,
  }
  console.log(
    `${SCHEDULES.toLocaleString('en')} schedules of ${MONTHS} instalments: ${seconds.toFixed(2)} s ` +
      `for ${rows?.toLocaleString('en')} rows (the bar is ${BAR_S} s).`,
  )
}

/** Each loan is another one, so that nothing can be remembered. */
function round(): { seconds: number; rows: number } {
  const startedAt = performance.now()
  let rows = 0
  for (let number = 0; number < SCHEDULES; number++)
    rows += schedule(loanOf(number), DEFAULT_RULES).rows.length
  return { seconds: (performance.now() - startedAt) / 1000, rows }
}

function loanOf(number: number): Loan {
  return {
    principal: satang(3_000_000_00 + number * 1_234_56),
    ratePpm: 57_500 + number,
    months: MONTHS,
    startsOn: '2026-01-31',
    method: number % 2 === 0 ? 'equal-total' : 'equal-principal',
  }
}
