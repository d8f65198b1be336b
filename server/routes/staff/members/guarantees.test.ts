// The officers' board of loans that are behind.

import { unzipSync } from 'fflate'
import { beforeAll } from 'vitest'
import { addTask } from '#database/queries/guarantee-watch/task.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { readFaults } from '#server/monitoring/alerts/faults.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { givenWatchCase } from '#tests/support/given/watch-case.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const TODAY = bangkokDate(new Date())

const portal = sharedPortal('guarantee_board', { members: 60, months: 14 })
let officer: Awaited<ReturnType<typeof givenDeskOfficer>>

beforeAll(async () => {
  officer = await givenDeskOfficer(portal.app, 'member_service')
})

test('cases stand by the days that are left, and each step is a filter', async () => {
  const late = await givenWatchCase(portal.app.db, { days: 70 })
  const red = await givenWatchCase(portal.app.db, { days: 46 })
  const { cases, steps } = await officer.data('guarantees')
  expect(cases.map(({ case_id }: { case_id: number }) => case_id)).toEqual([
    late.caseId,
    red.caseId,
  ])
  expect(cases[0]).toMatchObject({ step: 'lost', days_left: -10, told: 0 })
  expect(steps).toContainEqual({ step: 'red', count: 1 })
  const filtered = await officer.data('guarantees?step=red')
  expect(filtered.cases).toMatchObject([{ case_id: red.caseId, days_left: 14 }])
  const { queues } = await officer.data('overview')
  const counted = (label: string) => queues.find((one: { label: string }) => one.label === label)
  expect(counted('ผู้ค้ำยังไม่ได้รับหนังสือ ครบ 45 วัน')).toMatchObject({ count: 2 })
  expect((await officer.data(`guarantees?q=${encodeURIComponent(late.loanNo)}`)).total).toBe(1)
})

test('from the fifty-fifth day on those who look after the site are told, every day, where the cooperative tells guarantors', async () => {
  const named = async () => (await readFaults(portal.app, new Date())).map(({ name }) => name)
  expect(await named()).not.toContain('guarantors')
  await setSetting(portal.app.db, 'guarantee_watch_notices', 'yes')
  const faults = await readFaults(portal.app, new Date())
  expect(faults).toContainEqual({
    name: 'guarantors',
    says: expect.stringContaining('เงินกู้ 1 สัญญาผิดนัดครบ 55 วันแล้ว'),
  })
  await setSetting(portal.app.db, 'guarantee_watch_notices', 'no')
})

test('past the sixtieth day it says what can no longer be asked of each guarantor, until one is told by hand', async () => {
  const [{ case_id }] = (await officer.data('guarantees')).cases
  const before = await officer.data(`guarantees/${case_id}`)
  for (const { lost_days, lost_interest } of before.people) {
    expect(lost_days).toBe(10)
    expect(lost_interest).toBeGreaterThan(0)
  }
  const [{ membership_no }] = before.people
  await addTask(portal.app.db, { case_id, membership_no, why: 'ส่งคืน', assigned_to: officer.login })
  const [task] = (await officer.data('guarantees')).tasks
  expect(task).toMatchObject({ membership_no, is_own: true })
  const done = { told_on: daysLater(TODAY, -8), words: 'ส่งให้ที่หน่วยงาน ลงชื่อรับแล้ว' }
  const end = `guarantee_tasks/${task.task_id}/end`
  const reader = await givenDeskOfficer(portal.app, 'auditor')
  expect((await reader.data(`guarantees/${case_id}`)).may_work).toBe(false)
  expect((await reader.send(end, done)).statusCode).toBe(403)
  expect((await officer.send(end, { ...done, told_on: daysLater(TODAY, 1) })).statusCode).toBe(400)
  expect((await officer.send(end, { ...done, told_on: daysLater(TODAY, -71) })).statusCode).toBe(
    400,
  )
  expect((await officer.send(end, { ...done, words: ' ' })).statusCode).toBe(400)
  expect((await officer.send(end, done)).statusCode).toBe(200)
  expect((await officer.send(end, done)).statusCode).toBe(409)
  const { people } = await officer.data(`guarantees/${case_id}`)
  expect(people[0]).toMatchObject({ membership_no, need: 'told', lost_days: 2 })
})

