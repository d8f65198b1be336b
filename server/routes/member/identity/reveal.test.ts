import { beforeAll, expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { hashPassword } from '#server/identity/password.ts'
import { givenBrowser } from '#tests/support/given/account.ts'
import { Authenticator } from '#tests/support/given/authenticator.ts'
import { challengeToProve } from '#tests/support/given/passkeys.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { SEALING } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const PASSWORD = 'ภูเขาสีเขียวหลังบ้าน'

const portal = sharedPortal('portal_reveal', { members: 8, months: 3 })
let member: string
let authorization: string
beforeAll(async () => {
  const [first] = await portal.rows(
    `select membership_no from member where state = 'active' order by 1 limit 1`,
  )
  member = first.membership_no
  const { db } = portal.app
  await setPasswordHash(db, 'member', member, await hashPassword(PASSWORD))
  authorization = `Bearer ${(await issueMemberSession(db, member, 'other')).token}`
})

function reveal(mem_password: string) {
  return portal.app.inject({
    method: 'POST',
    url: '/api/member/reveal',
    headers: { authorization },
    payload: { mem_password },
  })
}

function writtenDown(action: string) {
  return portal.rows(
    `select outcome, detail from audit_event where subject_no = '${member}' and action = '${action}'`,
  )
}

test('SEC-56 the whole national id is for whoever knows the password, and is written down', async () => {
  const { national_id_masked } = await portal.feed(member, '/status')
  const reply = await reveal(PASSWORD)
  const { national_id } = reply.json().data
  const [row] = await portal.rows(
    `select national_id_sealed from member_detail where membership_no = '${member}'`,
  )
  expect(national_id).toBe(SEALING.open(row.national_id_sealed))
  expect(national_id_masked).toBe(`x-xxxx-xxxxx-${national_id.slice(10, 12)}-x`)
  expect(reply.headers['cache-control']).toContain('no-store')
  expect(await writtenDown('member.reveal')).toEqual([
    { outcome: 'done', detail: { what: 'national_id' } },
  ])
})

test('SEC-56 a wrong password shows nothing, is written down, and cannot be tried for ever', async () => {
  const before = await writtenDown('member.step_up')
  const wrong = await reveal('not this one')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error).toMatch(/รหัสผ่านไม่ถูกต้อง/)
  expect(await writtenDown('member.step_up')).toHaveLength(before.length + 1)

  for (let time = 0; time < 9; time++) await reveal('nor this')
  expect((await reveal(PASSWORD)).statusCode).toBe(429)
})

test('who is not signed in is refused', async () => {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/member/reveal',
    payload: { mem_password: PASSWORD },
  })
  expect(reply.statusCode).toBe(401)
})

test('SEC-21 a passkey does in the place of the password, for the id and for the copy of all data; a stranger’s does not', async () => {
  // The tries of the tests before are over.
  await portal.rows('delete from rate_bucket')
  const phone = await givenBrowser(portal.app)
  await phone.login(member, PASSWORD)
  const key = new Authenticator()
  const begun = await phone.post('/api/member/keys/begin', { mem_password: PASSWORD })
  await phone.post('/api/member/keys', { ...key.create(begun.json().data), name: 'โทรศัพท์' })
  const asks = ['reveal', 'data-copy', 'papers/data_copy/pdf'].map((path) => `/api/member/${path}`)
  for (const ask of asks) {
    const passkey = key.sign(await challengeToProve(phone))
    const told = await phone.post(ask, { passkey })
    expect(told.statusCode, ask).toBe(200)
    expect((await phone.post(ask, { passkey })).statusCode, 'a second time').toBe(400)
    const stranger = new Authenticator().sign(await challengeToProve(phone), { userHandle: 'AAAA' })
    expect((await phone.post(ask, { passkey: stranger })).statusCode, 'a stranger').toBe(400)
    expect((await phone.post(ask, {})).statusCode, 'nothing').toBe(400)
  }
})
