import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { hashedPassword } from '#tests/support/given/account.ts'
import { Authenticator } from '#tests/support/given/authenticator.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const MEMBER = '000001'
/** Of a P-256 key in COSE. */
const KEY_BYTES = 77

const portal = sharedPortal('portal_passkey_signing', { members: 12, months: 30 })
const key = new Authenticator()
beforeAll(async () => {
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

async function asked(attempt: string): Promise<Parameters<typeof key.sign>[0]> {
  return (await portal.call(MEMBER, `/signing/${attempt}/key`, 'POST', {})).json().data
}

test('SEC-65 a passkey signs the document itself, only after it saw its owner; a checker finds it so', async () => {
  await portal.call(MEMBER, '/balance', 'POST', { year: 2025, agreed: true, note: '' })
  const begun = await portal.call(MEMBER, '/signing', 'POST', {
    kind: 'balance',
    reference: '2025',
  })
  const { attempt, document, statements } = begun.json().data
  const passkey = await asked(attempt)
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
  const begin = async (code: string): Promise<Shown> =>
    (await portal.call(MEMBER, `/signings/${code}/withdrawal`, 'POST', {})).json().data
  const [{ code: signedFirst }] = await portal.rows('select code from signing')
  const [first, other] = [await begin(signedFirst), await begin(signedFirst)]
  expect((await finish(other, key.sign(await asked(other.attempt)))).statusCode).toBe(200)
  const what = { kind: 'balance', reference: '2025' }
  const anew = (await portal.call(MEMBER, '/signing', 'POST', what)).json().data
  const { code } = (await finish(anew, key.sign(await asked(anew.attempt)))).json().data
  const second = await begin(code)
  const ofFirst = await asked(first.attempt)
  const ofSecond = await asked(second.attempt)
  expect((await finish(second, key.sign(ofFirst))).statusCode).toBe(400)
  expect((await finish(second, key.sign(ofSecond))).statusCode).toBe(200)
  const file = (await portal.call(MEMBER, `/signings/${code}/pdf`)).rawPayload
  const { findings, signings } = checkFile(file)
  expect(findings).toEqual([])
  expect(signings.at(-1)).toMatchObject({ level: 'passkey', withdraws: code })
})

test('SEC-65 what a key signed more than five minutes ago signs nothing; asked again, it signs, and nothing has to be read anew', async () => {
  // Another year than that of the others: this stands by itself.
  await portal.call(MEMBER, '/balance', 'POST', { year: 2024, agreed: true, note: '' })
  const what = { kind: 'balance', reference: '2024' }
  const shown: Shown = (await portal.call(MEMBER, '/signing', 'POST', what)).json().data
  const before = await portal.rows('select count(*) from signing')
  const never = await finish(shown, key.sign({ challenge: 'x', rp_id: 'coop.example' }))
  expect(never.statusCode).toBe(409)
  const old = key.sign(await asked(shown.attempt))
  await askedAgo(shown.attempt, '5 minutes 1 second')
  const late = await finish(shown, old)
  expect(late.statusCode).toBe(409)
  expect(late.json().error).toContain('เกิน 5 นาที')
  expect(await portal.rows('select count(*) from signing')).toEqual(before)

  const replaced = key.sign(await asked(shown.attempt))
  const fresh = key.sign(await asked(shown.attempt))
  expect((await finish(shown, replaced)).statusCode).toBe(400)
  await askedAgo(shown.attempt, '4 minutes 59 seconds')
  const signed = await finish(shown, fresh)
  expect(signed.statusCode, signed.body).toBe(200)
})

/** A key that was asked as long ago as this. */
function askedAgo(attempt: string, ago: string) {
  return portal.rows(
    `update signing_attempt set key_expires = now() + interval '5 minutes' - interval '${ago}' where attempt = '${attempt}'`,
  )
}

function finish(shown: Shown, assertion: object) {
  return portal.call(MEMBER, `/signing/${shown.attempt}`, 'POST', {
    sha256: shown.document.sha256,
    ticked: shown.statements.map((_, at) => at),
    passkey: assertion,
  })
}

interface Shown {
  attempt: string
  document: { sha256: string }
  statements: string[]
}
