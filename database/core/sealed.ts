// National ids and bank accounts are kept encrypted, under keys that are in no backup (docs/security.md#personal-data).
// A keyed hash beside them finds the row of a given number without opening any.

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

export interface Sealing {
  seal(text: string): Buffer
  open(sealed: Buffer): string
  /** The same for the same text, and of no use without the key. */
  index(text: string): Buffer
  /** With every key that is held, for finding what may have been written with another than the present one. */
  indexes(text: string): Buffer[]
}

interface SealingKeys extends Sealing {
  /** From now on this one seals; it must be one of those that are held. */
  sealWith(secret: string): void
}

/** Seals with the first secret, and opens what any of them has sealed: while a key is changed there are two. */
export function sealingWith(secret: string, ...others: string[]): SealingKeys {
  const keys = new Map([secret, ...others].map((one) => [one, oneKey(one)]))
  let present = oneKey(secret)
  return {
    seal: (text) => present.seal(text),
    open(sealed) {
      if (keys.size === 1) return present.open(sealed)
      for (const key of [present, ...keys.values()]) {
        try {
          return key.open(sealed)
        } catch {
          // Another may have sealed it.
        }
      }
      throw new Error('sealed with none of the keys that are held')
    },
    index: (text) => present.index(text),
    indexes: (text) => [...keys.values()].map((key) => key.index(text)),
    sealWith(one) {
      const key = keys.get(one)
      if (!key) throw new RangeError('a key that is not held seals nothing')
      present = key
    },
  }
}

/** One secret, two keys: whoever learns the one for finding cannot open anything. */
function oneKey(secret: string): Omit<Sealing, 'indexes'> {
  if (secret.length < 32) throw new RangeError('a sealing secret has at least 32 characters')
  const sealKey = keyFor(secret, 'coop-web seal')
  const indexKey = keyFor(secret, 'coop-web blind index')
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const body = sealed.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    index: (text) => createHmac('sha256', indexKey).update(text).digest(),
  }
}

function keyFor(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
}
