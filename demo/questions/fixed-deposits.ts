// Fixed deposits, the tax on their interest, and money that goes from one account of a member to another.

import { topic, words } from './articles.ts'
import type { Demo } from './demo.ts'
import { addMonths, baht, days, groupBy, type Question, rateOn } from './question.ts'

const FIXED = '30'
const MONTHS = 12

function typeOf(demo: Demo): Map<string, string> {
  return new Map(
    demo.rows('deposit_account').map(({ account_no, type_code }) => [account_no, type_code]),
  )
}

export const FIXED_DEPOSITS: Question[] = [
  {
    name: 'a fixed deposit earns the rate of the day its term began, less the published tax, and no other deposit is taxed',
    *ask(demo) {
      const said = words(topic(demo, 1036).body)
      const [, percent] = /หักภาษี ณ ที่จ่ายร้อยละ (\d+)/.exec(said) ?? []
      const { name } = demo.rows('deposit_type').find(({ type_code }) => type_code === FIXED) ?? {}
      const types = typeOf(demo)
      const moves = groupBy(demo.rows('deposit_movement'), ({ account_no }) => account_no)
      for (const [no, rows] of moves) {
        if (types.get(no) !== FIXED) {
          for (const { code, posted_on } of rows)
            if (code === 'TX') yield `${no} ${posted_on}: savings are taxed`
          continue
        }
        let since = rows[0]?.posted_on
        let balance = rows[0]?.balance
        for (const [at, row] of rows.entries()) {
          if (row.code !== 'IN') continue
          const ppm = rateOn(demo, 'deposit', `เงินฝาก${name}`, since) ?? Number.NaN
          const right = Math.floor((balance * ppm * days(since, row.posted_on)) / 365_000_000 + 0.5)
          if (row.posted_on !== addMonths(since, MONTHS))
            yield `${no}: interest on ${row.posted_on}, a term since ${since}`
          if (row.amount !== right)
            yield `${no} ${row.posted_on}: interest ${baht(row.amount)}, by the rule ${baht(right)}`
          const tax = rows[at + 1]
          const taken = tax?.code === 'TX' && tax.posted_on === row.posted_on ? tax.amount : 0
          if (taken !== Math.floor((row.amount * Number(percent)) / 100 + 0.5))
            yield `${no} ${row.posted_on}: ${baht(taken)} of tax on ${baht(row.amount)}`
          since = row.posted_on
          balance = tax?.balance
        }
        if (addMonths(since, MONTHS) <= demo.asOf) yield `${no}: the term since ${since} is over`
      }
    },
  },
  {
    name: 'what goes out of one account by transfer comes into another of the same member on the same day',
    *ask(demo) {
      const sums = new Map<string, number>()
      for (const { membership_no, posted_on, code, amount, sign } of demo.rows(
        'deposit_movement',
      )) {
        if (code !== 'TI' && code !== 'TO') continue
        const key = `${membership_no} ${posted_on}`
        sums.set(key, (sums.get(key) ?? 0) + sign * amount)
      }
      for (const [key, sum] of sums)
        if (sum !== 0) yield `${key}: ${baht(Math.abs(sum))} are on the way`
    },
  },
  {
    name: 'a reversal of shares or deposits undoes the whole of what it names',
    *ask(demo) {
      for (const [set, key] of [
        ['deposit_movement', 'account_no'],
        ['share_movement', 'membership_no'],
      ] as const) {
        for (const [no, rows] of groupBy(demo.rows(set), (row) => row[key])) {
          for (const { reverses, amount, sign, posted_on } of rows) {
            if (reverses === undefined) continue
            const was = rows.find(({ seq }) => seq === reverses)
            if (was?.amount !== amount || was?.sign !== -sign || was?.posted_on > posted_on)
              yield `${no} ${posted_on}: reverses ${baht(was?.amount ?? 0)} of ${was?.posted_on}`
          }
        }
      }
    },
  },
]
