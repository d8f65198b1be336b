// Who may try a password, how often, and what they are told (docs/security.md#sign-in-limits). Strangers can slow down
// strangers only; nobody can lock a member out of a device of theirs. Everything here happens alike for
// numbers that exist and numbers that do not.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { passwordHashOf, setPasswordHash } from '#database/queries/identity/credential.ts'
import {
  type BucketUse,
  countInBucket,
  readBucket,
  takeBackFromBucket,
} from '#database/queries/identity/rate-bucket.ts'
import {
  countTry,
  failuresOf,
  takeBackTry,
  type Wait,
  waitOf,
} from '#database/queries/identity/sign-in-failure.ts'
import type { Tables } from '#database/tables.generated.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { Refusal } from '../http/errors.ts'
import { enforceLimit, type Limit, tooOften, waitingTime } from '../http/rate-limit.ts'
import { keyedHash, NETWORKS_IN_WIDE, networkOf, wideNetworkOf } from '../http/visitor.ts'
import { deviceOf } from './device-cookie.ts'
import { hashPassword, isOutdated, passwordMatches } from './password.ts'
import type { Client } from './session.ts'

const KNOWN_DEVICE: Limit = { name: 'sign-in-device', max: 10, seconds: 15 * 60 }
const NETWORK: Limit = { name: 'sign-in', max: 20, seconds: 10 * 60 }
const NETWORK_DAY: Limit = { name: 'sign-in-day', max: 200, seconds: 24 * 60 * 60 }
/** The same wrong password for many people is no slip of a finger. */
const ONE_PASSWORD: Limit = { name: 'sign-in-password', max: 10, seconds: 10 * 60 }
/** Of everybody together: above this somebody is attacking. */
const EVERYBODY: Limit = { name: 'sign-in-all', max: 300, seconds: 10 * 60 }
/** From this try on, of an account or a network, the proof of work is demanded (docs/security.md#sign-in-limits). */
const FREE_TRIES = 3

export interface Attempt {
  kind: Tables['credential']['kind']
  login: string
  password: string
  recaptcha: string
  /** What is said when it was wrong, whatever was wrong. */
  wrong: string
  /** What else helps whoever is wrong again and again. */
  instead: string
}

export interface Admitted {
  isNewDevice: boolean
  /** Others, or they themselves, had failed so often before. */
  failuresBefore: number
}

/** Somebody who has proved who they are, on the way in. */
export interface Entering {
  login: string
  remember: boolean
  client: Client
  admitted: Admitted
  by: 'password' | 'passkey'
}

/** Lets the right person in; anybody else gets the one refusal. */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Attempt,
): Promise<Admitted> {
  const { db, secrets } = request.server
  const { kind, login, password } = attempt
  const device = deviceOf(request, secrets.csrf, `${kind}:${login}`)
  const isKnown =
    device !== undefined && (await countInLimit(db, KNOWN_DEVICE, device)).used <= KNOWN_DEVICE.max
  const stranger = isKnown ? undefined : await asStranger(request, reply, attempt)

  // Exactly one password is tried, whoever it is and whether it could still help them.
  const passwordHash = await passwordHashOf(db, kind, login)
  const matches = await passwordMatches(password, passwordHash)
  if (!matches || !passwordHash || stranger?.mustWait) {
    await stranger?.failed()
    throw (await stranger?.wait()) ?? new Refusal(401, `${attempt.wrong} หรือ${attempt.instead}`)
  }

  if (isKnown) await takeBackFromBucket(db, KNOWN_DEVICE.name, device)
  await stranger?.passed()
  if (isOutdated(passwordHash)) {
    await setPasswordHash(db, kind, login, await hashPassword(password))
  }
  return { isNewDevice: device === undefined, failuresBefore: stranger?.failuresBefore ?? 0 }
}

/**
 * Tries on one account are counted before they are made, so that fifty at once are not one. Those of a
 * network are counted when they have failed: a ward that signs in at the same minute is no attack.
 */
