import { beforeEach, expect, test } from 'vitest'
import { signingCode } from '#tests/support/given/signing.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const A = '000001'
const B = '000002'
const BALANCE = { kind: 'balance', reference: '2025' }

const portal = sharedPortal('portal_signed_once', { members: 12, months: 30 })
beforeEach(() => portal.rows('delete from rate_bucket'))

async function answer(member: string, agreed = true, note = '') {
  await portal.call(member, '/balance', 'POST', { year: 2025, agreed, note })
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
async function begin(member: string): Promise<any> {
  return (await portal.call(member, '/signing', 'POST', BALANCE)).json().data
}

function askCode(member: string, attempt: string) {
  return portal.call(member, `/signing/${attempt}/code`, 'POST', {})
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
function sign(member: string, { attempt, document, statements }: any, code: string) {
  const ticked = statements.map((_: string, at: number) => at)
  const proof = { sha256: document.sha256, ticked, code }
  return portal.call(member, `/signing/${attempt}`, 'POST', proof)
}

function signings() {
  return portal.rows('select * from signing order by signing_id')
}

test('SEC-70 of fifty pages that sign the same balances one does, and again only once that was taken back', async () => {
  await answer(A)
  const shown = await begin(A)
  await askCode(A, shown.attempt)
  const code = await signingCode(portal.app, shown.attempt)
  // Forty-nine pages more, each with an attempt of its own.
  const columns =
    'membership_no, family, kind, reference, statements, sha256, level, salt, sends, sent_at, code_expires, expires_at'
  const copies = await portal.rows(`insert into signing_attempt (${columns})
    select ${columns} from signing_attempt, generate_series(2, 50) where attempt = '${shown.attempt}' returning attempt`)
  const pages = [shown, ...copies.map(({ attempt }) => ({ ...shown, attempt }))]
  const standing = () =>
    portal.rows(`select code from signing where membership_no = '${A}' and withdraws is null`)
  const all = () => Promise.all(pages.map((page) => sign(A, page, code)))
  const replies = await all()
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const others = replies.filter(({ statusCode }) => statusCode !== 200)
  expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
  expect(others[0]?.json().error).toContain('ถอนการลงนามเดิมก่อน')
  expect(await standing()).toHaveLength(1)
  const late = await portal.call(A, '/signing', 'POST', BALANCE)
  expect(late.statusCode, 'a page opened later').toBe(409)
  const told = await portal.rows(
    `select 1 from audit_event where action = 'signing.sign' and outcome = 'done' and subject_no = '${A}'`,
  )
  expect(told).toHaveLength(1)

  const [{ code: stands }] = await standing()
  const back = (await portal.call(A, `/signings/${stands}/withdrawal`, 'POST', {})).json().data
  await askCode(A, back.attempt)
  const typed = await signingCode(portal.app, back.attempt)
  expect((await sign(A, back, typed)).statusCode).toBe(200)
  // Those that were refused were not used up: again one of them signs.
  const again = await all()
  expect(again.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await standing()).toHaveLength(2)
})

test('SEC-70 what was laid out before another answer is not signed after it', async () => {
  await answer(B)
  const shown = await begin(B)
  await askCode(B, shown.attempt)
  await answer(B, false, 'ยอดไม่ตรง')
  const before = await signings()
  const reply = await sign(B, shown, await signingCode(portal.app, shown.attempt))
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toContain('คำตอบล่าสุด')
  expect(await signings()).toEqual(before)
})
