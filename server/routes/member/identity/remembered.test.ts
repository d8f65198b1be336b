import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'

const WHO = '/api/member/auth/getAuthUser'

test('who asks to be remembered stays for a month, and has a fresh token every day', async ({
  db,
  app,
}) => {
  const phone = await rememberedPhone(db, app)
  expect((await phone.post(WHO)).json()).not.toHaveProperty('token')
  await daysPass(db, 1)

  const renewed = (await phone.post(WHO)).json().token

  expect(renewed).toMatch(/^cm1_[\w-]{43}$/)
  expect((await phone.post(WHO)).json(), 'another tab that had asked already').not.toHaveProperty(
    'token',
  )
  phone.takeToken(renewed)
  expect((await phone.post(WHO)).statusCode).toBe(200)
  await daysPass(db, 30)
  expect((await phone.post(WHO)).statusCode, 'after thirty days').toBe(401)
})

test('SEC-16 a token that was replaced long ago ends the thief’s session and the owner’s', async ({
  db,
  app,
}) => {
  const phone = await rememberedPhone(db, app)
  await daysPass(db, 1)
  const renewed = (await phone.post(WHO)).json().token
  await db
    .updateTable('session')
    .set({ superseded_at: sql`now() - interval '61 seconds'` })
    .where('superseded_at', 'is not', null)
    .execute()

  expect((await phone.post(WHO)).statusCode, 'the old token').toBe(401)
  phone.takeToken(renewed)
  expect((await phone.post(WHO)).statusCode, 'the new one').toBe(401)
  const written = await db.selectFrom('audit_event').select('action').execute()
  expect(written).toContainEqual({ action: 'session.replayed' })
})

test('who does not ask to be remembered is signed out after twelve hours, whatever they do', async ({
  db,
  app,
}) => {
  const phone = await signedInPhone(db, app, { remember: false })
  await db
    .updateTable('session')
    .set({ abs_expires: sql`abs_expires - interval '11 hours 59 minutes'` })
    .execute()
  expect((await phone.post(WHO)).statusCode).toBe(200)

  await db
    .updateTable('session')
    .set({ abs_expires: sql`abs_expires - interval '1 minute'` })
    .execute()

  expect((await phone.post(WHO)).statusCode).toBe(401)
})

async function signedInPhone(
  db: Db,
  app: Parameters<typeof givenBrowser>[0],
  { remember }: { remember: boolean },
) {
  const phone = await givenBrowser(app)
  await phone.login(await givenAccount(db), PASSWORD, remember ? { remember } : {})
  return phone
}

function rememberedPhone(db: Db, app: Parameters<typeof givenBrowser>[0]) {
  return signedInPhone(db, app, { remember: true })
}

/** What the clock would do to the sessions there are. */
async function daysPass(db: Db, days: number) {
  const ago = (column: string) =>
    sql<Date>`${sql.ref(column)} - make_interval(days => ${days}, hours => 1)`
  await db
    .updateTable('session')
    .set({
      created_at: ago('created_at'),
      last_seen: ago('last_seen'),
      idle_expires: sql`case when revoked_at is null then now() + interval '1 day' end`,
      abs_expires: ago('abs_expires'),
    })
    .execute()
}
