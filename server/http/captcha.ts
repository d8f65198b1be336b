// Self-hosted proof of work: the visitor's browser does a little arithmetic, nobody solves a puzzle.

import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '#database/core/connect.ts'
import { isFirstUse } from '#database/queries/identity/used-captcha.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import type { App } from './app.ts'
import { Refusal } from './errors.ts'
import { isPassedOutside } from './outside-captcha.ts'

const LIFETIME_MS = 10 * 60 * 1000
// About 256 tries of 200 rounds each: under a second on an old phone, and felt by a robot.
const COST = 200

function newChallenge(secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret: secret,
  })
}

export async function newCaptcha({ secrets }: Pick<App, 'secrets'>) {
  const { parameters, signature = '' } = await newChallenge(secrets.csrf)
  return dataReply({ parameters: { expiresAt: 0, ...parameters }, signature })
}

/** Refuses unless a person's browser stands behind the value: by our own proof of work, or by an outside provider. */
export async function requireCaptcha(
  { db, secrets, settings }: Pick<App, 'db' | 'secrets' | 'settings'>,
  value: string,
): Promise<void> {
  const passed = settings.captcha
    ? await isPassedOutside(settings.captcha, value)
    : await isSolved(db, secrets.csrf, value)
  if (!passed) throw new Refusal(400, 'ตรวจสอบไม่ผ่านว่าเป็นบุคคลจริง กรุณากดส่งอีกครั้ง')
}

/** A challenge of ours, solved, in time, and never used before. */
async function isSolved(db: Db, secret: string, value: string): Promise<boolean> {
  const payload = read(value)
  const outcome =
    payload &&
    (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret }).catch(
      () => undefined,
    ))
  const signature = payload?.challenge.signature
  return Boolean(outcome?.verified && signature && (await isFirstUse(db, signature)))
}

function read(value: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(value, 'base64').toString())
    return payload?.challenge?.parameters && payload.solution ? payload : undefined
  } catch {
    return undefined
  }
}
