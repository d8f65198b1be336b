// What comes in and what goes out is what the schemas say, and nothing beside it.

import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Reply } from '#contract/shared/envelope.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { givenOfficer, issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { ROWS } from '#tests/support/permissions/routes.ts'

/** As contract/shared/numbers.ts has it: a trillion baht in satang. */
const AMOUNT_MAX = 90_000_000_000_000

interface Schema {
  minimum?: number
  maximum?: number
  enum?: unknown[]
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: unknown
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  parameters?: { name: string; in: string }[]
}

async function operationsOf(app: FastifyInstance): Promise<[string, Operation][]> {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

function within(schema: Schema): Schema[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]
  if (schema.items) inner.push(schema.items)
  return [schema, ...inner.flatMap(within)]
}

test('SEC-27 no body takes more than it names', async ({ app }) => {
  const open = (await operationsOf(app)).flatMap(([name, { requestBody }]) =>
    Object.values(requestBody?.content ?? {})
      .flatMap(({ schema }) => within(schema))
      .filter(
        // Things by name have a schema for whatever is named.
        ({ type, additionalProperties }) =>
          type === 'object' &&
          typeof (additionalProperties ?? true) !== 'object' &&
          additionalProperties !== false,
      )
      .map(() => name),
  )
  expect(open).toEqual([])
})

test('SEC-27 every number that a call takes has two ends, and a column holds both', async ({
  app,
}) => {
  const endless = (await operationsOf(app)).flatMap(([name, { requestBody }]) =>
    Object.values(requestBody?.content ?? {})
      .flatMap(({ schema }) => within(schema))
      .filter(({ type, enum: values }) => !values && (type === 'integer' || type === 'number'))
      .filter(
        ({ minimum = -Infinity, maximum = Infinity }) =>
          !(minimum >= -AMOUNT_MAX && maximum <= AMOUNT_MAX),
      )
      .map(() => name),
  )
  expect(endless).toEqual([])
})

test('SEC-27 an address of letters and digits is as long as it says, and no line of dashes', async ({
  app,
}) => {
  const officer = await givenOfficer(app.db, { roles: ['importer'] })
  const url = `/api/admin/imports/sets/${'-'.repeat(36)}`
  const reply = await app.inject({ url, headers: { authorization: `Bearer ${officer.token}` } })
  expect(reply.statusCode).toBe(400)
})

// biome-ignore format: a table reads in columns
test.for([
  ['a category that no column holds', '/api/admin/topics',       { category_id: 2 ** 40, title: 'x', body: '<p>x</p>' }],
  ['a change that no column holds',   '/api/admin/slides/1/remove', { seen: 2 ** 40 }],
] as const)('SEC-27 %s is refused', async ([, url, payload], { app }) => {
  const { token } = await givenOfficer(app.db, { roles: ['editor', 'administrator'] })
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400)
})

test('SEC-27 a year that no calendar of ours has is refused', async ({ app, db }) => {
  const { token } = await issueMemberSession(db, await givenMember(db), 'other')
  const reply = await app.inject({
    method: 'POST',
    url: '/api/member/balance',
    headers: { authorization: `Bearer ${token}` },
    payload: { year: 2400, agreed: true },
  })
  expect(reply.statusCode).toBe(400)
})

// Of every call, with a body that is taken otherwise: tests/matrix-writes.test.ts.
test('SEC-27 one word too many is refused, and nothing is bent to fit', async ({ app, db }) => {
  const body = { membership_no: await givenAccount(db), mem_password: PASSWORD }
  const login = { method: 'POST', url: '/api/member/auth/login' } as const
  expect((await app.inject({ ...login, payload: body })).statusCode).toBe(200)
  const more = await app.inject({ ...login, payload: { ...body, is_admin: true } })
  expect(more.statusCode).toBe(400)
})

// biome-ignore format: a table reads in columns
test.for([
  ['a number for a text',   { membership_no: 1, mem_password: 'x' }],
  ['a list for a text',     { membership_no: ['000001'], mem_password: 'x' }],
  ['a thing for a text',    { membership_no: { $ne: '' }, mem_password: 'x' }],
  ['a text for a yes',      { membership_no: '1', mem_password: 'x', remember: 'true' }],
  ['nothing for a text',    { membership_no: null, mem_password: 'x' }],
  ['a list for everything', ['000001', 'x']],
])('SEC-28 %s is refused', async ([, payload], { app }) => {
  const reply = await app.inject({ method: 'POST', url: '/api/member/auth/login', payload })
  expect(reply.statusCode).toBe(400)
})

