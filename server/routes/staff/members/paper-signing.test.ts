import { beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyAudit } from '#database/core/audit.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { aPicture } from '#tests/support/given/article-parts.ts'
import { newestRequest, openDesk } from '#tests/support/given/request-desk.ts'
import { sign } from '#tests/support/given/signing.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'

const A = '000001'
const B = '000003'
const BALANCE = { kind: 'balance', reference: '2025' }
const TODAY = bangkokDate(new Date())

const portal = sharedPortal('paper_signing', { members: 12, months: 30, billsNext: true })
let one: Awaited<ReturnType<typeof givenAsking>>
let two: Awaited<ReturnType<typeof givenAsking>>
let ink: Buffer
beforeAll(async () => {
  await openDesk(portal.app, [A])
  portal.app.settings.twoPeople = true
  one = await givenAsking(portal.app, ['administrator'], { login: 'one', name: 'คนที่หนึ่ง' })
  two = await givenAsking(portal.app, ['administrator'], { login: 'two', name: 'คนที่สอง' })
  ink = await aPicture()
  await portal.call(A, '/balance', 'POST', { year: 2025, agreed: true, note: '' })
})
beforeEach(() => portal.rows('delete from rate_bucket'))

async function print(what: object = BALANCE): Promise<string> {
  const reply = await one.send(`members/${A}/paper`, what)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.attempt
}

function take(attempt: string, query = `signed_on=${TODAY}&seen=yes`, body = ink, by = one) {
  return by.sendFile(`members/${A}/paper/${attempt}/scan?${query}`, body)
}

function signings() {
  return portal.rows('select * from signing order by signing_id')
}

async function waiting() {
  const { acts } = await two.data('acts')
  return acts.find(({ outcome }: { outcome: string | null }) => outcome === null)
}

test('a page signed by hand stands once a second officer has looked at it: in the file, on /verify, for the checker, and in the audit', async () => {
  const attempt = await print()
  const document = await one.read(`members/${A}/paper/${attempt}/document`)
  expect(document.headers['content-type']).toContain('application/pdf')
  const reply = await take(attempt)
  expect(reply.json().rc_des).toContain('ยังไม่มีผล')
  expect(await signings()).toEqual([])
  expect((await take(attempt)).statusCode, 'the same once more').toBe(409)

  const act = await waiting()
  expect(act).toMatchObject({ title: 'บันทึกลายมือชื่อสมาชิกบนกระดาษ', has_files: true })
  const shown = await two.read(`acts/${act.act_id}/files/document`)
  expect(shown.rawPayload.equals(document.rawPayload)).toBe(true)
  const scan = await two.read(`acts/${act.act_id}/files/scan`)
  expect(scan.headers['content-type']).toBe('image/webp')
  expect((await one.send(`acts/${act.act_id}/confirmation`)).statusCode, 'their own').toBe(403)
  expect((await two.send(`acts/${act.act_id}/confirmation`)).statusCode).toBe(200)

  const [kept, ...more] = await signings()
  expect(more).toEqual([])
  expect(JSON.parse(kept.record)).toMatchObject({
    level: 'paper',
    signer: { role: 'member', id: A },
    evidence: { officer: 'one', confirmed_by: 'two', signed_on: TODAY },
  })
  const { signed } = (await portal.app.inject(`/api/info/verify/${kept.code}`)).json().data
  expect(signed.signings).toMatchObject([{ level: 'paper', is_unchanged: true }])
  const file = (await portal.call(A, `/signings/${kept.code}/pdf`)).rawPayload
  expect(checkFile(file, signed.key).findings).toEqual([])
  expect(file.includes(scan.rawPayload)).toBe(true)
  // And seen by whoever opens it, on a phone too, where nothing shows what hangs on a file.
  expect(file.includes('/DCTDecode')).toBe(true)
  const at = file.indexOf(scan.rawPayload) + 40
  const changed = Buffer.from(file)
  changed[at] = (changed[at] ?? 0) ^ 1
  expect(checkFile(changed).findings.map(({ part }) => part)).toContain('evidence')
  const { brokenAt } = await verifyAudit(portal.app.db, portal.app.audit)
  expect(brokenAt).toBeUndefined()
  const { signings: list } = await one.data(`members/${A}/signings`)
  expect(list).toMatchObject([{ code: kept.code, level: 'paper' }])
  expect((await one.read(`members/${A}/signings/${kept.code}/pdf`)).statusCode).toBe(200)
  expect((await one.read(`members/000002/signings/${kept.code}/pdf`)).statusCode).toBe(404)

  await portal.rows('alter table signing_scan disable trigger agreed_stands')
  await portal.rows('alter table signing_scan drop constraint signing_scan_check')
  await portal.rows(`update signing_scan set bytes = 'other'`)
  const again = (await portal.app.inject(`/api/info/verify/${kept.code}`)).json().data
  expect(again.signed.signings[0].is_unchanged).toBe(false)
})