test('a default day is put right with a reason, which is appended; not in the future, and not the core system’s', async () => {
  const { caseId, defaultOn } = await givenWatchCase(portal.app.db, { days: 20 })
  const at = `guarantees/${caseId}/default_day`
  const day = daysLater(defaultOn, -5)
  expect((await officer.send(at, { default_on: day, reason: ' ' })).statusCode).toBe(400)
  expect(
    (await officer.send(at, { default_on: daysLater(TODAY, 1), reason: 'ผิด' })).statusCode,
  ).toBe(400)
  expect(
    (await officer.send(at, { default_on: day, reason: 'ครบกำหนดจริงก่อนหน้า' })).statusCode,
  ).toBe(200)
  const one = await officer.data(`guarantees/${caseId}`)
  expect(one).toMatchObject({ default_on: day, default_by: 'officer', days_left: 35 })
  expect(one.corrections).toMatchObject([
    { was_on: defaultOn, default_on: day, reason: 'ครบกำหนดจริงก่อนหน้า' },
  ])
  expect(one.states).toHaveLength(2)
  await portal.rows(`update watch_state set default_by = 'core' where case_id = ${caseId}`)
  expect((await officer.send(at, { default_on: defaultOn, reason: 'ลองแก้' })).statusCode).toBe(409)
})

test('a contract that the core system has in default and bills no more shows what that says is owed, and the letter says it too', async () => {
  const { caseId, loanNo } = await givenWatchCase(portal.app.db, { days: 15 })
  const set = (state: string, loan: string) =>
    portal.rows(`update watch_state set ${state} where case_id = ${caseId};
      update night.loan set ${loan} where loan_no = '${loanNo}'`)
  const shown = async () => {
    const { cases } = await officer.data('guarantees')
    return cases.find(({ case_id }: { case_id: number }) => case_id === caseId)
  }
  const owed = `arrears_principal = 4000000, arrears_interest = 234567`
  await set(`default_by = 'bill'`, owed)
  expect(await shown()).toMatchObject({ core_arrears: null, missed: expect.any(Number) })
  await set(`default_by = 'core', missed = '[]', amount = 0`, owed)
  expect(await shown()).toMatchObject({ missed: 0, core_arrears: 4_234_567 })
  expect(await officer.data(`guarantees/${caseId}`)).toMatchObject({ core_arrears: 4_234_567 })
  const signer = { signer: 'นางอรทัย แสงทอง', signer_position: 'ผู้จัดการ' }
  expect((await officer.send('letters', signer)).statusCode).toBe(200)
  const [{ content }] = await portal.rows(
    `select content::text from watch_letter where case_id = ${caseId} limit 1`,
  )
  expect(content).toMatch(/42,345\.67\sบาท/)
  await set(`amount = 0`, 'arrears_principal = null, arrears_interest = null')
  expect(await shown()).toMatchObject({ missed: 0, core_arrears: null })
})

test('the lawyer’s file holds what was known, told, posted and paid', async () => {
  const [{ case_id }] = (await officer.data('guarantees')).cases
  const reply = await officer.read(`guarantees/${case_id}/bundle`)
  expect(reply.statusCode).toBe(200)
  expect(Object.keys(unzipSync(reply.rawPayload))).toContain('สรุปรายการ.xlsx')
})

test('SEC-71 whoever is in a case reads that an officer opened it: it says where they live and what is owed', async () => {
  const { caseId, borrower, guarantors } = await givenWatchCase(portal.app.db, { days: 17 })
  const before = (await recordedEvents(portal.app, 'staff.look')).length
  expect((await officer.data(`guarantees/${caseId}`)).people.length).toBe(guarantors.length)
  const looked = (await recordedEvents(portal.app, 'staff.look')).slice(before)
  expect(looked.map(({ subject_no }) => subject_no).sort()).toEqual(
    [borrower, ...guarantors].sort(),
  )
  for (const one of looked)
    expect(one).toMatchObject({ actor: `staff:${officer.login}`, detail: { part: 'guarantee' } })
})

test('a day of a year that no calendar of ours has is refused in a sentence', async () => {
  const days = ['0000-01-01', '0001-01-01', '1899-12-31', '9999-12-31', '2026-02-30', '-2026-01-01']
  for (const day of days) {
    const told = { told_on: day, words: 'โทรแจ้งแล้ว' }
    const put = { default_on: day, reason: 'ตามหลักฐาน' }
    for (const reply of [
      await officer.send('guarantee_tasks/1/end', told),
      await officer.send('guarantees/1/default_day', put),
    ])
      expect([day, reply.statusCode, reply.json().rc_des]).toEqual([
        day,
        400,
        expect.stringMatching(/วัน/),
      ])
  }
})
