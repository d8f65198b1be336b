import { createServer } from 'node:http'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { requireCaptcha } from './captcha.ts'

async function solved(app: FastifyInstance): Promise<{ challenge: Challenge; value: string }> {
  const challenge: Challenge = (await app.inject('/api/info/captcha')).json().data
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, value: encoded({ challenge, solution }) }
}

function encoded(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

test('SEC-41 a solved challenge is good once', async ({ app }) => {
  const { value } = await solved(app)

  await expect(requireCaptcha(app, value)).resolves.toBeUndefined()
  await expect(requireCaptcha(app, value)).rejects.toThrow('ตรวจสอบไม่ผ่าน')
})

test('SEC-41 of twenty uses at once one counts', async ({ app, connection }) => {
  const { value } = await solved(app)
  const parts = { secrets: app.secrets, settings: app.settings }
  const uses = await Promise.allSettled(
    Array.from({ length: 20 }, () => requireCaptcha({ ...parts, db: connection.db }, value)),
  )
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('SEC-41 what is unsolved, made up, late or somebody else’s is refused', async ({ app }) => {
  const { challenge } = await solved(app)
  const solution = await solveChallenge({ challenge, deriveKey })
  const { parameters } = challenge
  const late = { ...challenge, parameters: { ...parameters, expiresAt: 1 } }
  const easy = { ...challenge, parameters: { ...parameters, cost: 1 } }
  for (const value of [
    '',
    'x',
    'null',
    encoded(null),
    encoded({}),
    encoded({ challenge }),
    encoded({ challenge, solution: { counter: 0, derivedKey: '00' } }),
    encoded({ challenge: late, solution }),
    encoded({ challenge: easy, solution }),
    encoded({ challenge: { parameters }, solution }),
    encoded({ challenge: { ...challenge, signature: 'x' }, solution }),
  ]) {
    await expect(requireCaptcha(app, value), value).rejects.toThrow('ตรวจสอบไม่ผ่าน')
  }
  const { db, settings } = app
  const elsewhere = { db, settings, secrets: { csrf: 'another secret' } }
  await expect(requireCaptcha(elsewhere, encoded({ challenge, solution }))).rejects.toThrow()
})

test('a cooperative that has set its keys asks the outside provider, and believes only a clear yes', async ({
  app,
}) => {
  const asked: string[] = []
  const provider = createServer(async (request, reply) => {
    const body = new URLSearchParams((await request.toArray()).join(''))
    asked.push(`${body.get('secret')} ${body.get('response')}`)
    reply.end(ANSWERS[body.get('response') ?? ''] ?? '')
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const { port } = provider.address() as { port: number }
  const captcha = { siteKey: 'site', secret: 'ours', verifyUrl: `http://127.0.0.1:${port}/verify` }
  const outside = { db: app.db, secrets: app.secrets, settings: { ...app.settings, captcha } }
  const passes = (value: string) =>
    requireCaptcha(outside, value).then(
      () => true,
      () => false,
    )

  expect(await passes('person')).toBe(true)
  expect(await passes('score-high')).toBe(true)
  for (const value of ['robot', 'score-low', 'nonsense', ''])
    expect(await passes(value), value).toBe(false)
  expect(asked[0]).toBe('ours person')
  await new Promise((closed) => provider.close(closed))
  expect(await passes('person'), 'a provider that is down').toBe(false)
})

const ANSWERS: Record<string, string> = {
  person: '{"success":true}',
  'score-high': '{"success":true,"score":0.9}',
  'score-low': '{"success":true,"score":0.1}',
  robot: '{"success":false,"error-codes":["invalid-input-response"]}',
  nonsense: '<html>',
}