test.for([
  '{"membership_no":"1","mem_password":"x","__proto__":{"remember":true}}',
  '{"membership_no":"1","mem_password":"x","constructor":{"prototype":{"remember":true}}}',
])('SEC-28 what reaches for the prototype is refused: %s', async (payload, { app }) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/member/auth/login',
    headers,
    payload,
  })
  expect(reply.statusCode).toBe(400)
})

test('SEC-28 a parameter given twice is refused', async ({ app, db }) => {
  const { token } = await issueMemberSession(db, await givenMember(db), 'other')
  for (const url of ['/api/info/search?q=ก&q=ข', '/api/member/access?before=5&before=6']) {
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(reply.statusCode, url).toBe(400)
  }
})

test('SEC-25 what a handler of the site answers beyond its schema does not leave', async ({
  db,
}) => {
  const app = await buildTestApp(db)
  const response = { 200: Reply(Type.Object({ name: Type.String() })) }
  const config = { authz: 'public' } as const
  app.get('/x', { config, schema: { response } }, async () => ({
    rc_code: '1',
    data: { name: 'ก', national_id: '1234567890121' },
    secret: 'x',
  }))
  expect((await app.inject('/x')).json()).toEqual({ rc_code: '1', data: { name: 'ก' } })
  await app.close()
})

test('SEC-25 every call names what it answers', async ({ app }) => {
  const unnamed = (await operationsOf(app))
    .filter(([name]) => name.includes(' /api/'))
    .filter(([, { responses }]) => !responses['200']?.content && !responses['204'])
    .map(([name]) => name)
  expect(unnamed).toEqual([])
})

test('SEC-25 nobody but members and those who serve them is answered what is personal', async ({
  app,
}) => {
  const personal = /^(national_id|birth_date|salary|pay_account|balance|mobile|house_no)/
  const members = new Set(
    app.doors
      .filter(({ authz }) => authz !== 'public')
      .map(({ name }) => name.replace(/:(\w+)/g, '{$1}')),
  )
  const told = (await operationsOf(app)).flatMap(([name, { responses }]) =>
    Object.values(responses)
      .flatMap(({ content }) => Object.values(content ?? {}))
      .flatMap(({ schema }) => within(schema))
      .flatMap(({ properties }) => Object.keys(properties ?? {}))
      .filter((property) => personal.test(property) && !members.has(name))
      .map((property) => `${name}: ${property}`),
  )
  expect(told.filter((one) => !one.startsWith('GET /api/info/footer'))).toEqual([])
})

test('SEC-42 every cookie that signing in sets is closed to scripts, to other sites and to plain HTTP', async ({
  db,
  app,
}) => {
  const member = await givenAccount(db)
  const browser = await givenBrowser(app)
  const reply = await browser.login(member, PASSWORD)

  const cookies = [reply.headers['set-cookie']].flat().map(String)
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-dv', '__Host-mb'])
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^__Host-\w+=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict(; Max-Age=\d+)?$/,
    )
  }
})

test('SEC-55 no secret is part of an address', async ({ app }) => {
  const secret = /token|pass|otp|grant|secret|national/i
  const named = (await operationsOf(app)).flatMap(([name, { parameters = [] }]) =>
    parameters
      .filter((parameter) => parameter.in !== 'header' && secret.test(parameter.name))
      .map((parameter) => `${name}: ${parameter.name}`),
  )
  expect(named).toEqual([])
})

test('SEC-55 nothing that a member is answered is kept by anybody on the way', async ({
  app,
  db,
}) => {
  const { token } = await issueMemberSession(db, await givenMember(db), 'other')
  const headers = { authorization: `Bearer ${token}` }
  for (const { name, authz } of app.doors) {
    if (authz !== 'member' || name.startsWith('HEAD ')) continue
    const [method = '', url = ''] = name.split(' ')
    const row = ROWS[name] ?? {}
    const reply = await app.inject({
      method: method as 'GET',
      url: row.at ?? url,
      headers,
    })
    expect(reply.headers['cache-control'], name).toBe('no-store')
  }
})
