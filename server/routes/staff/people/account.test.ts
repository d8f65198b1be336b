import { readAs } from '#database/core/reader.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addTraffic } from '#database/queries/monitoring/traffic-day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueSession } from '#server/identity/session.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'

const OLD = 'a password only this officer knows'

test('SEC-20 an officer sees where they are signed in, and signing in elsewhere ends it here', async ({
  db,
  app,
}) => {
  const { login, token } = await givenOfficer(db)
  const headers = { authorization: `Bearer ${token}` }
  const devices = () => app.inject({ url: '/api/admin/devices', headers })

  expect((await devices()).json().data.devices).toMatchObject([
    { device: 'Chrome บน Windows', address: '127.0.0.1', is_this: true },
  ])
  const client = { kind: 'other', device: 'Safari บน iPhone', address: '127.0.0.9' } as const
  await issueSession(db, { kind: 'staff', subjectId: login, client })
  expect((await devices()).statusCode).toBe(401) // SEC-22: one at a time
})

test('an officer’s own password is changed with the old one, and is twelve signs at least', async ({
  db,
  app,
}) => {
  const { login, token, ...session } = await givenOfficer(db)
  const password_hash = await hashPassword(OLD)
  await addCredentials(db, [{ kind: 'staff', login, password_hash }])
  const headers = { authorization: `Bearer ${token}` }
  const change = async (old_password: string, password: string) => {
    const payload = { old_password, password }
    const url = '/api/admin/account/password'
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  expect(await change('guessed', 'ดอกไม้ป่าริมทางเขียว')).toBe(400)
  expect(await change(OLD, OLD)).toBe(400)
  expect(await change(OLD, 'สิบเอ็ดตัวๆ')).toBe(400)
  expect(await change(OLD, 'ดอกไม้ป่าริมทางเขียว')).toBe(200)
  expect(session.binding).toBeUndefined()
  expect(await change(OLD, 'อีกรหัสหนึ่งที่ยาวพอ')).toBe(400)
})

test('the overview counts what an officer may work on, and nothing else', async ({ db, app }) => {
  const overviewOf = async (login: string, roles: Parameters<typeof givenOfficer>[1]) => {
    const { token } = await givenOfficer(db, { login, ...roles })
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: '/api/admin/overview', headers })).json().data
  }
  const moderator = await overviewOf('mod', { roles: ['moderator'] })
  expect(moderator.queues.map(({ to }: { to: string }) => to)).toEqual([
    '/admin/board',
    '/admin/board',
    '/admin/demands?status=received',
    '/admin/demands?status=working',
  ])
  expect(moderator.freshness).toBeUndefined()
  expect(moderator).not.toHaveProperty('failed')
  expect(moderator).not.toHaveProperty('views')
  await app.inject({
    method: 'POST',
    url: '/api/admin/auth/login',
    payload: { login: 'mod', password: 'guessed' },
  })
  await addTraffic(
    db,
    bangkokDate(new Date()),
    new Map([
      ['home', 3],
      ['member', 4],
    ]),
  )
  const importer = await overviewOf('imp', { roles: ['importer'] })
  expect(importer.freshness).toMatchObject({ as_of: null, is_old: true })
  expect(importer.failed).toHaveLength(7)
  expect(importer.failed.at(-1)).toMatchObject({ member: 0, unit: 0, staff: 1 })
  expect(importer.views.map(({ views }: { views: number }) => views)).toEqual([0, 0, 0, 0, 0, 0, 7])
})

test('a unit that has sent its result waits for whoever closes months, until it is closed', async ({
  db,
  app,
}) => {
  const { token } = await givenOfficer(db, { login: 'units', roles: ['unit_service'] })
  const headers = { authorization: `Bearer ${token}` }
  const sent_at = new Date('2026-11-10T03:00:00Z')
  const result = {
    unit_no: '00010001',
    period: '2026-10-01',
    changed_at: sent_at,
    changed_by: 'u',
  } as const
  const told = {
    transfer_amount: satang(0),
    transferred_on: '2026-11-10',
    sent_at,
    sent_by: 'u',
  } as const
  await readAs(db, { staff: 'units' }, async (trx) => {
    await trx.insertInto('unit_result').values(result).execute()
    await trx
      .updateTable('unit_result')
      .set({ ...told, state: 'sent' })
      .execute()
  })
  const { queues } = (await app.inject({ url: '/api/admin/overview', headers })).json().data
  expect(queues).toEqual([
    {
      label: 'ผลของหน่วยงานรอปิดเดือน',
      to: '/admin/units?show=sent',
      count: 1,
      oldest: sent_at.toISOString(),
    },
    {
      label: 'หน่วยงานที่ยังไม่ส่งผล',
      to: '/admin/units?show=waiting',
      count: 0,
      oldest: null,
    },
  ])
})
