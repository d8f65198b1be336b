import { expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { givenBrowser, hashedPassword, PASSWORD } from '#tests/support/given/account.ts'
import { addKey, challengeAtDoor } from '#tests/support/given/passkeys.ts'
import { person, receivedBy, sharedSite, workOutbox } from '#tests/support/night/recovering.ts'

const site = sharedSite('passkey_notices')
const DOOR = '/api/member/auth/passkey'
const KEYS = '/api/member/keys'

/** Somebody whose phone the cooperative knows, with a passkey, signed in. */
async function givenHolder(index: number) {
  const { no } = person(index)
  await setPasswordHash(site.connection.db, 'member', no, await hashedPassword())
  const browser = await givenBrowser(site.app, `10.9.0.${index + 1}`)
  await browser.login(no, PASSWORD)
  return { no, browser, key: await addKey(browser) }
}

async function templatesTo(no: string): Promise<string[]> {
  await workOutbox(site)
  return (await receivedBy(site, no)).map(({ template }) => template)
}

test('SEC-62 of fifty who use one challenge at once one gets in', async () => {
  const { browser, key } = await givenHolder(0)
  const asked = await challengeAtDoor(browser)
  const tries = Array.from({ length: 50 }, () => browser.post(DOOR, { passkey: key.sign(asked) }))
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(49)
})

test('SEC-11 a member is told of a new passkey, of a copied one and of the last one removed', async () => {
  const { no, browser, key } = await givenHolder(1)
  expect(await templatesTo(no)).toContain('passkey_added')
  const phone = await givenBrowser(site.app, '10.9.1.1')
  for (const counter of [9, 9]) {
    const passkey = key.sign(await challengeAtDoor(phone), { counter })
    await phone.post(DOOR, { passkey })
  }
  expect(await templatesTo(no)).toContain('passkey_copied')
  const [{ passkey_id }] = (await browser.get(KEYS)).json().data.keys
  await browser.post(`${KEYS}/removal`, { passkey_id, mem_password: PASSWORD })
  expect((await templatesTo(no)).at(-1)).toBe('passkey_last_removed')
})
