// Every step is one statement, so that of fifty at once one succeeds; lifetimes are by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { minutesFromNow } from '../../core/from-now.ts'
import type { Tables } from '../../tables.generated.ts'

/** To read the document in peace. */
const ATTEMPT_MINUTES = 30
/** How old a code or the question to a key may be when it is answered. */
const FACTOR_MINUTES = 5
const RESEND_SECONDS = 60
const SENDS_MAX = 3
const TRIES = 5

export type NewAttempt = Pick<
  Tables['signing_attempt'],
  | 'membership_no'
  | 'family'
  | 'kind'
  | 'reference'
  | 'statements'
  | 'sha256'
  | 'level'
  | 'salt'
  | 'withdraws'
>
export type Attempt = NewAttempt & {
  attempt: string
  sends: number
  sent_to: string | null
  sent_at: Date | null
  expires_at: Date
}
/** Neither used nor too old. */
export type FoundAttempt = Attempt & { isOpen: boolean }

const COLUMNS = [
  'attempt',
  'membership_no',
  'family',
  'kind',
  'reference',
  'statements',
  'sha256',
  'level',
  'salt',
  'withdraws',
  'sends',
  'sent_to',
  'sent_at',
  'expires_at',
] as const

export function addAttempt(
  db: Db,
  attempt: NewAttempt,
  minutes = ATTEMPT_MINUTES,
): Promise<Attempt> {
  return db
    .insertInto('signing_attempt')
    .values({
      ...attempt,
      // When it was laid before them, also inside a longer transaction.
      created_at: sql<Date>`clock_timestamp()`,
      expires_at: minutesFromNow(minutes),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Whose it is: the member's, in the session that began it. */
export type Owner = Pick<Tables['signing_attempt'], 'membership_no' | 'family'>

export function attemptOf(
  db: Db,
  attempt: string,
  { membership_no, family }: Owner,
): Promise<FoundAttempt | undefined> {
  return ofMember(db, attempt, membership_no).where('family', '=', family).executeTakeFirst()
}

/** One to be signed by hand, of this member, whoever printed it. */
export function paperAttemptOf(
  db: Db,
  attempt: string,
  membershipNo: string,
): Promise<FoundAttempt | undefined> {
  return ofMember(db, attempt, membershipNo).where('level', '=', 'paper').executeTakeFirst()
}

function ofMember(db: Db, attempt: string, membershipNo: string) {
  return db
    .selectFrom('signing_attempt')
    .select(COLUMNS)
    .select(sql<boolean>`used_at is null and expires_at > now()`.as('isOpen'))
    .where('attempt', '=', attempt)
    .where('membership_no', '=', membershipNo)
}

export interface SentCode {
  sends: number
  sentAt: Date
  expiresAt: Date
  resendAt: Date
}

/** A further code goes out, and the one before is worth nothing; undefined where it is too soon or the third has gone. */
export function sendAgain(trx: Db, attempt: string, sentTo: string): Promise<SentCode | undefined> {
  return trx
    .updateTable('signing_attempt')
    .set({
      sends: sql`sends + 1`,
      tries_left: TRIES,
      sent_to: sentTo,
      sent_at: sql`now()`,
      code_expires: minutesFromNow(FACTOR_MINUTES),
    })
    .where('attempt', '=', attempt)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('sends', '<', SENDS_MAX)
    .where((where) =>
      where.or([
        where('sent_at', 'is', null),
        where('sent_at', '<=', sql<Date>`now() - make_interval(secs => ${RESEND_SECONDS})`),
      ]),
    )
    .returning(['sends', 'sent_at', 'code_expires'])
    .executeTakeFirst()
    .then(
      (row) =>
        row?.sent_at &&
        row.code_expires && {
          sends: row.sends,
          sentAt: row.sent_at,
          expiresAt: row.code_expires,
          resendAt: new Date(row.sent_at.getTime() + RESEND_SECONDS * 1000),
        },
    )
    .then((sent) => sent || undefined)
}

/** Uses up one of the tries at the code that is out: which code that is, and how many are left. Undefined where there is none to try. */
export function takeTry(
  db: Db,
  attempt: string,
): Promise<{ sends: number; tries_left: number } | undefined> {
  return db
    .updateTable('signing_attempt')
    .set({ tries_left: sql`tries_left - 1` })
    .where('attempt', '=', attempt)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('code_expires', '>', sql<Date>`now()`)
    .returning(['sends', 'tries_left'])
    .executeTakeFirst()
}

/** A key is asked, and what it was asked before is worth nothing. */
export async function askKey(db: Db, attempt: string, salt: Buffer): Promise<void> {
  await db
    .updateTable('signing_attempt')
    .set({ key_salt: salt, key_expires: minutesFromNow(FACTOR_MINUTES) })
    .where('attempt', '=', attempt)
    .execute()
}

/** What a key was asked last; undefined where that is too long ago. */
export async function keySalt(db: Db, attempt: string): Promise<Buffer | undefined> {
  const asked = await db
    .selectFrom('signing_attempt')
    .select('key_salt')
    .where('attempt', '=', attempt)
    .where('key_expires', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return asked?.key_salt ?? undefined
}

/** False when it was used meanwhile, or is too old. */
export async function spendAttempt(trx: Db, attempt: string): Promise<boolean> {
  const spent = await trx
    .updateTable('signing_attempt')
    .set({ used_at: sql`now()` })
    .where('attempt', '=', attempt)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('attempt')
    .executeTakeFirst()
  return spent !== undefined
}
