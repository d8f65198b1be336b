import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import { CSRF_SECRET, expect, test } from '#tests/support/test.ts'
import { requireCaptcha } from './captcha.ts'

async function solved(app: FastifyInstance): Promise<{ challenge: Challenge; value: string }> {
  const challenge: Challenge = (await app.inject('/api/info/captcha')).json().data
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, value: encoded({ challenge, solution }) }
}

function encoded(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

test('a solved challenge is good once', async ({ app, db }) => {
  const { value } = await solved(app)

  await expect(requireCaptcha(db, CSRF_SECRET, value)).resolves.toBeUndefined()
  await expect(requireCaptcha(db, CSRF_SECRET, value)).rejects.toThrow('ตรวจสอบไม่ผ่าน')
})

test('of twenty uses at once one counts', async ({ app, connection }) => {
  const { value } = await solved(app)
  const uses = await Promise.allSettled(
    Array.from({ length: 20 }, () => requireCaptcha(connection.db, CSRF_SECRET, value)),
  )
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what is unsolved, made up, late or somebody else’s is refused', async ({ app, db }) => {
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
    await expect(requireCaptcha(db, CSRF_SECRET, value), value).rejects.toThrow('ตรวจสอบไม่ผ่าน')
  }
  await expect(
    requireCaptcha(db, 'another secret', encoded({ challenge, solution })),
  ).rejects.toThrow()
})