async function asStranger(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, login, password, recaptcha, instead }: Attempt,
) {
  const { db, secrets } = request.server
  const hashed = (text: string) => keyedHash(text, secrets.csrf)
  const account = accountKey(secrets.csrf, kind, login)
  const network = hashed(subnetOf(request))
  const wide = wideNetworkOf(request)
  const wideNetwork = wide && hashed(wide)
  const onePassword = hashed(`password|${password}`)

  const fromNetwork = await readLimit(db, NETWORK, network)
  enforceLimit(reply, NETWORK_DAY, oneMore(await readLimit(db, NETWORK_DAY, network)))
  enforceLimit(reply, NETWORK, oneMore(fromNetwork))
  for (const limit of wideNetwork ? [NETWORK, NETWORK_DAY] : []) {
    const { used, secondsLeft } = await readLimit(db, limit, wideNetwork ?? '')
    if (used >= limit.max * NETWORKS_IN_WIDE) throw tooOften(secondsLeft)
  }
  const isAttack = (await readLimit(db, EVERYBODY, 'everybody')).used >= EVERYBODY.max
  const isSprayed = (await readLimit(db, ONE_PASSWORD, onePassword)).used >= ONE_PASSWORD.max

  async function countForNetwork() {
    for (const one of wideNetwork ? [network, wideNetwork] : [network]) {
      await countInLimit(db, NETWORK, one)
      await countInLimit(db, NETWORK_DAY, one)
    }
  }
  // A proof of work that is missing is a try of the network's, never one on the account: who has not done it must not be
  // able to put somebody else into a wait.
  const provePerson = () =>
    requireCaptcha(request.server, recaptcha).catch(async (refusal) => {
      await countForNetwork()
      throw refusal
    })
  const isRisky =
    isAttack || fromNetwork.used >= FREE_TRIES || (await failuresOf(db, account)) + 1 >= FREE_TRIES
  if (isRisky) await provePerson()
  const tries = await countTry(db, account)
  // Others came between.
  if (!isRisky && (tries ?? FREE_TRIES) >= FREE_TRIES) {
    await provePerson().catch(async (refusal) => {
      if (tries !== undefined) await takeBackTry(db, account)
      throw refusal
    })
  }
  return {
    mustWait: tries === undefined || isSprayed,
    failuresBefore: (tries ?? 1) - 1,
    passed: () => takeBackTry(db, account),
    /** For any number that was typed, whether there is such an account or not. */
    async wait(): Promise<Refusal | undefined> {
      const wait = await waitOf(db, account)
      return wait && mustWait(wait, instead)
    },
    async failed() {
      await countForNetwork()
      await countInLimit(db, EVERYBODY, 'everybody')
      await countInLimit(db, ONE_PASSWORD, onePassword)
    },
  }
}

function mustWait({ failures, secondsLeft }: Wait, instead: string): Refusal {
  const tried = `ลองผิดครบ ${failures} ครั้ง`
  if (secondsLeft === undefined) return new Refusal(429, `${tried} กรุณา${instead}`)
  const sentence = `${tried} กรุณารอ ${waitingTime(secondsLeft)} แล้วลองอีกครั้ง หรือ${instead}`
  return new Refusal(429, sentence, { retryAfter: secondsLeft })
}

/** Under which an account's failed tries are counted. */
export function accountKey(secret: string, kind: Attempt['kind'], login: string): string {
  return keyedHash(`${kind}:${login}`, secret)
}

function countInLimit(db: Db, { name, seconds }: Limit, who: string): Promise<BucketUse> {
  return countInBucket(db, name, who, seconds)
}

function readLimit(db: Db, { name, seconds }: Limit, who: string): Promise<BucketUse> {
  return readBucket(db, name, who, seconds)
}

function oneMore({ used, secondsLeft }: BucketUse): BucketUse {
  return { used: used + 1, secondsLeft }
}

/** A household or an office: whoever has one address there often has them all. */
function subnetOf(request: FastifyRequest): string {
  const network = networkOf(request)
  return network.includes(':') ? network : network.split('.').slice(0, 3).join('.')
}
