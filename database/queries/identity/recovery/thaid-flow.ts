// Who was sent to ThaID. Good once, for ten minutes, in the browser that asked, by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../../core/connect.ts'
import type { Tables } from '../../../tables.generated.ts'

const MINUTES = 10

export interface ThaidFlow {
  stateHash: Buffer
  visitor: string
  purpose: Tables['thaid_flow']['purpose']
  /** As it was typed: whether there is such a member is asked when they come back. */
  membershipNo: string
  nonce: string
  /** Of PKCE: who steals the code cannot use it. */
  verifier: string
}

export async function addThaidFlow(db: Db, flow: ThaidFlow): Promise<void> {
  await db
    .insertInto('thaid_flow')
    .values({
      state_hash: flow.stateHash,
      visitor: flow.visitor,
      purpose: flow.purpose,
      membership_no: flow.membershipNo,
      nonce: flow.nonce,
      verifier: flow.verifier,
      expires_at: sql`now() + make_interval(mins => ${MINUTES})`,
    })
    .execute()
}

/** Uses it up, in one statement, so that of fifty who come back at once one does. */
export function takeThaidFlow(
  db: Db,
  { stateHash, visitor }: Pick<ThaidFlow, 'stateHash' | 'visitor'>,
): Promise<Pick<ThaidFlow, 'purpose' | 'membershipNo' | 'nonce' | 'verifier'> | undefined> {
  return db
    .deleteFrom('thaid_flow')
    .where('state_hash', '=', stateHash)
    .where('visitor', '=', visitor)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['purpose', 'membership_no as membershipNo', 'nonce', 'verifier'])
    .executeTakeFirst()
}
