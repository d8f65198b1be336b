import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'

const MINUTE_MS = 60_000

/**
 * A value for the field `recaptcha`, as a visitor's browser finds it. Signed with the app's own secret, as the server's
 * challenges are, but solved at the first try: hundreds of tests need one, and server/http/captcha.test.ts solves a whole one.
 */
export async function solvedCaptcha({
  secrets,
}: Pick<FastifyInstance, 'secrets'>): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    expiresAt: new Date(Date.now() + MINUTE_MS),
    hmacSignatureSecret: secrets.csrf,
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
