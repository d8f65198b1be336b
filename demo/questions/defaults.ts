// Loans that are in default, what guarantors paid for them, and who is shown what.

import { amountIn, tableRows, topic } from './articles.ts'
import type { Row } from './demo.ts'
import { addMonths, baht, days, groupBy, isMonthEnd, type Question, rateOn } from './question.ts'

export const DEFAULTS: Question[] = [
  {
    name: 'a loan is in default since the first instalment that was not paid, and its borrower has paid nothing since',
    *ask(demo) {
      const moves = groupBy(demo.rows('loan_movement'), ({ loan_no }) => loan_no)
      const types = new Map(demo.rows('loan_type').map((one) => [one.type_code, one.name]))
      const lines = groupBy(
        demo
          .rows('collection_line', 'ref_no', 'line_kind', 'period', 'billed', 'deducted')
          .filter(({ line_kind }) => line_kind === 'loan'),
        ({ ref_no }) => ref_no,
      )
      const closed = lastMonthEnd(demo.asOf)
      for (const loan of demo.rows('loan')) {
        const rows = moves.get(loan.loan_no) ?? []
        if (!loan.default_on) {
          if (rows.some(({ code }) => code === '04'))
            yield `${loan.loan_no}: a guarantor paid without a default`
          continue
        }
        const who = `${loan.loan_no}, in default since ${loan.default_on}`
        const period = `${loan.default_on.slice(0, 7)}-01`
        const line = lines.get(loan.loan_no)?.find((one) => one.period === period)
        if (!isMonthEnd(loan.default_on) || !(line?.deducted < line?.billed))
          yield `${who}: was billed ${line?.billed} and paid ${line?.deducted}`
        if (rows.some(({ code, posted_on }) => code === '02' && posted_on >= loan.default_on))
          yield `${who}: the borrower paid since`
        const last = rows.at(-1)
        const name = types.get(loan.type_code)
        const ppm = rateOn(demo, 'loan', name, closed) ?? Number.NaN
        const owed = Math.max(0, days(last?.posted_on, closed)) * loan.balance * ppm
        if (loan.arrears_interest !== Math.floor(owed / 365_000_000 + 0.5))
          yield `${who}: ${baht(loan.arrears_interest)} of interest in arrears`
        if (!(loan.arrears_principal > 0 && loan.arrears_principal <= loan.balance))
          yield `${who}: ${baht(loan.arrears_principal)} of principal in arrears`
      }
    },
  },
  {
    name: 'what guarantors paid stands in their own bill and receipt, for a loan that they stand for',
    *ask(demo) {
      const stand = new Set(
        demo.rows('guarantee').map(({ loan_no, guarantor_no }) => `${loan_no} ${guarantor_no}`),
      )
      const keyOf = (no: string, period: string, loan: string) => `${no} ${period} ${loan}`
      const lines = new Map(
        demo
          .rows('collection_line')
          .filter(({ line_kind, deducted }) => line_kind === 'guarantee' && deducted > 0)
          .map((line) => [keyOf(line.membership_no, line.period, line.ref_no), line]),
      )
      const receipts = new Map(demo.rows('receipt').map((one) => [one.receipt_no, one]))
      for (const row of demo.rows('loan_movement').filter(({ code }) => code === '04')) {
        const who = `${row.loan_no} ${row.posted_on}, paid by ${row.payer_no}`
        const key = keyOf(row.payer_no, `${row.posted_on.slice(0, 7)}-01`, row.loan_no)
        const line = lines.get(key)
        lines.delete(key)
        if (row.balance > 0 && !stand.has(`${row.loan_no} ${row.payer_no}`))
          yield `${who}: who does not stand for it`
        if (line?.deducted !== row.principal + row.interest)
          yield `${who}: ${baht(row.principal + row.interest)}, billed ${baht(line?.billed ?? 0)}`
        if (receipts.get(row.receipt_no)?.membership_no !== row.payer_no)
          yield `${who}: by a receipt of ${receipts.get(row.receipt_no)?.membership_no}`
      }
      for (const key of lines.keys()) yield `${key}: paid for nobody`
    },
  },
  {
    name: 'whoever joins pays the published entrance fee, once, with the first bill',
    *ask(demo) {
      const fee = amountIn(
        tableRows(topic(demo, 1052).body).find(([name = '']) => name.includes('แรกเข้า'))?.[1],
      )
      const first = demo
        .rows('collection_run')
        .map(({ period }) => period)
        .sort()[0]
      const joined = new Map(
        demo.rows('member_detail').map((one) => [one.membership_no, one.joined_on]),
      )
      const lines = groupBy(
        demo.rows('collection_line').filter(({ line_kind }) => line_kind === 'entrance'),
        ({ membership_no }) => membership_no,
      )
      const billed = groupBy(
        demo.rows('collection_slip', 'membership_no', 'period'),
        ({ membership_no }) => membership_no,
      )
      for (const [no, on] of joined) {
        const fees: Row[] = lines.get(no) ?? []
        const month = addMonths(`${on.slice(0, 7)}-01`, 1)
        const isNew = month >= (first ?? '') && billed.has(no)
        if (!isNew && fees.length > 0) yield `${no}, who joined on ${on}, pays to be let in`
        if (!isNew) continue
        if (fees[0]?.period !== month || fees.some((one) => one.billed !== fee))
          yield `${no}, who joined on ${on}: ${fees.map((one) => `${one.period} ${one.billed}`)}`
        const paid = fees.filter(({ deducted }) => deducted > 0)
        if (paid.length > 1 || (paid[0] && paid[0] !== fees.at(-1)))
          yield `${no} paid the entrance fee ${paid.length} times`
      }
    },
  },
]

function lastMonthEnd(day: string): string {
  if (isMonthEnd(day)) return day
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10)
}
