import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { hashedPassword } from '#tests/support/given/account.ts'
import { Authenticator } from '#tests/support/given/authenticator.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'

const MEMBER = '000001'
/** Of a P-256 key in COSE. */
const KEY_BYTES = 77

let portal: Portal
const key = new Authenticator()
beforeAll(async () => {
  portal = await givenPortal('portal_passkey_signing', { members: 5, months: 30 })
  await givenKey()
})

async function givenKey(): Promise<void> {
  const handle = randomBytes(32)
  const user = { challenge: 'x', rp_id: 'coop.example', user_id: handle.toString('base64url') }
  const made = Buffer.from(key.create(user).attestation, 'base64url').subarray(-KEY_BYTES)
  const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'::bytea`
  await setPasswordHash(portal.app.db, 'member', MEMBER, await hashedPassword())
  await portal.rows(`insert into passkey_holder values ('member', '${MEMBER}', ${hex(handle)})`)
  await portal.rows(`insert into passkey
    (kind, login, credential_id, public_key, counter, synced, backed_up, aaguid, name) values
    ('member', '${MEMBER}', ${hex(key.credentialId)}, ${hex(made)}, 0, false, false, gen_random_uuid(), 'ฉัน')`)
}

test('SEC-65 a passkey signs the document itself, only after it saw its owner; a checker finds it so', async () => {
  await portal.call(MEMBER, '/balance', 'POST', { year: 2025, agreed: true, note: '' })
  const begun = await portal.call(MEMBER, '/signing', 'POST', {
    kind: 'balance',
    reference: '2025',
  })
  const { attempt, document, statements, passkey } = begun.json().data
  const ticked = statements.map((_: string, at: number) => at)
  const sign = (assertion: object) =>
    portal.call(MEMBER, `/signing/${attempt}`, 'POST', {
      sha256: document.sha256,
      ticked,
      passkey: assertion,
    })
  const otherDocument = { ...passkey, challenge: Buffer.alloc(32).toString('base64url') }
  for (const wrong of [
    key.sign(passkey, { userVerified: false }),
    key.sign(otherDocument),
    key.sign(passkey, { origin: 'https://evil.example' }),
  ])
    expect((await sign(wrong)).statusCode).toBe(400)
  expect(await portal.rows('select * from signing')).toEqual([])

  const signed = await sign(key.sign(passkey))
  expect(signed.statusCode, signed.body).toBe(200)
  const { code } = signed.json().data
  const file = (await portal.call(MEMBER, `/signings/${code}/pdf`)).rawPayload
  expect(checkFile(file).findings).toEqual([])
  expect(await portal.rows('select code, level from signing')).toEqual([{ code, level: 'passkey' }])
  expect((await sign(key.sign(passkey))).statusCode).not.toBe(200)
})

test('SEC-66 a key takes back the signature it was asked for, and the file tells of it by the key', async () => {
  const finish = (shown: Shown, assertion: object) =>
    portal.call(MEMBER, `/signing/${shown.attempt}`, 'POST', {
      sha256: shown.document.sha256,
      ticked: shown.statements.map((_, at) => at),
      passkey: assertion,
    })
  const begin = async (code: string): Promise<Shown> =>
    (await portal.call(MEMBER, `/signings/${code}/withdrawal`, 'POST', {})).json().data
  const [{ code: signedFirst }] = await portal.rows('select code from signing')
  const [first, other] = [await begin(signedFirst), await begin(signedFirst)]
  expect((await finish(other, key.sign(other.passkey))).statusCode).toBe(200)
  const what = { kind: 'balance', reference: '2025' }
  const anew = (await portal.call(MEMBER, '/signing', 'POST', what)).json().data
  const { code } = (await finish(anew, key.sign(anew.passkey))).json().data
  const second = await begin(code)
  expect((await finish(second, key.sign(first.passkey))).statusCode).toBe(400)
  expect((await finish(second, key.sign(second.passkey))).statusCode).toBe(200)
  const file = (await portal.call(MEMBER, `/signings/${code}/pdf`)).rawPayload
  const { findings, signings } = checkFile(file)
  expect(findings).toEqual([])
  expect(signings.at(-1)).toMatchObject({ level: 'passkey', withdraws: code })
})

interface Shown {
  attempt: string
  document: { sha256: string }
  statements: string[]
  passkey: Parameters<typeof key.sign>[0]
}
