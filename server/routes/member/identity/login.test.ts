import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { countInBucket } from '#database/queries/identity/rate-bucket.ts'
import { countTry, forgetTries } from '#database/queries/identity/sign-in-failure.ts'
import { keyedHash } from '#server/http/visitor.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

const WRONG = 'เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ'
const WHO = '/api/member/auth/getAuthUser'

test('a member signs in with number and password, and is answered as the browser stores it', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db, 'สมหญิง')
  const browser = await givenBrowser(app)

  const reply = await browser.login(somying, PASSWORD)

  expect(reply.json()).toEqual({
    rc_code: '1',
    token: expect.stringMatching(/^cm1_[\w-]{43}$/),
    membership_no: somying,
    member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
  })
  expect((await browser.post(WHO)).statusCode).toBe(200)
})

test('the number may be typed without its zeros', async ({ db, app }) => {
  const somying = await givenAccount(db)
  const browser = await givenBrowser(app)

  expect((await browser.login(String(Number(somying)), PASSWORD)).json().membership_no).toBe(
    somying,
  )
})

test('a password typed on a keyboard that orders Thai marks differently is the same password', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const browser = await givenBrowser(app)

  expect((await browser.login(somying, PASSWORD.normalize('NFD'))).statusCode).toBe(200)
})

test('SEC-07 a wrong password, an unknown number and a member without an account are told the same', async ({
  db,
  app,
}) => {
  const known = await givenAccount(db)
  const browser = await givenBrowser(app)

  const [wrong, unknown] = [
    await browser.login(known, 'ไม่ใช่รหัสผ่านนี้'),
    await browser.login('987654', 'ไม่ใช่รหัสผ่านนี้'),
  ]

  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
  expect(wrong.json().error).toMatch(WRONG)
  expect({ ...wrong.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' })
})

test('whoever has left the cooperative is not let in, and is told no more than anybody', async ({
  db,
  app,
}) => {
  const gone = await givenAccount(db)
  await db.updateTable('member').set({ state: 'left' }).where('membership_no', '=', gone).execute()
  const browser = await givenBrowser(app)

  const reply = await browser.login(gone, PASSWORD)

  expect(reply.statusCode).toBe(401)
  expect(reply.json().error).toMatch(WRONG)
})

test('SEC-06 from the third try on the proof of work is asked for, and helps', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const browser = await givenBrowser(app)
  for (const word of ['ครั้งแรก', 'ครั้งที่สอง']) await browser.login(somying, word)

  const without = await browser.login(somying, PASSWORD)
  const withProof = await browser.login(somying, PASSWORD, { recaptcha: await solvedCaptcha(app) })

  expect(without.statusCode).toBe(400)
  expect(without.json().error).toContain('บุคคลจริง')
  expect(withProof.statusCode).toBe(200)
})

test('SEC-06 five failures make a stranger wait and say so, even with the right password; the wait passes by itself', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const stranger = await givenBrowser(app, '10.1.1.1')
  await failed(db, app, somying, 4)

  const fifth = await stranger.login(somying, 'ครั้งที่ห้า', { recaptcha: await solvedCaptcha(app) })
  await db
    .updateTable('sign_in_failure')
    .set({ last_at: sql`now() - interval '20 seconds'` })
    .execute()
  const waiting = await stranger.login(somying, PASSWORD, { recaptcha: await solvedCaptcha(app) })
  await db
    .updateTable('sign_in_failure')
    .set({ last_at: sql`now() - interval '61 seconds'` })
    .execute()
  const later = await stranger.login(somying, PASSWORD, { recaptcha: await solvedCaptcha(app) })

  expect(fifth.json().error).toMatch(/^ลองผิดครบ 5 ครั้ง กรุณารอ 1 นาที แล้วลองอีกครั้ง หรือกด “ลืมรหัสผ่าน”$/)
  expect(waiting.statusCode).toBe(429)
  expect(waiting.json().error).toMatch(/^ลองผิดครบ 5 ครั้ง กรุณารอ (40|39) วินาที แล้วลองอีกครั้ง/)
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(30)
  expect(later.statusCode).toBe(200)
})

test('SEC-07 how long to wait is said alike of numbers that exist and of those that do not, right or wrong', async ({
  db,
  app,
}) => {
  const known = await givenAccount(db)
  const said: string[][] = []
  for (const [login, last] of [
    [known, 'ไม่ใช่รหัสผ่านนี้'],
    [known, PASSWORD],
    ['987654', PASSWORD],
  ] as const) {
    await failed(db, app, login, 4)
    const stranger = await givenBrowser(app, '10.1.2.3')
    const sentences: string[] = []
    for (const word of ['ครั้งที่ห้า', last, last]) {
      const recaptcha = await solvedCaptcha(app)
      sentences.push((await stranger.login(login, word, { recaptcha })).json().error)
    }
    said.push(sentences.map((sentence) => sentence.replace(/1 นาที|\d+ วินาที/, '1 นาที')))
  }

  expect(said[0]?.[0]).toContain('กรุณารอ 1 นาที')
  expect(said).toEqual([said[0], said[0], said[0]])
})

