// Whether what is kept of a signature is as it was written: everything is worked out anew.

import { createPublicKey, hash, verify } from 'node:crypto'
import type { Db } from '#database/core/connect.ts'
import { auditEventOf, type Signing } from '#database/queries/signing/signing.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'
import type { SealedParts, SigningRecord } from '#domain/signing/signing-record.ts'
import { challengeOf } from './challenge.ts'

/** The names of what is not as it was written; none when all is well. */
export function brokenParts(document: Buffer, signing: Signing): string[] {
  const record = JSON.parse(signing.record) as SigningRecord
  const sealed = JSON.parse(signing.sealed_text) as SealedParts
  const broken = new Set<string>()
  const names = new Set([...Object.keys(sealed.parts), ...Object.keys(record)])
  for (const name of names as Set<keyof SigningRecord>) {
    const value = record[name]
    const isSame =
      value !== undefined &&
      hash('sha256', canonicalJson(value as Canonical), 'hex') === sealed.parts[name]
    if (!isSame) broken.add(name)
  }
  if (hash('sha256', document, 'hex') !== record.document.sha256) broken.add('document')
  if (!isSealed(signing)) broken.add('seal')
  if (!answersChallenge(record)) broken.add('evidence')
  return [...broken].sort()
}

function isSealed({ sealed_text, seal, public_key }: Signing): boolean {
  const key = { kty: 'OKP', crv: 'Ed25519', x: public_key.toString('base64url') }
  return verify(null, Buffer.from(sealed_text), createPublicKey({ key, format: 'jwk' }), seal)
}

/** A page signed by hand answers to nothing. */
function answersChallenge({
  document,
  kind,
  reference,
  signer,
  statements,
  evidence,
}: SigningRecord) {
  if (!('challenge' in evidence)) return true
  const challenge = challengeOf({
    sha256: Buffer.from(document.sha256, 'hex'),
    kind,
    reference,
    signer: `${signer.role}:${signer.id}`,
    statements,
    salt: Buffer.from(evidence.salt, 'hex'),
  })
  return challenge.toString('hex') === evidence.challenge
}

/** Whether the audit's chain tells of this record where it says. */
export async function isInChain(db: Db, signing: Signing): Promise<boolean> {
  const { chain } = JSON.parse(signing.sealed_text) as SealedParts
  const event = await auditEventOf(db, chain.seq)
  return (
    event?.hash.toString('hex') === chain.hash &&
    event.detail.sha256 === hash('sha256', signing.record, 'hex') &&
    event.detail.signing === signing.code
  )
}
