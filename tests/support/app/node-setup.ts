// Runs before each file of tests that need the database or a process.

import { createRequire } from 'node:module'
import { afterAll } from 'vitest'
import { closeAfterFile } from './after-file.ts'

afterAll(closeAfterFile)

// Argon2id is slow on purpose, 34 ms a time, and hundreds of tests sign in with the same password. Whether a password
// belongs to a hash never changes, so a worker finds it out once for each pair. Patched in the package itself, which
// Node loads for the server after this.
type Verify = (hashed: string, password: string) => Promise<boolean>

const argon2: { verify: Verify } = createRequire(import.meta.url)('@node-rs/argon2')
const ANSWERS = Symbol.for('coop.argon2.answers')

// Before the first file only.
if (!(ANSWERS in argon2)) {
  const answers = new Map<string, Promise<boolean>>()
  const { verify } = argon2
  Object.assign(argon2, { [ANSWERS]: answers })
  argon2.verify = (hashed, password) => {
    const pair = `${hashed}\n${password}`
    const answer = answers.get(pair) ?? verify(hashed, password)
    answers.set(pair, answer)
    return answer
  }
}
