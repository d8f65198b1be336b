import { expect, test } from '#tests/support/app/test.ts'
import { givenImpersonation, givenOfficer } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

test('whoever looks writes nowhere, not on the board either, where everybody may', async ({
  db,
  app,
}) => {
  const member = await givenMember(db)
  const { login } = await givenOfficer(db)
  const { headers } = await givenImpersonation(app, login, member)
  const payload = { title: 'กู้ฉุกเฉิน', body: 'ใช้เอกสารอะไรบ้าง', recaptcha: await solvedCaptcha(app) }
  const url = '/api/info/board'

  const reply = await app.inject({ method: 'POST', url, headers, payload })

  expect(reply.statusCode).toBe(403)
  expect(await db.selectFrom('board_message').selectAll().execute()).toEqual([])
  const told = db.selectFrom('audit_event').select(['act_staff', 'subject_no', 'outcome', 'detail'])
  expect(await told.where('action', '=', 'impersonation.look').execute()).toEqual([
    { act_staff: login, subject_no: member, outcome: 'refused', detail: { route: url } },
  ])
})
