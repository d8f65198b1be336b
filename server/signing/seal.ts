// The cooperative's seal on a record: Ed25519, so that anybody with the public half can check it, without the site and years later.

import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
} from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { signingKey } from '#database/queries/signing/signing.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'
import {
  SEAL_FORMAT,
  type SealedParts,
  type SigningRecord,
} from '#domain/signing/signing-record.ts'

export interface SealingKey {
  publicKey: Buffer
  seal(bytes: Buffer): Buffer
}

/** Made at the first signature and kept sealed in the database; read in the transaction that signs. */
export async function sealingKey(db: Db, sealing: FastifyInstance['sealing']): Promise<SealingKey> {
  const { public_key, private_sealed } = await signingKey(db, () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    return { public_key: rawOf(publicKey), private_sealed: sealing.seal(pem) }
  })
  const key = createPrivateKey(sealing.open(private_sealed))
  if (!rawOf(createPublicKey(key)).equals(public_key))
    throw new RangeError('the two halves of the signing key belong together')
  return { publicKey: public_key, seal: (bytes) => sign(null, bytes, key) }
}

function rawOf(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')
}

/** A digest of each part, so that whoever finds a record changed can say what was changed. */
export function sealedText(record: SigningRecord, chain: { seq: number; hash: Buffer }): string {
  const parts = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      hash('sha256', canonicalJson(value as Canonical), 'hex'),
    ]),
  ) as SealedParts['parts']
  const sealed: SealedParts = {
    format: SEAL_FORMAT,
    parts,
    chain: { seq: chain.seq, hash: chain.hash.toString('hex') },
  }
  return canonicalJson(sealed)
}
