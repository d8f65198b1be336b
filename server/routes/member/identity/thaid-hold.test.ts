import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { recoveryHoldOf } from '#database/queries/identity/recovery/recovery-hold.ts'
import type { Person } from '#demo/core-system/member/person.ts'
import {
  givenBrowser as givenOwnBrowser,
  hashedPassword,
  PASSWORD,
} from '#tests/support/given/account.ts'
import { addKey, challengeToProve } from '#tests/support/given/passkeys.ts'
import { givenThaid, type Thaid } from '#tests/support/given/thaid.ts'
import {
  givenBrowser,
  person,
  receivedBy,
  sharedSite,
  workOutbox,
} from '#tests/support/night/recovering.ts'
import { known, wentThrough } from '#tests/support/night/thaid-visit.ts'

const site = sharedSite('thaid_hold')
let thaid: Thaid

beforeAll(async () => {
  thaid = await givenThaid()
  site.app.settings.thaid = thaid.settings
})
afterAll(() => thaid.close())

const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'

/** Signed in on a device of theirs, with a key, and nothing else may open the door. */
async function givenKeysOnly({ no }: Person) {
  await setPasswordHash(site.connection.db, 'member', no, await hashedPassword())
  const phone = await givenOwnBrowser(site.app, `10.8.0.${Number(no) % 250}`)
  await phone.login(no, PASSWORD)
  const key = await addKey(phone)
  const passkey = key.sign(await challengeToProve(phone))
  const set = await phone.post('/api/member/keys/only', { only: true, passkey })
  expect(set.statusCode, set.body).toBe(200)
  return phone
}

async function threeDaysLater(no: string): Promise<void> {
  const { db } = site.connection
  const [hold] = await db
    .deleteFrom('recovery_hold')
    .where('membership_no', '=', no)
    .returningAll()
    .execute()
  if (!hold) throw new Error('nobody waits')
  const ready_at = new Date(hold.ready_at.getTime() - 72 * 3_600_000)
  await db
    .insertInto('recovery_hold')
    .values({ ...hold, ready_at })
    .execute()
}

test('SEC-69 a member who wants only passkeys waits 72 hours for ThaID, is told on every road, and then sets a password', async () => {
  const who = person(8)
  await givenKeysOnly(who)
  thaid.person = known(who)
  const home = await givenBrowser(site)
  const held = (await wentThrough(thaid, home, who.no)).json()
  expect(held.data).toMatchObject({ ticket: null })
  const hours = (Date.parse(held.data.ready_at) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
  await workOutbox(site)
  const told = (await receivedBy(site, who.no)).filter(
    ({ template }) => template === 'recovery_held',
  )
  expect(told.map(({ channel }) => channel).sort()).toEqual(who.email ? ['email', 'sms'] : ['sms'])
  expect(told[0]?.body).toContain('รหัสหยุด')

  const again = (await wentThrough(thaid, home, who.no)).json()
  expect(again.data.ready_at, 'asking again is not waiting anew').toBe(held.data.ready_at)
  await threeDaysLater(who.no)
  const { ticket } = (await wentThrough(thaid, home, who.no)).json().data
  const set = await home.post('/forget', { ticket, mem_password: NEW_PASSWORD })
  expect(set.statusCode, set.body).toBe(200)
  const words = { membership_no: who.no, mem_password: NEW_PASSWORD, remember: false }
  expect((await home.prove('/auth/login', words)).statusCode).toBe(200)
  await workOutbox(site)
  const after = (await receivedBy(site, who.no)).map(({ template }) => template)
  expect(after).toContain('passkey_only_ended')
  expect(after).toContain('password_set')
  expect(await recoveryHoldOf(site.connection.db, who.no)).toBeUndefined()
})

test('SEC-69 a ticket that ThaID gave before sets no password of whoever has since chosen only passkeys', async () => {
  const who = person(9)
  thaid.person = known(who)
  const home = await givenBrowser(site)
  const { ticket } = (await wentThrough(thaid, home, who.no)).json().data
  await givenKeysOnly(who)
  const set = await home.post('/forget', { ticket, mem_password: NEW_PASSWORD })
  expect(set.statusCode, set.body).toBe(409)
  expect(set.json().error).toContain('พาสคีย์เท่านั้น')
})

test('SEC-69 the member stops what waits, with the code from the message or by one press where they are signed in', async () => {
  for (const [index, how] of [
    [10, 'code'],
    [11, 'press'],
  ] as const) {
    const who = person(index)
    const phone = await givenKeysOnly(who)
    thaid.person = known(who)
    const thief = await givenBrowser(site)
    await wentThrough(thaid, thief, who.no)
    const shown = (await phone.get('/api/member/devices')).json().data
    expect(shown.recovery_ready_at, 'it stands on the page').toMatch(/^20/)
    if (how === 'press') await phone.post('/api/member/stop/own', {})
    else {
      await workOutbox(site)
      const news = (await receivedBy(site, who.no)).findLast(
        ({ template }) => template === 'recovery_held',
      )
      const code = /รหัสหยุด ([A-Z0-9-]{14})/.exec(news?.body ?? '')?.[1]
      const stopped = await (await givenBrowser(site)).prove('/stop', { code })
      expect(stopped.statusCode, stopped.body).toBe(200)
    }
    expect(await recoveryHoldOf(site.connection.db, who.no), how).toBeUndefined()
    const again = await wentThrough(thaid, thief, who.no)
    expect(again.statusCode, again.body).toBe(409)
    expect(again.json().error).toContain('สั่งหยุด')
  }
})
