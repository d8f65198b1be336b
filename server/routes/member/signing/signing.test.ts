import { hash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { verifyAudit } from '#database/core/audit.ts'
import { wordsOf } from '#documents/support/poppler.ts'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { codeFor } from '#server/signing/challenge.ts'
import { challengeIn } from '#server/signing/open-attempt.ts'
import { CSRF_SECRET } from '#tests/support/app/test.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const A = '000001'
const B = '000002'
const C = '000004'
const D = '000007'
const E = '000003'
const F = '000010'
const YEAR = '2025'
const OTHER_CODE = '000000'

const portal = sharedPortal('portal_signing', { members: 12, months: 30 })
beforeEach(() => portal.rows('delete from rate_bucket'))

async function answer(member: string, agreed = true, note = '') {
  await portal.call(member, '/balance', 'POST', { year: 2025, agreed, note })
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
async function begin(member: string): Promise<any> {
  const reply = await portal.call(member, '/signing', 'POST', { kind: 'balance', reference: YEAR })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

function askCode(member: string, attempt: string) {
  return portal.call(member, `/signing/${attempt}/code`, 'POST', {})
}

/** As it stands in the message that is on its way. */
async function codeIn(attempt: string): Promise<string> {
  const [row] = await portal.rows(
    `select body_sealed from outbox_message where template = 'signing_code' order by message_id desc limit 1`,
  )
  const body = portal.app.sealing.open(row.body_sealed)
  const [, code = ''] = /รหัส (\d{6}) ลงนาม/.exec(body) ?? []
  const [kept] = await portal.rows(`select * from signing_attempt where attempt = '${attempt}'`)
  expect(code).toBe(codeFor(challengeIn(kept), kept.sends, CSRF_SECRET))
  return code
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
function sign(member: string, shown: any, code: string, more: object = {}) {
  const { attempt, document, statements } = shown
  const ticked = statements.map((_: string, at: number) => at)
  const proof = { sha256: document.sha256, ticked, code, ...more }
  return portal.call(member, `/signing/${attempt}`, 'POST', proof)
}

/** From the answer to the signature; its code. */
async function signedBy(member: string): Promise<string> {
  await answer(member)
  const shown = await begin(member)
  await askCode(member, shown.attempt)
  const reply = await sign(member, shown, await codeIn(shown.attempt))
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.code
}

function signings() {
  return portal.rows('select * from signing order by signing_id')
}

test('nothing is signed before the balances were answered', async () => {
  const reply = await portal.call(A, '/signing', 'POST', { kind: 'balance', reference: YEAR })
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toContain('ส่งคำตอบก่อน')
})

test('a member reads the whole document, ticks its statements, types the code, and the record tells all of it', async () => {
  await answer(C)
  const shown = await begin(C)
  const pdf = await portal.call(C, `/signing/${shown.attempt}/document`)
  expect(hash('sha256', pdf.rawPayload, 'hex')).toBe(shown.document.sha256)
  const words = wordsOf(pdf.rawPayload).replaceAll(' ', '')
  for (const statement of shown.statements) expect(words).toContain(statement.replaceAll(' ', ''))

  const sent = (await askCode(C, shown.attempt)).json().data
  expect(sent.document).toBe(shown.document.sha256.slice(0, 6).toUpperCase())
  expect(shown.phone).toBe(sent.sent_to)
  const signed = await sign(C, shown, await codeIn(shown.attempt))
  expect(signed.json()).toMatchObject({ rc_code: '1' })

  const [kept] = await signings()
  expect(kept).toMatchObject({ code: signed.json().data.code, level: 'code', membership_no: C })
  const record = JSON.parse(kept.record)
  expect(record).toMatchObject({
    kind: 'balance',
    reference: YEAR,
    document: { sha256: shown.document.sha256, bytes: pdf.rawPayload.length },
    signer: { role: 'member', id: C },
    statements: shown.statements,
    evidence: { channel: 'sms', sent_to: sent.sent_to },
    device: 'Chrome บน Android',
  })
  const told = await portal.rows(
    `select * from audit_event where seq = ${kept.chain_seq} and action = 'signing.sign'`,
  )
  expect(told).toHaveLength(1)
  expect(told[0].detail.sha256).toBe(hash('sha256', kept.record, 'hex'))
  const { brokenAt } = await verifyAudit(portal.app.db, portal.app.audit)
  expect(brokenAt).toBeUndefined()
  const list = await portal.feed(C, '/signings')
  expect(list.signings[0]).toMatchObject({ kind: 'balance', number: shown.document.number })
})

test('the message names the purpose and the document, and holds no link', async () => {
  await answer(A)
  const shown = await begin(A)
  await askCode(A, shown.attempt)
  const [row] = await portal.rows(
    `select body_sealed, channel from outbox_message where template = 'signing_code' order by message_id desc limit 1`,
  )
  const body = portal.app.sealing.open(row.body_sealed)
  expect(row.channel).toBe('sms')
  expect(body).toContain('ลงนามยืนยันยอดคงเหลือ')
  expect(body).toContain(`เอกสาร ${shown.document.sha256.slice(0, 6).toUpperCase()}`)
  expect(body).not.toMatch(/http|www/)
})

test('SEC-65 a code for one document never confirms another', async () => {
  await answer(A)
  const first = await begin(A)
  await askCode(A, first.attempt)
  const code = await codeIn(first.attempt)
  await answer(A, false, 'หุ้นเดือนธันวาคมไม่เข้า')
  const second = await begin(A)
  expect(second.document.sha256).not.toBe(first.document.sha256)
  await portal.rows(`update signing_attempt set sent_at = null where attempt = '${second.attempt}'`)
  await askCode(A, second.attempt)
  const before = await signings()

  const reply = await sign(A, second, code)
  expect(reply.statusCode).toBe(400)
  // Nor by naming the first document where the second is to be signed, and the other way round.
  const { sha256 } = first.document
  expect((await sign(A, second, await codeIn(second.attempt), { sha256 })).statusCode).toBe(409)
  expect(await signings()).toEqual(before)
})

test('SEC-65 a code is used once, also by many at once', async () => {
  await answer(B)
  const shown = await begin(B)
  await askCode(B, shown.attempt)
  const code = await codeIn(shown.attempt)
  const before = (await signings()).length
  const replies = await Promise.all(Array.from({ length: 4 }, () => sign(B, shown, code)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await sign(B, shown, code)).statusCode).toBe(409)
  expect(await signings()).toHaveLength(before + 1)
})

test('a code is good for five minutes and five tries, and a new one ends the old', async () => {
  await answer(A)
  const shown = await begin(A)
  await askCode(A, shown.attempt)
  const first = await codeIn(shown.attempt)
  const [times] = await portal.rows(
    `select extract(epoch from code_expires - sent_at)::int as seconds from signing_attempt where attempt = '${shown.attempt}'`,
  )
  expect(times.seconds).toBe(300)
  expect((await askCode(A, shown.attempt)).statusCode).toBe(429)

  const set = (change: string) =>
    portal.rows(`update signing_attempt set ${change} where attempt = '${shown.attempt}'`)
  await set(`code_expires = now() - interval '1 second'`)
  expect((await sign(A, shown, first)).statusCode).toBe(409)

  await set(`sent_at = sent_at - interval '61 seconds'`)
  await askCode(A, shown.attempt)
  const second = await codeIn(shown.attempt)
  const wrong = second === OTHER_CODE ? '000001' : OTHER_CODE
  expect((await sign(A, shown, first === second ? wrong : first)).statusCode).toBe(400)
  for (let tries = 0; tries < 4; tries++) await sign(A, shown, wrong)
  expect((await sign(A, shown, second)).statusCode).toBe(409)
})

test('SEC-65 nobody signs with a statement left out, another’s attempt, or for somebody else', async () => {
  await answer(A)
  const shown = await begin(A)
  await askCode(A, shown.attempt)
  const code = await codeIn(shown.attempt)
  const before = await signings()
  expect((await sign(A, shown, code, { ticked: [0] })).statusCode).toBe(400)
  expect((await sign(B, shown, code)).statusCode).toBe(404)
  expect((await portal.call(B, `/signing/${shown.attempt}/document`)).statusCode).toBe(404)
  expect((await askCode(B, shown.attempt)).statusCode).toBe(404)
  // Nor in another session of the same member: who reads is who signs.
  portal.forgetSession(A)
  expect((await sign(A, shown, code)).statusCode).toBe(404)
  expect(await signings()).toEqual(before)
  expect((await portal.feed('000003', '/signings')).signings).toEqual([])
})

test('what the cooperative wants signed with a passkey or on paper takes no code', async () => {
  await answer(A)
  const shown = await begin(A)
  await askCode(A, shown.attempt)
  const code = await codeIn(shown.attempt)
  await portal.rows(`update signing_attempt set level = 'passkey'`)
  expect((await sign(A, shown, code)).statusCode).toBe(409)
  expect((await askCode(A, shown.attempt)).statusCode).toBe(409)

  await portal.rows(`insert into setting values ('signing_level_balance', 'paper')`)
  const reply = await portal.call(A, '/signing', 'POST', { kind: 'balance', reference: YEAR })
  await portal.rows(`delete from setting where name = 'signing_level_balance'`)
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toContain('กระดาษ')
})

test('SEC-66 what was signed cannot be changed or taken away, and the same paper is printed to the byte', async () => {
  await signedBy(E)
  for (const change of [
    `update signing set level = 'passkey'`,
    'delete from signing',
    'truncate signing cascade',
    `update signing_document set title = ''`,
    'delete from signing_document where sha256 in (select sha256 from signing)',
  ])
    await expect(portal.rows(change), change).rejects.toThrow()
  await answer(A)
  const [first, second] = [await begin(A), await begin(A)]
  expect(first.document).toEqual(second.document)
})

test('the signed paper is had as one file, which a checker without the site finds unchanged, and /verify tells of it', async () => {
  const code = await signedBy(D)
  const file = (await portal.call(D, `/signings/${code}/pdf`)).rawPayload
  const { signed } = (await portal.app.inject(`/api/info/verify/${code}`)).json().data
  expect(checkFile(file, signed.key)).toMatchObject({ findings: [] })
  expect(
    hash(
      'sha256',
      file.subarray(0, JSON.parse((await signings()).at(-1).record).document.bytes),
      'hex',
    ),
  ).toBe(signed.sha256)
  expect(signed.signings.at(-1)).toMatchObject({ role: 'สมาชิก', level: 'code', is_unchanged: true })
  expect(JSON.stringify(signed)).not.toContain(D)
  expect((await portal.call(B, `/signings/${code}/pdf`)).statusCode).toBe(404)
})

test('SEC-64 what somebody changed in our own tables is found by /verify', async () => {
  const code = await signedBy(F)
  const look = async () => {
    const { signed } = (await portal.app.inject(`/api/info/verify/${code}`)).json().data
    return signed.signings.map((one: { is_unchanged: boolean }) => one.is_unchanged)
  }
  expect(await look()).not.toContain(false)
  await portal.rows('alter table signing disable trigger agreed_stands')
  await portal.rows(`update signing set record = replace(record, 'ตรวจสอบ', 'ตรวจ')`)
  expect(await look()).toContain(false)
  await portal.rows('alter table signing enable trigger agreed_stands')
})
