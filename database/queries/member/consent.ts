import type { ConsentPurpose } from '#domain/person/consent.ts'
import type { Db } from '../../core/connect.ts'

interface ConsentGiven {
  membershipNo: string
  purpose: ConsentPurpose
  noticeVersion: string
  sha256: Buffer
  given: boolean
  at: Date
  address: string | null
}

export async function addConsent(db: Db, consent: ConsentGiven): Promise<void> {
  const { membershipNo, purpose, noticeVersion, sha256, given, at, address } = consent
  await db
    .insertInto('consent_event')
    .values({
      membership_no: membershipNo,
      purpose,
      notice_version: noticeVersion,
      sha256,
      given,
      at,
      address,
    })
    .execute()
}

/** What was said last about each purpose; nothing of what was never asked. */
export function consentsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('consent_event')
    .distinctOn('purpose')
    .select(['purpose', 'notice_version', 'given', 'at'])
    .where('membership_no', '=', membershipNo)
    .orderBy('purpose')
    .orderBy('consent_id', 'desc')
    .execute()
}
