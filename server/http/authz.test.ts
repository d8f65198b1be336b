import Fastify from 'fastify'
import { Type } from 'typebox'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { denyByDefault } from './authz.ts'

const response = { 200: Type.Object({}) }

function appWith(config: object | undefined, schema: object | undefined) {
  const app = Fastify()
  denyByDefault(app)
  app.get('/secret', { config, schema }, async () => ({}))
  return app
}

test('SEC-23 a route that does not say who may call it stops the start', () => {
  expect(() => appWith(undefined, { response })).toThrow(
    'GET /secret does not declare who may call it',
  )
  expect(() => appWith({ authz: 'anyone' }, { response })).toThrow(
    'does not declare who may call it',
  )
})

test('SEC-23 a route for officers that does not say what it takes stops the start', () => {
  expect(() => appWith({ authz: 'staff' }, { response })).toThrow(
    'GET /secret does not declare what it takes',
  )
})

test('SEC-23 what a route says is what guards it', async ({ db }) => {
  const app = await buildTestApp(db)
  for (const authz of ['member', 'unit', 'staff'] as const) {
    const config = { authz, may: 'watch' } as const
    app.get(`/${authz}-only`, { config, schema: { response } }, async () => ({}))
  }
  for (const url of ['/member-only', '/unit-only', '/staff-only'])
    expect((await app.inject(url)).statusCode, url).toBe(401)
  await app.close()
})

test('SEC-25 a route that does not say what it answers stops the start', () => {
  expect(() => appWith({ authz: 'public' }, undefined)).toThrow('does not declare what it answers')
})

test('a route that says both is served', async () => {
  const reply = await appWith({ authz: 'public' }, { response }).inject('/secret')
  expect(reply.statusCode).toBe(200)
})
