// What a key is given to sign. Good once, for five minutes, in the browser that asked, by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

const MINUTES = 5

export interface PasskeyChallenge {
  challengeHash: Buffer
  purpose: Tables['passkey_challenge']['purpose']
  kind: Tables['passkey_challenge']['kind']
  /** Null at the door, where nobody knows yet who comes. */
  login: string | null
  visitor: string
}

export async function addPasskeyChallenge(db: Db, challenge: PasskeyChallenge): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: challenge.challengeHash,
      purpose: challenge.purpose,
      kind: challenge.kind,
      login: challenge.login,
      visitor: challenge.visitor,
      expires_at: sql`now() + make_interval(mins => ${MINUTES})`,
    })
    .execute()
}

/** Uses it up, one statement, so that of fifty at once one succeeds; false when there is none like it. */
export async function takePasskeyChallenge(db: Db, shown: PasskeyChallenge): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', shown.challengeHash)
    .where('purpose', '=', shown.purpose)
    .where('kind', '=', shown.kind)
    .where('login', 'is not distinct from', shown.login)
    .where('visitor', '=', shown.visitor)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}
