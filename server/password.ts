import { hash } from '@node-rs/argon2'

const ARGON2ID = 2 // the package's own name for it is erased before Node sees it

/** argon2id at the cost security.md §4.3 sets. NFC first: Thai keyboards differ in the order of marks. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), {
    algorithm: ARGON2ID,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
}
