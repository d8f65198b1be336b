// What is kept of a signature, and how its parts hold together. Each text below is hashed or signed as it stands; whoever checks one
// without this code finds the same in docs/signing.md.

import type { SigningLevel } from './levels.ts'

export const RECORD_FORMAT = 'coop-signing/1'
export const SEAL_FORMAT = 'coop-signing-seal/1'
export const BUNDLE_FORMAT = 'coop-signing-bundle/1'
export const CHALLENGE_FORMAT = 'coop-sign/1'

export type Role = 'member' | 'unit' | 'staff'

export const ROLE_WORDS: Record<Role, string> = {
  member: 'สมาชิก',
  unit: 'หน่วยงาน',
  staff: 'เจ้าหน้าที่',
}

type Evidence =
  /** A press while signed in. */
  | { salt: string; challenge: string }
  /** A code to the phone on file. */
  | { salt: string; challenge: string; channel: 'sms'; sent_to: string; sent_at: string }
  /** An authenticator's answer, whole and in base64url. */
  | {
      salt: string
      challenge: string
      credential_id: string
      public_key: string
      authenticator_data: string
      client_data_json: string
      signature: string
      rp_id: string
      origin: string
    }
  /** A page signed by hand, and who took it in. */
  | {
      officer: string
      /** The second of two; null where one was enough. */
      confirmed_by: string | null
      scan_sha256: string
      scan_bytes: number
      scan_media_type: string
      signed_on: string
    }

export type SigningRecord = {
  format: typeof RECORD_FORMAT
  /** By which anybody looks it up. */
  code: string
  site: string
  kind: string
  purpose: string
  /** What it belongs to: a year, a request. */
  reference: string
  document: {
    sha256: string
    bytes: number
    media_type: string
    title: string
    number: string
    template: string
  }
  signer: { role: Role; id: string; name: string }
  statements: string[]
  level: SigningLevel
  evidence: Evidence
  /** By the database's clock. */
  signed_at: string
  address: string
  device: string
  session_seconds: number
  /** The code of the signature that this one takes back. */
  withdraws: string | null
}

export type SealedParts = {
  format: typeof SEAL_FORMAT
  /** SHA-256 of the canonical text of each part of the record, in hex. */
  parts: Record<keyof SigningRecord, string>
  /** The event of the audit that tells of it. */
  chain: { seq: number; hash: string }
}

/** "7F3A2B": by which a message says which document its code is for. */
export function shortFingerprint(sha256Hex: string): string {
  return sha256Hex.slice(0, 6).toUpperCase()
}
