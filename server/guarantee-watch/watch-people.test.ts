// Borrowers and guarantors whose standing changes from one check to the next.

import { beforeAll } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { toDay } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { checkNight } from './check-night.ts'

const AS_OF = toDay('2026-11-15')

const portal = sharedPortal('watch_people', {
  members: 120,
  months: 14,
  anchor: '2026-10-31',
  asOf: AS_OF,
})
let officer: DeskOfficer
let loan: { loan_no: string; borrower_no: string; guarantors: string[] }
let days = 0

beforeAll(async () => {
  officer = await givenDeskOfficer(portal.app, 'manager', 'member_service')
  const [found] = await portal.rows(
    `select loan_no, borrower_no, array_agg(distinct guarantor_no order by guarantor_no) as guarantors
     from night.guarantee join night.loan using (loan_no) join night.member_detail person on person.membership_no = guarantor_no
     where loan_balance > 0 and default_on is null and person.state = 'active' group by 1, 2 having count(distinct guarantor_no) > 1
     order by 1 limit 1`,
  )
  loan = found
  await setSetting(portal.app.db, 'guarantee_watch_notices', 'yes')
})

/** A later day each time: a night is checked once a day. */
function check() {
  days += 1
  return checkNight(portal.app, new Date(`${daysLater(AS_OF, days)}T03:00:00Z`))
}

function becomes(member: string, change: string) {
  return portal.rows(`update night.member_detail set ${change} where membership_no = '${member}'`)
}

const tasksOf = async (member: string) => {
  const { tasks } = await officer.data('guarantees')
  return tasks.filter(
    (task: { membership_no: string; loan_no: string }) =>
      task.membership_no === member && task.loan_no === loan.loan_no,
  )
}

test('the first check remembers and opens nothing', async () => {
  expect(await check()).toMatchObject({ changed: 0 })
  expect(await check()).toMatchObject({ changed: 0 })
})

test('a guarantor who died and a borrower who moved are an officer’s tasks, with the cause, each once', async () => {
  const [guarantor = ''] = loan.guarantors
  await becomes(guarantor, `state = 'died'`)
  await becomes(
    loan.borrower_no,
    `unit_no = (select unit_no from night.unit where unit_no <> member_detail.unit_no order by 1 limit 1)`,
  )
  expect((await check())?.changed).toBeGreaterThanOrEqual(2)
  expect(await tasksOf(guarantor)).toMatchObject([
    { why: 'ผู้ค้ำประกันเสียชีวิต ต้องหาผู้ค้ำคนใหม่', is_letter: false, case_id: null },
  ])
  const [moved] = await tasksOf(loan.borrower_no)
  expect(moved.why).toMatch(/^ผู้กู้ย้ายหน่วยงาน .*\(จาก .+ ไป .+\)$/)
  expect(await check()).toMatchObject({ changed: 0 })
})

test('a guarantor who retired, or left, is one too; who comes back is not', async () => {
  const guarantor = loan.guarantors[1] as string
  await becomes(guarantor, `state = 'retired'`)
  await check()
  await becomes(guarantor, `state = 'active'`)
  expect(await check()).toMatchObject({ changed: 0 })
  await becomes(guarantor, `state = 'left'`)
  await check()
  expect((await tasksOf(guarantor)).map(({ why }: { why: string }) => why)).toEqual([
    'ผู้ค้ำประกันเกษียณ ตรวจว่ายังค้ำได้ตามระเบียบ',
    'ผู้ค้ำประกันพ้นจากสมาชิกภาพ ต้องหาผู้ค้ำคนใหม่',
  ])
})

test('an officer ends it with words, and not with a day of a letter', async () => {
  const [task] = await tasksOf(loan.guarantors[0] as string)
  const end = `guarantee_tasks/${task.task_id}/end`
  const words = 'ได้ผู้ค้ำคนใหม่แล้ว'
  expect((await officer.send(end, { told_on: AS_OF, words })).statusCode).toBe(400)
  expect((await officer.send(end, { told_on: null, words })).statusCode).toBe(200)
  expect(await tasksOf(loan.guarantors[0] as string)).toEqual([])
})

test('a unit that was given another number moved nobody', async () => {
  const [{ unit_no }] = await portal.rows(
    `select unit_no from night.member_detail join night.guarantee on guarantor_no = membership_no
     where loan_balance > 0 and state = 'active' group by 1 order by count(*) desc, 1 limit 1`,
  )
  const before = (await officer.data('guarantees')).tasks_total
  await portal.rows(`update night.unit set unit_no = '99999999' where unit_no = '${unit_no}'`)
  await portal.rows(
    `update night.member_detail set unit_no = '99999999' where unit_no = '${unit_no}'`,
  )
  expect(await check()).toMatchObject({ changed: 0 })
  expect((await officer.data('guarantees')).tasks_total).toBe(before)
})
