// Self-hosted proof of work: the visitor's browser does a little arithmetic, nobody solves a puzzle.

import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '#database/connect.ts'
import { isFirstUse } from '#database/queries/used-captcha.ts'
import { Refusal } from './errors.ts'

const LIFETIME_MS = 10 * 60 * 1000
// About 256 tries of 200 rounds each: under a second on an old phone, and felt by a robot.
const COST = 200

export function newChallenge(secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret: secret,
  })
}

/** Refuses unless the value is a challenge of ours, solved, in time, and never used before. */
export async function requireCaptcha(db: Db, secret: string, value: string): Promise<void> {
  const payload = read(value)
  const outcome =
    payload &&
    (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret }).catch(
      () => undefined,
    ))
  const signature = payload?.challenge.signature
  if (outcome?.verified && signature && (await isFirstUse(db, signature))) return
  throw new Refusal(400, 'ตรวจสอบไม่ผ่านว่าเป็นบุคคลจริง กรุณากดส่งอีกครั้ง')
}

function read(value: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(value, 'base64').toString())
    return payload?.challenge?.parameters && payload.solution ? payload : undefined
  } catch {
    return undefined
  }
}
