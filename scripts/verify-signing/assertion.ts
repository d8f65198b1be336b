// Whether an authenticator signed this challenge on that site, for a user it had verified (W3C Web Authentication, 7.2).

import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { JsonObject } from './canonical.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04

/** What is wrong with it; undefined when nothing is. */
export function assertionProblem(evidence: JsonObject, challengeHex: string): string | undefined {
  const bytes = (name: string) => Buffer.from(String(evidence[name] ?? ''), 'base64url')
  const [data, clientData] = [bytes('authenticator_data'), bytes('client_data_json')]
  const challenge = Buffer.from(challengeHex, 'hex').toString('base64url')
  const said = clientIn(clientData)
  if (said?.type !== 'webauthn.get') return 'the browser’s words are of something else'
  if (said.challenge !== challenge) return 'the authenticator signed another challenge'
  if (said.origin !== evidence.origin) return 'the authenticator was asked by another site'
  const rpHash = createHash('sha256').update(String(evidence.rp_id)).digest()
  if (!data.subarray(0, 32).equals(rpHash)) return 'the key is of another site'
  const flags = data[32] ?? 0
  if (!(flags & USER_PRESENT) || !(flags & USER_VERIFIED)) return 'the user was not verified'
  const key = keyOf(bytes('public_key'))
  if (!key) return 'the public key cannot be read'
  const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return verify(digest, signed, key, bytes('signature'))
    ? undefined
    : 'the authenticator’s signature does not fit'
}

function clientIn(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** From COSE: ES256, EdDSA and RS256, the three that are asked for. */
function keyOf(cose: Buffer): KeyObject | undefined {
  try {
    const map = readMap(cose)
    const text = (label: number) => Buffer.from(map.get(label) as Uint8Array).toString('base64url')
    const jwk =
      map.get(1) === 2
        ? { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) }
        : map.get(1) === 1
          ? { kty: 'OKP', crv: 'Ed25519', x: text(-2) }
          : { kty: 'RSA', n: text(-1), e: text(-2) }
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return undefined
  }
}

/** CBOR as far as a key needs it: a map of whole numbers to whole numbers or bytes. */
function readMap(bytes: Buffer): Map<number, number | Uint8Array> {
  let at = 0
  const head = () => {
    const first = bytes.readUInt8(at++)
    const small = first & 0x1f
    if (small < 24) return { major: first >> 5, value: small }
    const size = 2 ** (small - 24)
    const value = bytes.readUIntBE(at, size)
    at += size
    return { major: first >> 5, value }
  }
  const one = (): number | Uint8Array => {
    const { major, value } = head()
    if (major === 0) return value
    if (major === 1) return -1 - value
    if (major !== 2) throw new RangeError('not in a key')
    at += value
    return bytes.subarray(at - value, at)
  }
  const { major, value: count } = head()
  if (major !== 5) throw new RangeError('a key is a map')
  const map = new Map<number, number | Uint8Array>()
  for (let entry = 0; entry < count; entry++) map.set(Number(one()), one())
  return map
}
