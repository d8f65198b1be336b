// A borrower or guarantor who moved, left, retired or died since the last check is an officer's task, for each loan it touches.

import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { changedPeople, rememberPeople } from '#database/queries/guarantee-watch/person.ts'
import { addTask, taskOwner } from '#database/queries/guarantee-watch/task.ts'
import { changeWhy, personChange } from '#domain/guarantee-watch/person-change.ts'

/** Answers how many tasks were opened. What happened before the cooperative tells anybody is only remembered. */
export async function watchPeople(trx: Db, { tells }: { tells: boolean }): Promise<number> {
  return readAs(trx, { staff: 'guarantee-watch' }, async () => {
    const owner = tells ? await taskOwner(trx) : undefined
    const changed = owner === undefined ? [] : await changedPeople(trx)
    let opened = 0
    for (const one of changed) {
      const change = personChange(
        { state: one.was_state, unitNo: one.was_unit_no },
        { state: one.state, unitNo: one.unit_no },
      )
      if (!change || owner === undefined) continue
      const why = changeWhy(one.role, change, { from: one.was_unit, to: one.unit })
      const { loan_no, membership_no } = one
      if (await addTask(trx, { loan_no, membership_no, why, assigned_to: owner })) opened++
    }
    await rememberPeople(trx)
    return opened
  })
}
