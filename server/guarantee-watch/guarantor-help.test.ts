// A guarantor asks for help, and an officer answers.

import { beforeAll } from 'vitest'
import { expect, test } from '#tests/support/app/test.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { type GivenCase, givenWatchCase } from '#tests/support/given/watch-case.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('guarantor_help', { members: 60, months: 14 })
let officer: DeskOfficer
let given: GivenCase
let guarantor: string

beforeAll(async () => {
  officer = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  given = await givenWatchCase(portal.app.db, { days: 12 })
  guarantor = given.guarantors[0] as string
})

function ask(member: string, body: object) {
  const whole = { loan_no: given.loanNo, wish: 'replace', words: 'ขอหาคนค้ำแทน', ...body }
  return portal.call(member, '/coll/help', 'POST', whole)
}

const newest = async (member: string) => (await portal.feed(member, '/requests')).requests[0]

test('who does not stand for the loan, or says nothing, is refused in a sentence', async () => {
  expect((await ask(given.borrower, {})).statusCode).toBe(404)
  expect((await ask(guarantor, { loan_no: 'ไม่มี' })).statusCode).toBe(404)
  expect((await ask(guarantor, { words: ' \n ' })).statusCode).toBe(400)
  expect((await ask(guarantor, { words: 'ก'.repeat(1_001) })).statusCode).toBe(400)
  expect((await ask(guarantor, { wish: 'money' })).statusCode).toBe(400)
  expect(await newest(guarantor)).toBeUndefined()
})

test('it waits on the desk with what is at stake, and the borrower sees nothing of it', async () => {
  const sent = await ask(guarantor, {})
  expect([sent.statusCode, sent.json().rc_des]).toEqual([200, expect.stringContaining('ส่งคำขอ')])
  const twice = await ask(guarantor, {})
  expect([twice.statusCode, twice.json().rc_des]).toEqual([
    409,
    expect.stringContaining('ยังไม่เสร็จ'),
  ])
  const own = await newest(guarantor)
  expect(own).toMatchObject({ kind: 'guarantor_help', state: 'sent', is_answered: true })
  expect(own.events).toMatchObject([{ state: 'sent', by: 'ท่าน' }])
  expect(await newest(given.borrower)).toBeUndefined()
  const { requests } = await officer.data('requests?tab=check')
  expect(requests).toMatchObject([{ request_id: own.request_id, membership_no: guarantor }])
  const shown = await officer.data(`requests/${own.request_id}`)
  expect(shown).toMatchObject({
    ...{ is_answered: true, may_answer: true, may_check: false, may_return: false },
    ...{ may_approve: false, may_refuse: true },
  })
  expect(shown.facts).toContainEqual({ label: 'สถานะเงินกู้', value: 'ค้าง 1 งวด' })
  expect(shown.facts).toContainEqual({ label: 'ผู้ค้ำเขียนว่า', value: 'ขอหาคนค้ำแทน' })
})

test('it is neither checked, approved nor ordered: one officer answers, and the guarantor reads it', async () => {
  const { request_id, version } = await newest(guarantor)
  const to = (act: string, body: object) => officer.send(`requests/${request_id}/${act}`, body)
  expect((await to('check', { version, ticked: ['rule-guarantor'] })).statusCode).toBe(409)
  expect((await to('return', { version, words: 'แก้ไข' })).statusCode).toBe(409)
  expect((await to('approval', { version })).statusCode).toBeGreaterThanOrEqual(400)
  const reader = await givenDeskOfficer(portal.app, 'auditor')
  const answer = { version, words: 'นัดพบวันที่ 20 ที่สำนักงาน' }
  expect((await reader.send(`requests/${request_id}/answer`, answer)).statusCode).toBe(403)
  expect((await to('answer', { ...answer, words: ' ' })).statusCode).toBe(400)
  expect((await to('answer', answer)).statusCode).toBe(200)
  expect((await to('answer', answer)).statusCode).toBe(409)
  const own = await newest(guarantor)
  expect(own).toMatchObject({ state: 'done', next: '' })
  expect(own.events.at(-1)).toMatchObject({ state: 'done', by: 'สหกรณ์', words: answer.words })
  expect((await ask(guarantor, { wish: 'relief' })).statusCode).toBe(200)
})
