import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'

/** A value for the field `recaptcha`, as a visitor's browser finds it. */
export async function solvedCaptcha(app: FastifyInstance): Promise<string> {
  const challenge: Challenge = (await app.inject('/api/info/captcha')).json().data
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
