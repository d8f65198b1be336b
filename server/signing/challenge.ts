// What a factor answers to: one text that names the document, what it belongs to, who signs, and the statements. Written down for others
// in docs/signing.md.

import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from '#domain/signing/canonical-json.ts'
import { CHALLENGE_FORMAT } from '#domain/signing/signing-record.ts'

export interface Challenged {
  sha256: Buffer
  kind: string
  reference: string
  /** 'member:000123' */
  signer: string
  statements: readonly string[]
  salt: Buffer
}

/** SHA-256("coop-sign/1" ‖ document ‖ request ‖ signer ‖ nonce); the nonce holds the statements too. */
export function challengeOf(given: Challenged): Buffer {
  const { sha256, kind, reference, signer, statements, salt } = given
  const said = hash('sha256', canonicalJson([...statements]), 'buffer')
  const nonce = createHash('sha256').update(salt).update(said).digest()
  return createHash('sha256')
    .update(`${CHALLENGE_FORMAT}\0`)
    .update(sha256)
    .update(`${kind}/${reference}\0${signer}\0`)
    .update(nonce)
    .digest()
}

const CODES = 1_000_000

/** Six figures that follow from the document and are kept nowhere; `send` tells one message's from the next one's. */
export function codeFor(challenge: Buffer, send: number, secret: string): string {
  const mac = createHmac('sha256', secret).update(`sign|${send}|`).update(challenge).digest()
  return String(mac.readUIntBE(0, 6) % CODES).padStart(6, '0')
}

export function isCodeFor(
  typed: string,
  { challenge, send, secret }: { challenge: Buffer; send: number; secret: string },
): boolean {
  return timingSafeEqual(
    hash('sha256', typed, 'buffer'),
    hash('sha256', codeFor(challenge, send, secret), 'buffer'),
  )
}
