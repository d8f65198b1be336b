// Insurance of borrowers, as the article on loans tells it.

import { topic, words } from './articles.ts'
import type { Demo } from './demo.ts'
import { baht, groupBy, type Question } from './question.ts'

function ruleOf(demo: Demo): { premium: number; unit: number } | undefined {
  const said = words(topic(demo, 1037).body)
  const found = /เบี้ยประกันปีละ ([\d,]+) บาทต่อทุนประกัน ([\d,]+) บาท/.exec(said)
  if (!found) return undefined
  const [premium = 0, unit = 0] = found.slice(1).map((one) => Number(one.replaceAll(',', '')) * 100)
  return { premium, unit }
}

export const INSURANCE: Question[] = [
  {
    name: 'a premium is the published one for what is insured, and that is what was owed at the year’s end',
    *ask(demo) {
      const rule = ruleOf(demo)
      if (!rule) {
        yield 'the article on loans tells no premium'
        return
      }
      const moves = groupBy(
        demo.rows('loan_movement', 'loan_no', 'membership_no', 'posted_on', 'balance'),
        ({ membership_no }) => membership_no,
      )
      const policies = new Map(
        demo.rows('insurance').map((one) => [`${one.membership_no} ${one.year}`, one]),
      )
      const periods = demo
        .rows('collection_run', 'period', 'deducted')
        .filter(({ deducted }) => deducted > 0)
      const years = periods
        .map(({ period }) => period)
        .filter((period) => period.endsWith('-01-01') && period <= demo.asOf)
        .map((period) => Number(period.slice(0, 4)))
      for (const { membership_no: no, ended_on, joined_on } of demo.rows('member_detail')) {
        for (const year of years) {
          const begins = `${year}-01-01`
          const owed = owedBefore(moves.get(no) ?? [], begins)
          const insured = Math.ceil(owed / rule.unit) * rule.unit
          const policy = policies.get(`${no} ${year}`)
          policies.delete(`${no} ${year}`)
          if ((ended_on && ended_on < `${year}-02-01`) || joined_on >= begins) continue
          if ((policy?.sum_insured ?? 0) !== insured)
            yield `${no} ${year}: insured for ${baht(policy?.sum_insured ?? 0)}, owed ${baht(owed)}`
          if (policy && policy.premium !== (policy.sum_insured / rule.unit) * rule.premium)
            yield `${no} ${year}: premium ${baht(policy.premium)} for ${baht(policy.sum_insured)}`
        }
      }
      for (const key of policies.keys()) yield `${key}: insured without a loan`
    },
  },
  {
    name: 'a premium that was paid is in the bill of its receipt',
    *ask(demo) {
      const lines = new Map(
        demo
          .rows('collection_line', 'membership_no', 'period', 'line_kind', 'billed', 'deducted')
          .filter(({ line_kind }) => line_kind === 'insurance')
          .map((line) => [`${line.membership_no} ${line.period}`, line]),
      )
      const receipts = new Map(demo.rows('receipt').map((one) => [one.receipt_no, one]))
      const paid = new Set<string>()
      for (const policy of demo.rows('insurance')) {
        if (!policy.receipt_no) continue
        const receipt = receipts.get(policy.receipt_no)
        const key = `${receipt?.membership_no} ${receipt?.period}`
        paid.add(key)
        if (
          receipt?.membership_no !== policy.membership_no ||
          lines.get(key)?.deducted !== policy.premium
        )
          yield `${policy.policy_no}: its receipt ${policy.receipt_no} holds no such premium`
      }
      for (const [key, { deducted }] of lines)
        if (deducted > 0 && !paid.has(key))
          yield `${key}: a premium was deducted and nothing is insured`
    },
  },
]

function owedBefore(
  rows: { loan_no?: string; posted_on?: string; balance?: number }[],
  day: string,
): number {
  const last = new Map<string, number>()
  for (const { loan_no = '', posted_on = '', balance = 0 } of rows)
    if (posted_on < day) last.set(loan_no, balance)
  return [...last.values()].reduce((sum, balance) => sum + balance, 0)
}
