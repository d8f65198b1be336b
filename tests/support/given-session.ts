import type { Db } from '#database/connect.ts'
import { type IssuedSession, issueSession } from '#server/session.ts'

/** A member who has signed in already, in a browser or with something else. */
export function issueMemberSession(
  db: Db,
  membershipNo: string,
  kind: 'browser' | 'other',
): Promise<IssuedSession> {
  const client = { kind, device: 'Chrome บน Android', address: '127.0.0.1' }
  return issueSession(db, { kind: 'member', subjectId: membershipNo, client })
}