test('SEC-06 after a hundred failures no waiting helps, and what does is said', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  await failed(db, app, somying, 100)
  const stranger = await givenBrowser(app, '10.1.1.1')

  const reply = await stranger.login(somying, PASSWORD, { recaptcha: await solvedCaptcha(app) })

  expect(reply.json().error).toBe('ลองผิดครบ 100 ครั้ง กรุณากด “ลืมรหัสผ่าน”')
})

// biome-ignore format: a table reads in columns
test.for([
  [5, 1], [6, 2], [7, 4], [8, 8], [9, 15], [40, 15],
] as const)('SEC-06 after %i failures the wait is %i minutes', async ([failures, minutes], { db }) => {
  async function mayTry(secondsAgo: number) {
    const who = `${failures}/${secondsAgo}`
    const last_at = sql<Date>`now() - make_interval(secs => ${secondsAgo})`
    await db.insertInto('sign_in_failure').values({ who, failures, last_at }).execute()
    return (await countTry(db, who)) !== undefined
  }

  expect(await mayTry(minutes * 60 - 1)).toBe(false)
  expect(await mayTry(minutes * 60)).toBe(true)
})

test('SEC-06 a hundred strangers’ failures do not keep a member out of a device of theirs', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const phone = await givenBrowser(app)
  await phone.login(somying, PASSWORD)
  phone.takeToken(undefined)
  await failed(db, app, somying, 100)

  expect((await phone.login(somying, PASSWORD)).statusCode).toBe(200)
  const stranger = await givenBrowser(app, '10.1.1.1')
  const recaptcha = await solvedCaptcha(app)
  expect((await stranger.login(somying, PASSWORD, { recaptcha })).statusCode).toBe(429)
})

test('SEC-06 a device of one member is a stranger to every other', async ({ db, app }) => {
  const [somying, prasert] = [await givenAccount(db), await givenAccount(db)]
  const phone = await givenBrowser(app)
  await phone.login(somying, PASSWORD)
  await failed(db, app, prasert, 5)

  const recaptcha = await solvedCaptcha(app)
  expect((await phone.login(prasert, PASSWORD, { recaptcha })).statusCode).toBe(429)
})

test('SEC-06 a network that fails twenty times is told to wait, with the standard fields', async ({
  db,
  app,
}) => {
  const browser = await givenBrowser(app, '10.9.9.7')
  const somying = await givenAccount(db)
  const network = keyedHash('10.9.9', app.secrets.csrf)
  for (let n = 0; n < 19; n++) await countInBucket(db, 'sign-in', network, 600)

  const twentieth = await browser.login('900001', 'ลองดู', { recaptcha: await solvedCaptcha(app) })
  const refused = await browser.login(somying, PASSWORD)
  const neighbour = await givenBrowser(app, '10.9.9.200')
  const elsewhere = await givenBrowser(app, '10.9.8.7')

  expect(twentieth.statusCode).toBe(401)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['ratelimit-policy']).toBe('"sign-in";q=20;w=600')
  expect(refused.headers.ratelimit).toMatch(/^"sign-in";r=0;t=\d+$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await neighbour.login(somying, PASSWORD)).statusCode).toBe(429)
  expect((await elsewhere.login(somying, PASSWORD)).statusCode).toBe(200)
})

test('SEC-06 one wrong password tried on many numbers is worth nothing any more, even where it is right', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  for (let n = 0; n < 10; n++) {
    const browser = await givenBrowser(app, `10.2.${n}.1`)
    await browser.login(String(900_000 + n), PASSWORD)
  }

  const stranger = await givenBrowser(app, '10.3.3.3')
  expect((await stranger.login(somying, PASSWORD)).statusCode).toBe(401)
})

test('SEC-06 of fifty tries at once on one account five are made', async ({
  connection: { db },
}) => {
  const counts = await Promise.all(Array.from({ length: 50 }, () => countTry(db, 'at once')))
  await forgetTries(db, 'at once')

  expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2, 3, 4, 5])
})

test('every sign-in and every refusal is written down, and the chain holds', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  const browser = await givenBrowser(app)
  await browser.login(somying, 'ไม่ใช่รหัสผ่านนี้')
  await browser.login(somying, PASSWORD)

  const events = await db
    .selectFrom('audit_event')
    .select(['actor', 'action', 'outcome', 'subject_no'])
    .where('subject_no', '=', somying)
    .orderBy('seq')
    .execute()

  expect(events).toEqual([
    { actor: 'visitor', action: 'member.login', outcome: 'refused', subject_no: somying },
    { actor: `member:${somying}`, action: 'member.login', outcome: 'done', subject_no: somying },
  ])
})

test('SEC-48 an address that a caller claims is not believed where no proxy is trusted', async ({
  db,
  app,
}) => {
  const somying = await givenAccount(db)
  await app.inject({
    method: 'POST',
    url: '/api/member/auth/login',
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' },
    payload: { membership_no: somying, mem_password: PASSWORD },
  })

  const { address } = await db
    .selectFrom('audit_event')
    .select('address')
    .where('action', '=', 'member.login')
    .executeTakeFirstOrThrow()
  expect(address).toBe('127.0.0.1')
})

/** Strangers failed so often just now, from many places. */
async function failed(db: Db, app: FastifyInstance, login: string, failures: number) {
  const who = keyedHash(`member:${login}`, app.secrets.csrf)
  await forgetTries(db, who)
  await db.insertInto('sign_in_failure').values({ who, failures, last_at: sql`now()` }).execute()
}
