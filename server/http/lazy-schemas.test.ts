import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { LAZY_SCHEMAS } from './lazy-schemas.ts'

const ROUTE = {
  schema: {
    querystring: {
      type: 'object',
      properties: { page: { type: 'integer' } },
      required: ['page'],
    },
    response: { 200: { type: 'object', properties: { page: { type: 'integer' } } } },
  },
} as const

test('a route whose schemas are compiled late refuses what they refuse and answers what they name', async () => {
  const [late, early] = [Fastify({ schemaController: LAZY_SCHEMAS }), Fastify()]
  for (const app of [late, early])
    app.get('/list', ROUTE, async ({ query }) => ({ ...(query as object), secret: 'not named' }))

  for (const address of ['/list?page=2', '/list?page=two', '/list', '/list?page=3']) {
    const answers = await Promise.all([late.inject(address), early.inject(address)])
    const [first, second] = answers.map(({ statusCode, body }) => ({ statusCode, body }))
    expect(first).toEqual(second)
  }
  expect((await late.inject('/list?page=2')).body).toBe('{"page":2}')
  await Promise.all([late.close(), early.close()])
})

test('nothing is compiled before its route is called', async () => {
  const app = Fastify({ schemaController: LAZY_SCHEMAS })
  const impossible = { type: 'object', properties: { page: { type: 'no such type' } } }
  app.get('/list', { schema: { querystring: impossible } }, async () => ({}))
  await app.ready()

  expect((await app.inject('/list?page=1')).statusCode).toBe(500)
  await app.close()
})