test('SEC-70 what was signed at home meanwhile is not signed by hand besides, and the second officer is told', async () => {
  await portal.call(B, '/balance', 'POST', { year: 2025, agreed: true, note: '' })
  const reply = await one.send(`members/${B}/paper`, BALANCE)
  const { attempt } = reply.json().data
  await one.sendFile(`members/${B}/paper/${attempt}/scan?signed_on=${TODAY}&seen=yes`, ink)
  expect((await sign(portal, B, { kind: 'balance', reference: '2025' })).statusCode).toBe(200)
  const before = await signings()
  const { act_id } = await waiting()
  const confirmed = await two.send(`acts/${act_id}/confirmation`)
  expect(confirmed.statusCode).toBe(409)
  expect(confirmed.json().error).toContain('ลงนามไว้แล้ว')
  expect((await one.send(`members/${B}/paper`, BALANCE)).statusCode).toBe(409)
  expect(await signings()).toEqual(before)
  await two.send(`acts/${act_id}/refusal`, { reason: 'ลงนามที่บ้านแล้ว' })
})

test('a request signed on paper is sent like any other, and says so', async () => {
  const { monthly } = await portal.feed(A, '/share')
  const what = { kind: 'share_change', reference: `monthly-${monthly + 100_00}` }
  await take(await print(what))
  expect((await two.send(`acts/${(await waiting()).act_id}/confirmation`)).statusCode).toBe(200)
  const sent = await newestRequest(portal, A)
  expect(sent).toMatchObject({ state: 'sent' })
  const { events } = await one.data(`requests/${sent.request_id}`)
  expect(JSON.stringify(events)).toContain('กระดาษ')
})

test('what is no page, another day, an unseen hand or somebody else’s paper is refused and changes nothing', async () => {
  const before = await signings()
  await portal.call(A, '/balance', 'POST', { year: 2024, agreed: true, note: '' })
  const attempt = await print({ kind: 'balance', reference: '2024' })
  expect((await take(attempt, `signed_on=${TODAY}`)).statusCode).toBe(400)
  expect((await take(attempt, 'signed_on=2999-01-01&seen=yes')).statusCode).toBe(400)
  expect((await take(attempt, 'signed_on=2020-01-01&seen=yes')).statusCode).toBe(400)
  expect((await take(attempt, undefined, Buffer.from('MZ no paper'))).statusCode).toBe(400)
  const other = await one.sendFile(
    `members/000002/paper/${attempt}/scan?signed_on=${TODAY}&seen=yes`,
    ink,
  )
  expect(other.statusCode).toBe(409)
  // Nor does the member sign at home what waits for ink.
  const proof = { sha256: '0'.repeat(64), ticked: [0, 1], code: '000000' }
  expect((await portal.call(A, `/signing/${attempt}`, 'POST', proof)).statusCode).toBe(404)
  await portal.rows(`update staff set membership_no = '${A}' where login = 'one'`)
  expect((await take(attempt)).statusCode, 'their own account').toBe(403)
  expect((await one.send(`members/${A}/paper`, BALANCE)).statusCode).toBe(403)
  await portal.rows(`update staff set membership_no = null where login = 'one'`)
  expect(await signings()).toEqual(before)
})
