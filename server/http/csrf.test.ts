import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { expect, PUBLIC_URL, test } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember, givenVisitor } from '#tests/support/given/site.ts'

const URL = '/api/member/auth/getAuthUser'

test('SEC-45 our own page may write', async ({ db, app }) => {
  const { token: bearer } = await issueMemberSession(db, await givenMember(db), 'other')
  const { cookie, token } = await givenVisitor(app)
  const own = { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin', cookie, 'x-csrf-token': token }

  const reply = await app.inject({
    method: 'POST',
    url: URL,
    headers: { ...own, authorization: `Bearer ${bearer}` },
  })

  expect(reply.statusCode).toBe(200)
})

test('SEC-45 a browser without our page’s token is refused, whatever it carries', async ({
  app,
}) => {
  const visitor = await givenVisitor(app)
  const other = await givenVisitor(app)
  const forgeries = [
    { cookie: visitor.cookie },
    { cookie: visitor.cookie, 'x-csrf-token': '' },
    { cookie: visitor.cookie, 'x-csrf-token': other.token },
    { cookie: visitor.cookie, 'x-csrf-token': `${visitor.token}x` },
    { cookie: visitor.cookie, 'x-csrf-token': 'v1.1.a.b' },
    { 'sec-fetch-site': 'same-origin', 'x-csrf-token': visitor.token },
    { origin: 'https://evil.example', cookie: visitor.cookie, 'x-csrf-token': visitor.token },
    { origin: 'null', cookie: visitor.cookie, 'x-csrf-token': visitor.token },
    { 'sec-fetch-site': 'cross-site', cookie: visitor.cookie, 'x-csrf-token': visitor.token },
    { 'sec-fetch-site': 'same-site', cookie: visitor.cookie, 'x-csrf-token': visitor.token },
  ]

  for (const headers of forgeries) {
    const reply = await app.inject({ method: 'POST', url: URL, headers })
    expect(reply.statusCode, JSON.stringify(headers)).toBe(403)
  }
})

/** What a write is answered whose token was made so much later than now. */
async function statusWhenMade(app: FastifyInstance, laterMs: number): Promise<number> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + laterMs)
  const { cookie, token } = await givenVisitor(app)
  clock.mockRestore()
  const headers = { cookie, 'x-csrf-token': token }
  return (await app.inject({ method: 'POST', url: URL, headers })).statusCode
}

const MINUTE_MS = 60_000

test('SEC-45 a token is good for two hours, and its time cannot be moved', async ({ app }) => {
  // Let through, it gets as far as having to say who it is.
  expect(await statusWhenMade(app, -119 * MINUTE_MS)).toBe(401)
  expect(await statusWhenMade(app, -121 * MINUTE_MS)).toBe(403)

  const { cookie, token } = await givenVisitor(app)
  const [, made] = token.split('.')
  const moved = token.replace(String(made), String(Number(made) - 1))
  const headers = { cookie, 'x-csrf-token': moved }
  const reply = await app.inject({ method: 'POST', url: URL, headers })
  expect(reply.statusCode).toBe(403)
})

test('SEC-45 a token of a machine whose clock is a minute ahead is good, of one an hour ahead it is not', async ({
  app,
}) => {
  expect(await statusWhenMade(app, MINUTE_MS)).toBe(401)
  expect(await statusWhenMade(app, 60 * MINUTE_MS)).toBe(403)
})

test('SEC-45 a program that shows no sign of a browser needs no token', async ({ app }) => {
  const reply = await app.inject({ method: 'POST', url: URL })
  expect(reply.statusCode).toBe(401) // it gets as far as having to say who it is
})

test('SEC-42 the visitor’s cookie is closed to scripts, to other sites and to plain HTTP', async ({
  app,
}) => {
  const reply = await app.inject('/api/info/page-config')
  expect(reply.headers['set-cookie']).toMatch(
    /^__Host-pre=[\w-]{22}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  )
})
