import { type Insertable, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** The cooperative's key; `make` gives one where there is none yet. */
export async function signingKey(
  db: Db,
  make: () => { public_key: Buffer; private_sealed: Buffer },
): Promise<{ public_key: Buffer; private_sealed: Buffer }> {
  const known = await keyOf(db)
  if (known) return known
  await db
    .insertInto('signing_key')
    .values(make())
    .onConflict((on) => on.doNothing())
    .execute()
  // Another process may have been quicker.
  const kept = await keyOf(db)
  if (!kept) throw new RangeError('the key that was just written is there')
  return kept
}

function keyOf(db: Db) {
  return db.selectFrom('signing_key').select(['public_key', 'private_sealed']).executeTakeFirst()
}

/** Where the chain stands; called after the event that tells of a signature, while nobody else can tell anything. */
export async function chainHead(trx: Db): Promise<{ seq: number; hash: Buffer }> {
  return trx.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
}

export async function databaseTime(trx: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx)
  return (rows[0] as { now: Date }).now
}

/** How long ago whoever signs came in, and on which device. */
export async function sessionFacts(
  db: Db,
  family: string,
): Promise<{ seconds: number; device: string }> {
  const { rows } = await sql<{ seconds: number; device: string }>`
    select floor(extract(epoch from now() - min(created_at)))::integer as seconds,
           coalesce(max(device), '') as device
    from session where family = ${family}`.execute(db)
  return rows[0] ?? { seconds: 0, device: '' }
}

/** Undefined where another of the same round was quicker. */
export async function addSigning(
  trx: Db,
  signing: Insertable<Tables['signing']>,
): Promise<number | undefined> {
  const added = await trx
    .insertInto('signing')
    .values(signing)
    .onConflict((on) => on.columns(['membership_no', 'kind', 'reference', 'round']).doNothing())
    .returning('signing_id')
    .executeTakeFirst()
  return added?.signing_id
}

export type SignedThing = Pick<Tables['signing'], 'kind' | 'reference'> & { membership_no: string }

/** How often this was signed and taken back; undefined while a signature of it stands. */
export async function nextRound(db: Db, of: SignedThing): Promise<number | undefined> {
  const { signed, taken_back } = await db
    .selectFrom('signing')
    .leftJoin('signing as back', 'back.withdraws', 'signing.signing_id')
    .select((on) => [
      on.fn.countAll<number>().as('signed'),
      on.fn.count<number>('back.signing_id').as('taken_back'),
    ])
    .where('signing.membership_no', '=', of.membership_no)
    .where('signing.kind', '=', of.kind)
    .where('signing.reference', '=', of.reference)
    .where('signing.withdraws', 'is', null)
    .executeTakeFirstOrThrow()
  return signed === taken_back ? taken_back : undefined
}

const SHOWN = [
  'signing_id',
  'code',
  'kind',
  'reference',
  'membership_no',
  'sha256',
  'level',
  'signed_at',
  'withdraws',
  'scan_sha256',
  'record',
  'sealed_text',
  'seal',
  'public_key',
  'chain_seq',
] as const
export type Signing = Pick<Tables['signing'], Exclude<(typeof SHOWN)[number], 'signing_id'>> & {
  signing_id: number
}

export function signingsOfMember(db: Db, membershipNo: string): Promise<Signing[]> {
  return db
    .selectFrom('signing')
    .select(SHOWN)
    .where('membership_no', '=', membershipNo)
    .orderBy('signing_id', 'desc')
    .limit(200)
    .execute()
}

/** Also those that take back others: they are of the same document. */
export function signingsOfDocument(db: Db, sha256: Buffer): Promise<Signing[]> {
  return db
    .selectFrom('signing')
    .select(SHOWN)
    .where('sha256', '=', sha256)
    .orderBy('signing_id')
    .execute()
}

/** What the audit tells at that place of its chain. */
export function auditEventOf(db: Db, seq: number) {
  return db
    .selectFrom('audit_event')
    .select(['hash', 'detail'])
    .where('seq', '=', seq)
    .executeTakeFirst()
}

/** All signatures under an issued paper, whichever of its documents. */
export function signingsOfPaper(db: Db, paperCode: string): Promise<Signing[]> {
  return db
    .selectFrom('signing')
    .select(SHOWN)
    .where('sha256', 'in', (of) =>
      of.selectFrom('signing_document').select('sha256').where('paper_code', '=', paperCode),
    )
    .orderBy('signing_id')
    .execute()
}

export function signingByCode(db: Db, code: string): Promise<Signing | undefined> {
  return db.selectFrom('signing').select(SHOWN).where('code', '=', code).executeTakeFirst()
}

/** The code of a signature that still stands; whoever else takes it back waits until the transaction ends. */
export async function standingCode(trx: Db, signingId: number): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`signing ${signingId}`}))`.execute(trx)
  const found = await trx
    .selectFrom('signing')
    .select('code')
    .where('signing_id', '=', signingId)
    .where(sql<boolean>`not exists (select from signing back where back.withdraws = ${signingId})`)
    .executeTakeFirst()
  return found?.code
}

/** Which of these are signed and not taken back: «kind reference». */
export async function signedReferences(db: Db, references: string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const rows = await db
    .selectFrom('signing')
    .leftJoin('signing as back', 'back.withdraws', 'signing.signing_id')
    .select(['signing.kind', 'signing.reference'])
    .where('signing.reference', 'in', references)
    .where('signing.withdraws', 'is', null)
    .where('back.signing_id', 'is', null)
    .execute()
  return new Set(rows.map(({ kind, reference }) => `${kind} ${reference}`))
}
