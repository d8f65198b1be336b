// The monthly collection, and when the site says that it happens.

import { dayIn, tableRows, topic } from './articles.ts'
import { groupBy, isOpenDay, type Question } from './question.ts'

export const COLLECTION: Question[] = [
  {
    name: 'units pay by the day that was announced to them, on days a bank is open',
    *ask(demo) {
      const due = new Map(demo.rows('collection_run').map(({ period, due_on }) => [period, due_on]))
      for (const id of [1010, 1002]) {
        for (const row of tableRows(topic(demo, id).body)) {
          const period =
            id === 1010
              ? dayIn(`1 ${row[0]}`)
              : row[0] === 'หน่วยงานส่งเงินถึงสหกรณ์'
                ? '2026-11-01'
                : undefined
          const told = dayIn(row.at(-1))
          if (period && told && due.has(period) && due.get(period) !== told)
            yield `${period}: due on ${due.get(period)}, announced ${told} (${id})`
          for (const cell of row.slice(1)) {
            const day = dayIn(cell)
            if (day && id === 1010 && !isOpenDay(day)) yield `${id}: ${cell} is no office day`
          }
        }
      }
      for (const { period, due_on } of demo.rows('collection_run'))
        if (!isOpenDay(due_on)) yield `${period}: due on ${due_on}, when banks are closed`
      for (const { period, unit_no, paid_on } of demo.rows('collection_unit')) {
        if (paid_on && (paid_on > due.get(period) || !isOpenDay(paid_on)))
          yield `${period} ${unit_no}: paid on ${paid_on}`
      }
    },
  },
  {
    name: 'a bill is its lines, a unit its bills, a month its units; a receipt is what was deducted',
    *ask(demo) {
      const lines = new Map<string, number>()
      for (const row of demo.rows('collection_line', 'membership_no', 'period', 'billed')) {
        const key = `${row.membership_no} ${row.period}`
        lines.set(key, (lines.get(key) ?? 0) + row.billed)
      }
      const receipts = new Map(demo.rows('receipt').map((one) => [one.receipt_no, one.amount]))
      const units = new Map<string, number>()
      for (const slip of demo.rows('collection_slip')) {
        const key = `${slip.membership_no} ${slip.period}`
        if (lines.get(key) !== slip.billed)
          yield `${key}: a bill of ${slip.billed} has lines of ${lines.get(key)}`
        if (slip.deducted > 0 && receipts.get(slip.receipt_no) !== slip.deducted)
          yield `${key}: its receipt says ${receipts.get(slip.receipt_no)}`
        const unit = `${slip.unit_no} ${slip.period}`
        units.set(unit, (units.get(unit) ?? 0) + slip.billed)
      }
      const runs = groupBy(demo.rows('collection_unit'), ({ period }) => period)
      for (const { unit_no, period, billed } of demo.rows('collection_unit'))
        if (units.get(`${unit_no} ${period}`) !== billed) yield `${unit_no} ${period}: ${billed}`
      for (const { period, billed } of demo.rows('collection_run')) {
        const all = (runs.get(period) ?? []).reduce((sum, one) => sum + one.billed, 0)
        if (all !== billed) yield `${period}: ${billed}`
      }
    },
  },
]
