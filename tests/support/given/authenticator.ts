// An authenticator in software: what a phone does when it makes a passkey and signs with it, and whatever a thief's would do.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, AssertionRequest } from '#contract/shared/passkeys.ts'

type Asked = Pick<AssertionRequest, 'challenge' | 'rp_id'>

interface Made {
  /** Kept by the maker for all of the owner's devices; such keys count nothing. */
  synced?: boolean
  origin?: string
  userVerified?: boolean
}

interface Signing {
  origin?: string
  rpId?: string
  userVerified?: boolean
  counter?: number
  userHandle?: string
  type?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_KEY = 0x40

export class Authenticator {
  readonly credentialId = randomBytes(32)
  counter = 0
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly origin: string
  private readonly synced: boolean
  private readonly userVerified: boolean
  private userHandle = ''

  constructor({ origin = 'https://coop.example', synced = false, userVerified = true }: Made = {}) {
    this.origin = origin
    this.synced = synced
    this.userVerified = userVerified
  }

  /** A new key, as the browser hands it over. */
  create(
    { challenge, rp_id, user_id }: Asked & { user_id: string },
    made: Made & { rpId?: string } = {},
  ) {
    const { userVerified = this.userVerified, origin = this.origin, rpId = rp_id } = made
    this.userHandle = user_id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialId.length)
    const data = Buffer.concat([
      this.authenticatorData(rpId, userVerified, 0, HAS_KEY),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.publicKey(),
    ])
    const attestation = cbor(
      new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    return {
      credential_id: this.credentialId.toString('base64url'),
      client_data: clientData('webauthn.create', challenge, origin),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  sign({ challenge, rp_id }: Asked, as: Signing = {}): Assertion {
    const { origin = this.origin, rpId = rp_id, userVerified = this.userVerified } = as
    const { counter = this.synced ? 0 : ++this.counter, type = 'webauthn.get' } = as
    const data = this.authenticatorData(rpId, userVerified, counter, 0)
    const client_data = clientData(type, challenge, origin)
    const hash = createHash('sha256').update(Buffer.from(client_data, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.keys.privateKey)
    return {
      credential_id: this.credentialId.toString('base64url'),
      client_data,
      authenticator_data: data.toString('base64url'),
      signature: signature.toString('base64url'),
      user_handle: as.userHandle ?? this.userHandle,
    }
  }

  private authenticatorData(rpId: string, verified: boolean, counter: number, more: number) {
    const flags = PRESENT | (verified ? VERIFIED : 0) | more
    const backup = this.synced ? BACKUP_ELIGIBLE | BACKED_UP : 0
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags | backup)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
  }

  /** COSE of a P-256 key: kind 2, algorithm -7, curve 1, and its point. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    return cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  const words = { type, challenge, origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(words)).toString('base64url')
}

/** As much of RFC 8949 as a key needs: whole numbers, bytes, text and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)].flat().map(cbor)
  return Buffer.concat([head(5, entries.length / 2), ...entries])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
