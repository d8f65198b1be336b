// Deposits: interest by the day on each evening's balance, at the rate of that evening, on the published days.

import type { Demo } from './demo.ts'
import { addDays, baht, groupBy, isOpenDay, type Question, rateOn } from './question.ts'

const CREDITED: Record<string, string[]> = { '10': ['09-30'], '20': ['03-31', '09-30'] }
/** Asked of in fixed-deposits.ts. */
const FIXED = '30'
const LEAST: Record<string, number> = { '10': 100_00, '20': 1_000_00 }

export const DEPOSITS: Question[] = [
  {
    name: 'deposit interest is what the published rule gives, to the satang',
    *ask(demo) {
      const types = new Map(demo.rows('deposit_type').map((type) => [type.type_code, type]))
      const accounts = new Map(demo.rows('deposit_account').map((one) => [one.account_no, one]))
      const ratesOf = new Map(
        [...types.values()].map(({ type_code, name }) => [type_code, daily(demo, `เงินฝาก${name}`)]),
      )
      const moves = groupBy(demo.rows('deposit_movement'), ({ account_no }) => account_no)
      for (const [no, movements] of moves) {
        const account = accounts.get(no)
        if (account?.type_code === FIXED) continue
        const rates = ratesOf.get(account?.type_code) ?? new Map()
        const credited = CREDITED[account?.type_code] ?? []
        const first = movements[0]
        // Brought forward: it has stood so since interest was last paid in, or since it was opened.
        const last = lastOf(credited, first?.posted_on)
        let since = [last, account?.opened_on].sort().at(-1) ?? last
        let balance = 0
        let earned = 0
        for (const [at, row] of movements.entries()) {
          if (row.code === 'BF') balance = row.amount
          else {
            for (let day = since; day < row.posted_on; ) {
              const { ppm, next } = rates.get(day) ?? { ppm: Number.NaN, next: row.posted_on }
              earned += balance * ppm
              day = next
            }
            since = row.posted_on
            if (row.code === 'IN') {
              const right = Math.floor(earned / 365_000_000 + 0.5)
              if (row.amount !== right)
                yield `${no} ${row.posted_on}: interest ${baht(row.amount)}, by the rule ${baht(right)}`
              earned = 0
              const closes = movements[at + 1]?.code === 'WD' && movements[at + 1]?.balance === 0
              if (!credited.includes(row.posted_on.slice(5)) && !closes)
                yield `${no} ${row.posted_on}: interest on a day that is not published`
            }
            balance = row.balance
          }
        }
        const missing = lastOf(credited, demo.asOf)
        const owed = movements.some(({ posted_on, code }) => code === 'IN' && posted_on >= missing)
        if (!owed && missing > since && balance > 100_00)
          yield `${no}: no interest was paid in on ${missing}`
      }
    },
  },
  {
    name: 'deposits are opened with the published least, one special account each, and their rates are the published ones',
    *ask(demo) {
      const types = new Map(demo.rows('deposit_type').map((type) => [type.type_code, type]))
      for (const { name, rate } of types.values()) {
        const published = rateOn(demo, 'deposit', `เงินฝาก${name}`, demo.asOf)
        if (rate !== published) yield `${name}: ${rate} in the files, ${published} published`
      }
      const seen = new Set<string>()
      const opened = new Map(demo.rows('deposit_account').map((one) => [one.account_no, one]))
      for (const { account_no, code, amount } of demo.rows('deposit_movement')) {
        const least = LEAST[opened.get(account_no)?.type_code] ?? 0
        if (code === 'BF' && amount < least) yield `${account_no}: opened with ${baht(amount)}`
      }
      for (const { membership_no, type_code } of opened.values()) {
        const key = `${membership_no} ${type_code}`
        if (type_code === '20' && seen.has(key)) yield `${membership_no} has two special accounts`
        seen.add(key)
      }
    },
  },
  {
    name: 'one withdrawal a month from special savings, and counter money only while the office is open',
    *ask(demo) {
      const special = new Set(
        demo
          .rows('deposit_account')
          .filter((one) => one.type_code === '20')
          .map((one) => one.account_no),
      )
      const months = new Set<string>()
      for (const row of demo.rows('deposit_movement')) {
        const isSystem = row.code === 'IN' || row.code === 'TX' || row.code === 'BF'
        const atCounter = !isSystem && !row.receipt_no
        if (atCounter && !isOpenDay(row.posted_on))
          yield `${row.account_no}: ${row.code} on ${row.posted_on}, when the office is closed`
        if (row.posted_on > demo.asOf) yield `${row.account_no}: ${row.posted_on} is still to come`
        if (!['WD', 'TO'].includes(row.code) || !special.has(row.account_no)) continue
        const month = `${row.account_no} ${row.posted_on.slice(0, 7)}`
        if (months.has(month)) yield `${month}: a second withdrawal without its fee`
        months.add(month)
      }
    },
  },
]

/** Each day's rate of a product and the day after it, worked out once. */
function daily(demo: Demo, name: string): Map<string, { ppm: number; next: string }> {
  const found = new Map<string, { ppm: number; next: string }>()
  const first = addDays(demo.asOf, -8 * 366)
  for (let day = first, next = ''; day <= demo.asOf; day = next) {
    next = addDays(day, 1)
    found.set(day, { ppm: rateOn(demo, 'deposit', name, day) ?? Number.NaN, next })
  }
  return found
}

function lastOf(credited: readonly string[], day = ''): string {
  const year = Number(day.slice(0, 4))
  const all = [year, year - 1].flatMap((one) => credited.map((of) => `${one}-${of}`))
  return (
    all
      .filter((one) => one <= day)
      .sort()
      .at(-1) ?? ''
  )
}
