import { beforeEach, expect, test } from 'vitest'
import { checkFile } from '#scripts/verify-signing/check-file.ts'
import { signingCode, sign as signNew } from '#tests/support/given/signing.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const A = '000001'
const B = '000002'
const BALANCE = { kind: 'balance' as const, reference: '2025' }
const OTHER_CODE = '000000'

const portal = sharedPortal('portal_withdrawal', { members: 12, months: 30 })
beforeEach(() => portal.rows('delete from rate_bucket'))

/** A signature of the balances as they were answered last. */
async function signed(member: string): Promise<string> {
  await portal.call(member, '/balance', 'POST', { year: 2025, agreed: true, note: '' })
  return (await signNew(portal, member, BALANCE)).json().data.code
}

function askCode(member: string, attempt: string) {
  return portal.call(member, `/signing/${attempt}/code`, 'POST', {})
}

function codeIn(attempt: string): Promise<string> {
  return signingCode(portal.app, attempt)
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
function sign(member: string, { attempt, document, statements }: any, code: string) {
  const ticked = statements.map((_: string, at: number) => at)
  return portal.call(member, `/signing/${attempt}`, 'POST', {
    sha256: document.sha256,
    ticked,
    code,
  })
}

function signings() {
  return portal.rows('select * from signing order by signing_id')
}

function beginBack(member: string, code: string) {
  return portal.call(member, `/signings/${code}/withdrawal`, 'POST', {})
}

async function takeBack(member: string, code: string): Promise<void> {
  const shown = (await beginBack(member, code)).json().data
  await askCode(member, shown.attempt)
  expect((await sign(member, shown, await codeIn(shown.attempt))).statusCode).toBe(200)
}

test('SEC-66 a withdrawal is a further record and costs a proof: the first one stays, and /verify says when it was taken back', async () => {
  const code = await signed(A)
  const before = await signings()
  expect((await beginBack(B, code)).statusCode, 'somebody else').toBe(404)
  const shown = (await beginBack(A, code)).json().data
  expect(shown.statements).toEqual([`ข้าพเจ้าขอถอนการลงนาม รหัส ${code}`])
  expect(shown.text[0].blocks.length).toBeGreaterThan(3)
  await askCode(A, shown.attempt)
  const typed = await codeIn(shown.attempt)
  const { attempt, document } = shown
  const noProof = { sha256: document.sha256, ticked: [0] }
  const bare = await portal.call(A, `/signing/${attempt}`, 'POST', noProof)
  expect(bare.statusCode, 'without a proof').toBe(400)
  const wrong = typed === OTHER_CODE ? '000001' : OTHER_CODE
  expect((await sign(A, shown, wrong)).statusCode, 'with a wrong one').toBe(400)
  expect(await signings()).toEqual(before)

  expect((await sign(A, shown, typed)).json().rc_des).toContain('ถอนการลงนามแล้ว')
  expect((await beginBack(A, code)).statusCode, 'twice').toBe(409)
  const after = await signings()
  expect(after.slice(0, -1)).toEqual(before)
  expect(JSON.parse(after.at(-1).record)).toMatchObject({ level: 'code', withdraws: code })
  const { signed: told } = (await portal.app.inject(`/api/info/verify/${code}`)).json().data
  expect(
    told.signings.find((one: { code: string }) => one.code === code).withdrawn_at,
  ).not.toBeNull()
  const file = (await portal.call(A, `/signings/${code}/pdf`)).rawPayload
  expect(checkFile(file, told.key).findings).toEqual([])
})

test('SEC-66 a proof for taking back one signature never takes back another, nor signs anything', async () => {
  const one = await signed(A)
  const first = (await beginBack(A, one)).json().data
  await askCode(A, first.attempt)
  const code = await codeIn(first.attempt)
  await takeBack(A, one)
  const other = await signed(A)
  const before = await signings()
  // Both are of the same document: what tells them apart is what is taken back.
  const second = (await beginBack(A, other)).json().data
  expect(second.document.sha256).toBe(first.document.sha256)
  await askCode(A, second.attempt)
  expect((await sign(A, second, code)).statusCode).toBe(400)
  expect((await sign(A, first, code)).statusCode, 'taken back meanwhile').toBe(409)
  await portal.rows(
    `update signing_attempt set withdraws = null where attempt = '${first.attempt}'`,
  )
  expect((await sign(A, first, code)).statusCode, 'nor does it sign').toBe(409)
  expect(await signings()).toEqual(before)
})

test('SEC-66 of two tabs that take back the same signature, one does', async () => {
  const code = await signed(B)
  const tabs = [(await beginBack(B, code)).json().data, (await beginBack(B, code)).json().data]
  const before = (await signings()).length
  const typed: string[] = []
  for (const { attempt } of tabs) {
    await askCode(B, attempt)
    typed.push(await codeIn(attempt))
  }
  const replies = await Promise.all(tabs.map((tab, at) => sign(B, tab, typed[at] ?? '')))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await signings()).toHaveLength(before + 1)
})
