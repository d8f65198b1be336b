import Fastify from 'fastify'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
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

test('SEC-25 a route that does not say what it answers stops the start', () => {
  expect(() => appWith({ authz: 'public' }, undefined)).toThrow('does not declare what it answers')
})

test('a route that says both is served', async () => {
  const reply = await appWith({ authz: 'public' }, { response }).inject('/secret')
  expect(reply.statusCode).toBe(200)
})
