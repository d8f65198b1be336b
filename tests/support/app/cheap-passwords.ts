// Argon2id is slow on purpose, 34 ms a time, and tests keep and try passwords many hundred times. Here a password is kept
// at the least price, and written down as if it had cost what was asked for; what was written down like that is tried
// against what it stands for, anything else at its own price. Whether a password belongs to a hash never changes, so a
// worker finds it out once for each pair. Patched in the package itself, so this must be loaded before the server is.

import { createRequire } from 'node:module'
import type { Options } from '@node-rs/argon2'

interface Argon2 {
  hash(password: string, options: Options): Promise<string>
  verify(hashed: string, password: string): Promise<boolean>
}

const argon2: Argon2 & { [STATE]?: { isDear: boolean } } = createRequire(import.meta.url)(
  '@node-rs/argon2',
)
const STATE = Symbol.for('coop.argon2')
const LEAST = { memoryCost: 64, timeCost: 1 }
const PRICE = /m=\d+,t=\d+,/

argon2[STATE] ??= patched(argon2)

/** For those about the price itself. */
export function passwordsAtFullPrice(isDear: boolean): void {
  Object.assign(argon2[STATE] ?? {}, { isDear })
}

function patched(package_: Argon2): { isDear: boolean } {
  const state = { isDear: false }
  const { hash, verify } = package_
  const answers = new Map<string, Promise<boolean>>()
  const standsFor = new Map<string, string>()

  package_.hash = async (password, options) => {
    if (state.isDear) return hash(password, options)
    const cheap = await hash(password, { ...options, ...LEAST })
    const told = cheap.replace(PRICE, `m=${options.memoryCost},t=${options.timeCost},`)
    standsFor.set(told, cheap)
    return told
  }
  package_.verify = (hashed, password) => {
    const pair = `${hashed}\n${password}`
    const answer = answers.get(pair) ?? verify(standsFor.get(hashed) ?? hashed, password)
    answers.set(pair, answer)
    return answer
  }
  return state
}
