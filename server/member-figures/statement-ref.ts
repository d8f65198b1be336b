// A statement's address tells nothing of the contract and cannot be guessed: 128 bits of a keyed hash over whose
// it is and what. Nothing is stored, and a reference stays the same from night to night, so links go on working.

import type { Sealing } from '#database/core/sealed.ts'
import { Refusal } from '../http/errors.ts'

const BYTES = 16

export type StatementKind = 'loan' | 'deposit'

/** References of one member's statements. */
export function statementRefs(sealing: Sealing, membershipNo: string) {
  return (kind: StatementKind, no: string): string =>
    // No national id begins like this, so no hash of one is ever a reference.
    sealing
      .index(`statement ${kind} ${membershipNo} ${no}`)
      .subarray(0, BYTES)
      .toString('base64url')
}

/** Somebody else's and nobody's are one answer. */
export function noStatement(): Refusal {
  return new Refusal(404, 'ไม่พบรายการเคลื่อนไหวที่ต้องการ')
}
