// Passkeys, alike in all three areas. Bytes are written as base64url.

import { type Static, Type } from 'typebox'
import { Instant } from './dates.ts'
import { Reply } from './envelope.ts'
import { Closed, Nullable } from './shapes.ts'

const Bytes = (title: string, maxLength: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength, title })

const CredentialId = Bytes('พาสคีย์', 1_400)
const ClientData = Bytes('ข้อมูลจากเบราว์เซอร์', 4_000)
const Transports = Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })
const KeyName = Type.String({ minLength: 1, maxLength: 60, title: 'ชื่อพาสคีย์' })
const KeyNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647, title: 'พาสคีย์' })

/** What a key has signed. */
export const Assertion = Closed({
  credential_id: CredentialId,
  client_data: ClientData,
  authenticator_data: Bytes('ข้อมูลจากพาสคีย์', 2_000),
  signature: Bytes('ลายมือชื่อของพาสคีย์', 4_000),
  user_handle: Type.Optional(Bytes('เจ้าของพาสคีย์', 200)),
})
export type Assertion = Static<typeof Assertion>

const KnownKey = Type.Object({ id: Type.String(), transports: Type.Array(Type.String()) })

/** What a key is to sign, and which keys may; without any the device offers what it has for this site. */
export const AssertionRequest = Type.Object({
  challenge: Type.String(),
  rp_id: Type.String(),
  timeout_ms: Type.Integer(),
  credentials: Type.Array(KnownKey),
})
export type AssertionRequest = Static<typeof AssertionRequest>
export const AssertionRequestReply = Reply(AssertionRequest)

/** What a device needs to make a new key. */
export const CreationRequest = Type.Object({
  challenge: Type.String(),
  rp_id: Type.String(),
  rp_name: Type.String(),
  user_id: Type.String(),
  user_name: Type.String(),
  user_display_name: Type.String(),
  algorithms: Type.Array(Type.Integer()),
  timeout_ms: Type.Integer(),
  /** Those there are already: no device makes a second one. */
  credentials: Type.Array(KnownKey),
})
export type CreationRequest = Static<typeof CreationRequest>
export const CreationRequestReply = Reply(CreationRequest)

export const NewKey = Closed({
  credential_id: CredentialId,
  client_data: ClientData,
  attestation: Bytes('ข้อมูลพาสคีย์ใหม่', 8_000),
  transports: Transports,
  name: KeyName,
})
export type NewKey = Static<typeof NewKey>

/** For whoever has just proved who they are. */
export const WhichKey = Closed({ passkey_id: KeyNumber })

export const KeyRename = Closed({ passkey_id: KeyNumber, name: KeyName })

/** Before something grave: the password once more, or a passkey in its place. */
export const OWN_PROOF = {
  mem_password: Type.Optional(Type.String({ minLength: 1, maxLength: 256, title: 'รหัสผ่าน' })),
  passkey: Type.Optional(Assertion),
}
export const OwnProof = Closed(OWN_PROOF)
export type OwnProof = Static<typeof OwnProof>

export const KeyRemoval = Closed({ passkey_id: KeyNumber, ...OWN_PROOF })
export type KeyRemoval = Static<typeof KeyRemoval>

const Key = Type.Object({
  passkey_id: Type.Integer(),
  name: Type.String(),
  /** The maker keeps a copy for the owner's other devices. */
  synced: Type.Boolean(),
  created_at: Instant,
  last_used_at: Nullable(Instant),
  blocked: Type.Boolean(),
})
export type Key = Static<typeof Key>

export const KeysReply = Reply(
  Type.Object({
    keys: Type.Array(Key),
    most: Type.Integer(),
    /** A member has had the password refused at the door. */
    only: Type.Boolean(),
  }),
)

/** A key decides whether the password opens the door: a password cannot bring itself back. */
export const PasskeyOnly = Closed({ only: Type.Boolean(), passkey: Assertion })
export type PasskeyOnly = Static<typeof PasskeyOnly>

/** The door: whoever has a key for this site need not say who they are. */
export const KeySignIn = Closed({
  passkey: Assertion,
  remember: Type.Optional(Type.Boolean({ title: 'จดจำฉันไว้' })),
})
export type KeySignIn = Static<typeof KeySignIn>
