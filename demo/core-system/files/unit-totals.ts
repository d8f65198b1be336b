// What slips add up to: each unit's month, and each month.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { officeDayUpTo } from '../office-days.ts'
import type { Emit } from './emit.ts'

interface Sum {
  members: number
  billed: number
  deducted: number
}

export class UnitTotals {
  readonly #sums = new Map<string, Map<string, Sum>>()
  readonly #closedOn: string

  constructor(closedOn: string) {
    this.#closedOn = closedOn
  }

  add(period: string, unitNo: string, billed: number, deducted: number): void {
    const units = this.#sums.get(period) ?? new Map<string, Sum>()
    const sum = units.get(unitNo) ?? { members: 0, billed: 0, deducted: 0 }
    sum.members++
    sum.billed += billed
    sum.deducted += deducted
    units.set(unitNo, sum)
    this.#sums.set(period, units)
  }

  report(emit: Emit): void {
    for (const [period, units] of [...this.#sums].sort()) {
      const all: Sum = { members: 0, billed: 0, deducted: 0 }
      for (const [unit_no, sum] of [...units].sort()) {
        const paid_on = this.#paidOn(period)
        emit('collection_unit', { period, unit_no, ...sum, paid_on })
        all.members += sum.members
        all.billed += sum.billed
        all.deducted += sum.deducted
      }
      emit('collection_run', { period, due_on: dueOn(period), ...all })
    }
  }

  #paidOn(period: string): string | undefined {
    // Employers hand the money over on the month's last working day, when its deductions are posted.
    return period > this.#closedOn ? undefined : officeDayUpTo(monthEndOf(monthNumber(period)))
  }
}

/** The fifth, or the last day before it on which the office is open. */
function dueOn(period: string): string {
  return officeDayUpTo(`${monthEndOf(monthNumber(period) + 1).slice(0, 8)}05`)
}
