// One network, without solving anything, put every member's account into a wait.

import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

test('SEC-06 two hundred tries without a proof of work put nobody into a wait and fill no audit', async ({
  app,
  db,
}) => {
  const members = [await givenAccount(db, 'สมหญิง'), await givenAccount(db, 'มานี')]
  const robot = await givenBrowser(app, '203.0.113.66')
  const answers = new Set<number>()
  for (let n = 0; n < 200; n++) {
    const reply = await robot.login(members[n % 2] ?? '', `guess ${n}`)
    answers.add(reply.statusCode)
  }
  expect([...answers]).toEqual([401, 400, 429])

  expect((await recordedEvents(app, 'member.login')).length).toBeLessThan(50)
  const home = await givenBrowser(app, '198.51.100.7')
  for (const member of members) {
    const recaptcha = await solvedCaptcha(app)
    expect((await home.login(member, PASSWORD, { recaptcha })).statusCode).toBe(200)
  }
})

test('SEC-06 whoever has a whole IPv6 /48 to come from has the tries of sixteen networks there, and no more', async ({
  app,
  db,
}) => {
  const member = await givenAccount(db)
  const tried = async (ip: string) =>
    (
      await (
        await givenBrowser(app, ip)
      ).login(member, 'guess', { recaptcha: await solvedCaptcha(app) })
    ).statusCode
  expect(await tried('2001:db8:1:1::1')).toBe(401)
  await db
    .updateTable('rate_bucket')
    .set({ used: 16 * 20 })
    .where('name', '=', 'sign-in')
    .execute()
  expect(await tried('2001:db8:1:2::1')).toBe(429)
  expect(await tried('2001:db8:2:2::1')).toBe(401)
})

test('a stranger who asks for codes in a member’s name does not use up the slip from the counter, and an officer clears what was tried on it', async ({
  app,
  db,
}) => {
  const member = await givenAccount(db)
  const robot = await givenBrowser(app, '203.0.113.66')
  const who = { membership_no: member, national_id: '1101700203450' }
  async function ask(path: string, more: object) {
    const recaptcha = await solvedCaptcha(app)
    const body = { ...who, purpose: 'forget', recaptcha, ...more }
    return (await robot.post(`/api/member/${path}`, body)).statusCode
  }
  const slip = () => ask('registerauth/slip', { activation_code: 'AAAA-BBBB-CCCC' })
  for (let n = 0; n < 6; n++) await ask('registerauth', { birth_date: '1977-01-01' })
  expect(await ask('registerauth', { birth_date: '1977-01-01' })).toBe(429)

  const tries = [await slip(), await slip(), await slip(), await slip(), await slip(), await slip()]
  expect(tries).toEqual([401, 401, 401, 401, 401, 429])

  const officer = await givenAsking(app, ['member_service'])
  await officer.send(`members/${member}/unlock`)
  expect(await slip()).toBe(401)
})
