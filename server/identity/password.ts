import { hash, type Options, verify } from '@node-rs/argon2'
import { concurrencyLimit } from '../http/concurrency-limit.ts'

const ARGON2ID = 2 // the package's own name for it is erased before Node sees it

/** SEC-05. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes a core for a while: two at once leave room for everybody who is signed in already.
const onePlace = concurrencyLimit(2, 50)

/** NFC first: Thai keyboards differ in the order of marks. */
export function hashPassword(password: string): Promise<string> {
  return onePlace(() => hash(password.normalize('NFC'), COST))
}

let nobodys: Promise<string> | undefined

/** Takes as long for somebody who has no password as for somebody who has, and is then false. */
export async function passwordMatches(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody')
  const against = passwordHash ?? (await nobodys)
  const matches = await onePlace(() => verify(against, password.normalize('NFC')))
  return matches && passwordHash !== undefined
}

/** Kept under an older, cheaper setting: to be hashed anew when the password is next at hand. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
