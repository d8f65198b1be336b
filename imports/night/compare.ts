// Tonight beside last night. A cooperative changes a little from day to day; a set that differs much is
// more often a mistake than news, and waits for somebody's word.

import type { Band, FileTotals } from '#database/import/import-run.ts'
import type { Warning } from '#database/import/import-warning.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { formatBaht, satang } from '#domain/money/money.ts'

// Below this many rows chance alone leaves the band.
const ROWS_MIN = 50
/**
 * Sums that rise and fall by themselves: what accrues until the day it is paid, what a few are behind with, and rights
 * that begin anew with a year.
 */
const RESTLESS: readonly string[] = [
  'loan.accrued_interest',
  'loan.arrears_principal',
  'loan.arrears_interest',
  'deposit_account.accrued_interest',
  'welfare_right.used',
]

/** There are as many as there were orders. */
const RESTLESS_ROWS: readonly string[] = ['order_result']

interface Unusual extends Warning {
  set: string
  column: string | undefined
  before: number
  now: number
}

export function unusual(
  before: Map<string, FileTotals>,
  now: Map<string, FileTotals>,
  band: Band,
): Unusual[] {
  return DATA_SETS.flatMap(({ name, thai, columns }) => {
    const was = before.get(name)
    const is = now.get(name)
    if (!was || !is || Math.max(was.rows, is.rows) < ROWS_MIN) return []
    const found: Unusual[] = []
    if (!RESTLESS_ROWS.includes(name) && isOutside(was.rows, is.rows, band)) {
      const says = `${thai}: จำนวนรายการเปลี่ยนจาก ${count(was.rows)} เป็น ${count(is.rows)}`
      const check = `differs:${name}`
      found.push({ check, set: name, column: undefined, before: was.rows, now: is.rows, says })
    }
    for (const [column, sum] of Object.entries(is.sums)) {
      const old = was.sums[column] ?? 0
      if (RESTLESS.includes(`${name}.${column}`) || !isOutside(old, sum, band)) continue
      const of = columns.find((one) => one.name === column)?.thai ?? column
      const says = `${thai}: ผลรวม${of}เปลี่ยนจาก ${baht(old)} เป็น ${baht(sum)} บาท`
      found.push({
        check: `differs:${name}.${column}`,
        set: name,
        column,
        before: old,
        now: sum,
        says,
      })
    }
    return found
  })
}

function isOutside(before: number, now: number, { leastPercent, mostPercent }: Band): boolean {
  return now * 100 < before * leastPercent || now * 100 > before * mostPercent
}

function count(rows: number): string {
  return rows.toLocaleString('en')
}

function baht(amount: number): string {
  return formatBaht(satang(amount))
}
