import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AssertionRequest } from '#contract/shared/passkeys.ts'
import { type PasskeyHolder, passkeysOf } from '#database/queries/identity/passkey.ts'
import {
  addPasskeyChallenge,
  type PasskeyChallenge,
  takePasskeyChallenge,
} from '#database/queries/identity/passkey-challenge.ts'
import { Refusal } from '../http/errors.ts'
import { visitorOf } from '../identity/recovery/codes.ts'
import { hashOf } from '../identity/secret-hash.ts'
import { passkeySite } from './site.ts'

const CHALLENGE_BYTES = 32
/** How long the device may take; a challenge lasts as long. */
export const TIMEOUT_MS = 5 * 60_000

type Purpose = PasskeyChallenge['purpose']
type Whose = Pick<PasskeyChallenge, 'kind' | 'login'>

/** Random, and bound to this browser, this purpose and, unless it is for the door, this person. */
export async function newChallenge(
  request: FastifyRequest,
  purpose: Purpose,
  { kind, login }: Whose,
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const challengeHash = hashOf(challenge)
  const visitor = visitorOf(request)
  await addPasskeyChallenge(request.server.db, { challengeHash, purpose, kind, login, visitor })
  return challenge
}

/** What a key was shown, if it is one of ours that nobody has used; from now on somebody has. */
export async function takeChallenge(
  request: FastifyRequest,
  purpose: Purpose,
  { kind, login }: Whose,
  clientData: string,
): Promise<string> {
  const challenge = challengeIn(clientData)
  const visitor = visitorOf(request)
  const shown = { challengeHash: hashOf(challenge), purpose, kind, login, visitor }
  if (await takePasskeyChallenge(request.server.db, shown)) return challenge
  throw new Refusal(400, 'การยืนยันด้วยพาสคีย์หมดเวลาหรือถูกใช้ไปแล้ว กรุณาลองใหม่')
}

/** What a device is asked to sign, with any of this person's keys or, for nobody in particular, with one it has. */
export async function assertionRequest(
  request: FastifyRequest,
  challenge: string,
  holder?: PasskeyHolder,
): Promise<AssertionRequest> {
  const keys = holder ? await passkeysOf(request.server.db, holder) : []
  return {
    challenge,
    rp_id: passkeySite(request.server).rpId,
    timeout_ms: TIMEOUT_MS,
    credentials: keys
      .filter(({ blockedAt }) => blockedAt === null)
      .map(({ credentialId, transports }) => ({
        id: credentialId.toString('base64url'),
        transports,
      })),
  }
}

/** Empty for what is no such data; an empty challenge is nobody's. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
