// What the pages do with a passkey, step by step, in a browser in which somebody is signed in or about to be.

import { expect } from 'vitest'
import { type givenBrowser, PASSWORD } from './account.ts'
import { Authenticator } from './authenticator.ts'

export type PasskeyBrowser = Awaited<ReturnType<typeof givenBrowser>>
type Area = 'member' | 'membergroup' | 'admin'

interface Adding {
  key?: Authenticator
  name?: string
  area?: Area
  /** Proves its owner; else the password does. */
  proof?: Authenticator
}

/** Added to the account of whoever is signed in to this browser. */
export async function addKey(
  browser: PasskeyBrowser,
  { key = new Authenticator(), name = 'โทรศัพท์ของฉัน', area = 'member', proof }: Adding = {},
): Promise<Authenticator> {
  const keys = `/api/${area}/keys`
  const passkey = proof?.sign(await challengeToProve(browser, area))
  // The back office sees to a fresh proof by itself.
  const password = area === 'admin' ? {} : { mem_password: PASSWORD }
  const proved = passkey ? { passkey } : password
  const begun = await browser.post(`${keys}/begin`, proved)
  expect(begun.statusCode, begun.body).toBe(200)
  const added = await browser.post(keys, { ...key.create(begun.json().data), name })
  expect(added.statusCode, added.body).toBe(200)
  return key
}

export async function challengeAtDoor(browser: PasskeyBrowser, area: Area = 'member') {
  return (await browser.post(`/api/${area}/auth/passkey/challenge`, {})).json().data
}

export async function challengeToProve(browser: PasskeyBrowser, area: Area = 'member') {
  return (await browser.post(`/api/${area}/keys/challenge`, {})).json().data
}
