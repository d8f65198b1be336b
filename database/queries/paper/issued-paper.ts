import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { KeyTotal, PaperKind } from '#domain/paper/issued-paper.ts'
import { type Db, inTransaction } from '../../core/connect.ts'

export interface NewPaper {
  kind: PaperKind
  year: number
  /** Null where it is about the cooperative's own books. */
  membershipNo: string | null
  asOf: Day
  issuedOn: Day
  issuedAt: Date
  totals: readonly KeyTotal[]
  contentHash: Buffer
  /** Used only when the paper is new. */
  code: string
}

interface PaperMark {
  code: string
  serial: number
  issuedAt: Date
}

/** Gives a paper its number; the same content on the same day keeps the number it has. */
export async function issuePaper(db: Db, paper: NewPaper): Promise<PaperMark> {
  const known = await markOf(db, paper)
  if (known) return known
  return inTransaction(db, async (trx) => {
    const serial = await lockedSerial(trx, paper.kind, paper.year)
    // Somebody may have asked for the same while this one waited for the series.
    return (await markOf(trx, paper)) ?? (await add(trx, paper, serial + 1))
  })
}

function markOf(db: Db, paper: NewPaper): Promise<PaperMark | undefined> {
  return db
    .selectFrom('issued_paper')
    .select(['code', 'serial', 'issued_at as issuedAt'])
    .where('membership_no', paper.membershipNo === null ? 'is' : '=', paper.membershipNo)
    .where('kind', '=', paper.kind)
    .where('issued_on', '=', paper.issuedOn)
    .where('content_hash', '=', paper.contentHash)
    .executeTakeFirst()
}

/** The last number given; nobody else gives one of this series until the transaction ends. */
async function lockedSerial(trx: Db, kind: PaperKind, year: number): Promise<number> {
  await trx
    .insertInto('paper_series')
    .values({ kind, year, serial: 0 })
    .onConflict((on) => on.doNothing())
    .execute()
  const { serial } = await trx
    .selectFrom('paper_series')
    .select('serial')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return serial
}

async function add(trx: Db, paper: NewPaper, serial: number): Promise<PaperMark> {
  const { kind, year, code, issuedAt } = paper
  await trx
    .updateTable('paper_series')
    .set({ serial })
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute()
  await trx
    .insertInto('issued_paper')
    .values({
      code,
      kind,
      year,
      serial,
      membership_no: paper.membershipNo,
      as_of: paper.asOf,
      issued_on: paper.issuedOn,
      issued_at: issuedAt,
      totals: sql`${JSON.stringify(paper.totals)}::jsonb`,
      content_hash: paper.contentHash,
    })
    .execute()
  return { code, serial, issuedAt }
}

/** What a stranger may know of a paper they hold. */
export function issuedPaper(db: Db, code: string) {
  return db
    .selectFrom('issued_paper')
    .select(['kind', 'year', 'serial', 'membership_no', 'as_of', 'issued_on', 'totals'])
    .where('code', '=', code)
    .executeTakeFirst()
}

/** What a member was given, newest first; bounded, since they may ask for a new one every day. */
export function papersOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('issued_paper')
    .select(['kind', 'year', 'serial', 'issued_on'])
    .where('membership_no', '=', membershipNo)
    .orderBy('issued_at', 'desc')
    .limit(500)
    .execute()
}
