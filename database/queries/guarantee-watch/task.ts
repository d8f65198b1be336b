// What an officer sees to by name, because letters do not do it.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

export interface TaskRow {
  task_id: number
  /** Of the letters of a case; null where somebody's standing changed. */
  case_id: number | null
  /** The loan's case, where there ever was one. */
  shown_case: number | null
  loan_no: string
  membership_no: string
  why: string
  assigned_to: string
  officer: string
  opened_at: Date
  done_at: Date | null
  told_on: Date | null
  words: string
}

/** Of a case's guarantor, or of a loan and somebody whose standing changed; answers whether there was none open yet. */
export async function addTask(
  trx: Db,
  task: ({ case_id: number } | { loan_no: string }) & {
    membership_no: string
    why: string
    assigned_to: string
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('watch_task')
    .values(task)
    .onConflict((on) => on.doNothing())
    .returning('task_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function watchTasks(
  db: Db,
  of: { open: true } | { caseId: number },
): Promise<(Omit<TaskRow, 'told_on'> & { told_on: Day | null })[]> {
  const which =
    'open' in of ? sql`done_at is null` : sql`${of.caseId} in (task.case_id, shown.case_id)`
  const { rows } = await sql<Omit<TaskRow, 'told_on'> & { told_on: Day | null }>`
    select task_id, task.case_id, shown.case_id as shown_case, coalesce(task.loan_no, one.loan_no) as loan_no, task.membership_no, why, assigned_to, officer.name as officer, task.opened_at, done_at, told_on,
      words
    from watch_task as task left join watch_case as one using (case_id)
    left join lateral (
      select max(case_id) as case_id from watch_case where loan_no = coalesce(task.loan_no, one.loan_no)
    ) as shown on true
    join staff officer on officer.login = assigned_to
    where ${which} order by task.opened_at, task_id`.execute(db)
  return rows
}

/** Whose it was; undefined where somebody has done it meanwhile. */
export function endTask(
  trx: Db,
  taskId: number,
  done: { done_at: Date; done_by: string; told_on: Day | null; words: string },
) {
  return trx
    .updateTable('watch_task')
    .set(done)
    .where('task_id', '=', taskId)
    .where('done_at', 'is', null)
    .returning(['case_id', 'membership_no'])
    .executeTakeFirst()
}

/** For what no officer has begun: who put the last letters together, else who manages, else who looks after the site. */
export async function taskOwner(trx: Db): Promise<string | undefined> {
  const { rows } = await sql<{ login: string }>`
    select login from staff
    left join lateral (select max(batch_id) as batch from watch_batch where built_by = login) as built on true
    where disabled_at is null and (built.batch is not null or roles && array['manager', 'administrator']::text[])
    order by built.batch desc nulls last, 'manager' = any(roles) desc, login limit 1`.execute(trx)
  return rows[0]?.login
}

/** When an officer told somebody by hand, by case and member. */
export async function handedOn(db: Db, caseIds: readonly number[]): Promise<Map<string, Day>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('watch_task')
    .select(['case_id', 'membership_no', 'told_on'])
    .where('case_id', 'in', [...caseIds])
    .where('told_on', 'is not', null)
    .orderBy('told_on', 'desc')
    .execute()
  return new Map(
    rows.map(({ case_id, membership_no, told_on }) => [
      `${case_id} ${membership_no}`,
      told_on as Day,
    ]),
  )
}
