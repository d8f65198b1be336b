// A statement's address tells nothing of the contract and cannot be guessed: 128 bits of a keyed hash over whose
// it is and what. Nothing is stored, and a reference stays the same from night to night, so links go on working.

import { Refusal } from '../http/errors.ts'
import type { Reading } from './member-feed.ts'

const BYTES = 16

type StatementKind = 'loan' | 'deposit'

/** The address of one of the reader's own statements. */
export function statementRef(
  { sealing, membershipNo }: Pick<Reading, 'sealing' | 'membershipNo'>,
  kind: StatementKind,
  no: string,
): string {
  // No national id begins like this, so no hash of one is ever a reference.
  return refOf(sealing.index(`statement ${kind} ${membershipNo} ${no}`))
}

/** Also one from before the key was changed, on a page that was open meanwhile. */
export function isStatementRef(
  { sealing, membershipNo }: Pick<Reading, 'sealing' | 'membershipNo'>,
  { kind, no }: { kind: StatementKind; no: string },
  ref: string,
): boolean {
  const indexes = sealing.indexes(`statement ${kind} ${membershipNo} ${no}`)
  return indexes.some((index) => refOf(index) === ref)
}

function refOf(index: Buffer): string {
  return index.subarray(0, BYTES).toString('base64url')
}

/** Somebody else's and nobody's are one answer. */
export function noStatement(): Refusal {
  return new Refusal(404, 'ไม่พบรายการเคลื่อนไหวที่ต้องการ')
}
