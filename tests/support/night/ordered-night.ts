// Nights of the demo's core system after it was given orders, as their files tell of them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Order } from '#demo/core-system/orders/order-file.ts'
import type { Plan } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { readDemo } from '#demo/questions/demo.ts'

export const ORDERED_PLAN: Plan = {
  members: 30,
  months: 14,
  units: 4,
  seed: 1,
  asOf: '2026-11-18',
  anchor: '2026-10-31',
  billsNext: true,
}

type Of = (set: string, key: string, no: string) => ReturnType<ReturnType<typeof readDemo>['rows']>

/** Writes one night after the other into a folder that goes with the file of tests; and what else the tests ask of it. */
export function orderedNights<More extends object>(more: (of: Of) => More) {
  const folder = mkdtempSync(join(tmpdir(), 'coop-orders-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let nights = 0
  return async (orders: Order[], asOf = ORDERED_PLAN.asOf) => {
    const at = join(folder, String(++nights))
    await writeSet({ ...ORDERED_PLAN, asOf, orders }, at, 'utf-8')
    const { rows } = readDemo(at)
    const of: Of = (set, key, no) => rows(set).filter((row) => row[key] === no)
    return {
      rows,
      ...more(of),
      loan: (no: string) => of('loan', 'loan_no', no)[0],
      movements: (no: string) => of('loan_movement', 'loan_no', no),
      answers: Object.fromEntries(
        rows('order_result').map(({ order_no, outcome, core_ref, reason }) => [
          order_no,
          outcome === 'accepted' ? core_ref : reason,
        ]),
      ),
    }
  }
}
