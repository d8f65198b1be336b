import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { BankFile, BankLine } from '#domain/payment/bank-line.ts'
import type { KnownIntent, MatchedLine, PaymentPart } from '#domain/payment/match.ts'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

type OfFile = Pick<BankFile, 'bank' | 'account' | 'datedOn'>

export type BankFileRow = NonNullable<Awaited<ReturnType<typeof bankFileById>>>
export type BankLineRow = Awaited<ReturnType<typeof linesOfFile>>['rows'][number]

/** Files are taken one after the other. */
export async function lockBankFiles(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank file', 0))`.execute(trx)
}

/** What was taken before under this bank, account and day. */
export async function linesBefore(db: Db, { bank, account, datedOn }: OfFile): Promise<BankLine[]> {
  return db
    .selectFrom('bank_line')
    .select(['sequence', 'kind', 'paid_on as paidOn', 'paid_at as paidAt', 'payer', 'ref1', 'ref2'])
    .select(['ref3', 'branch', 'teller', 'amount', 'biller', 'payer_bank as payerBank'])
    .where('bank', '=', bank)
    .where('account', '=', account)
    .where('dated_on', '=', datedOn)
    .where('void', '=', false)
    .execute()
}

/** By number; whether a line that counts is for it already. */
export async function intentsByNo(db: Db, numbers: number[]): Promise<Map<number, KnownIntent>> {
  const rows = await db
    .selectFrom('pay_intent as intent')
    .select(['intent_no as intentNo', 'ref1', 'amount', 'valid_until as validUntil'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_line as line')
          .select('line.line_id')
          .whereRef('line.intent_no', '=', 'intent.intent_no')
          .where('line.void', '=', false)
          .where((on) =>
            on.or([on('line.outcome', '=', 'matched'), on('line.decision', '=', 'accept')]),
          ),
      ).as('isPaid'),
    )
    .where('intent_no', '=', sql<number>`any(${numbers}::int[])`)
    .execute()
  return new Map(
    rows.map(({ isPaid, ...intent }) => [intent.intentNo, { ...intent, isPaid: Boolean(isPaid) }]),
  )
}

export async function knownMembers(db: Db, numbers: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('member')
    .select('membership_no')
    .where('membership_no', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
  return new Set(rows.map(({ membership_no }) => membership_no))
}

interface NewFile extends OfFile, Pick<BankFile, 'credit' | 'debit'> {
  layout: string
  name: string
  sha256: Buffer
  /** Null where it is the folder. */
  by: string | null
  at: Date
}

export async function addBankFile(
  trx: Db,
  file: NewFile,
  lines: readonly MatchedLine[],
): Promise<number> {
  const { bank, account, datedOn, credit, debit, layout, name, sha256, by, at } = file
  const { file_id } = await trx
    .insertInto('bank_file')
    .values({
      layout,
      name,
      bank,
      account,
      dated_on: datedOn,
      sha256,
      credits: credit.count,
      credit_sum: credit.sum,
      debits: debit.count,
      debit_sum: debit.sum,
      taken_by: by,
      taken_at: at,
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  const told = lines.map(({ line, outcome, intentNo, payer }) => ({
    ...line,
    outcome,
    intentNo,
    ...(outcome === 'matched' &&
      payer?.is === 'unit' && { unitNo: payer.unitNo, month: payer.month }),
  }))
  // One statement for all of them, however many.
  await sql`
    insert into bank_line (file_id, bank, account, dated_on, sequence, kind, paid_on, paid_at, payer, ref1, ref2, ref3, branch, teller,
      amount, biller, payer_bank, outcome, intent_no, unit_no, period)
    select ${file_id}, ${bank}, ${account}, ${datedOn}, (line->>'sequence')::int, line->>'kind', (line->>'paidOn')::date, line->>'paidAt',
      line->>'payer', line->>'ref1', line->>'ref2', line->>'ref3', line->>'branch', line->>'teller', (line->>'amount')::bigint,
      line->>'biller', line->>'payerBank', line->>'outcome', (line->>'intentNo')::int,
      line->>'unitNo', (line->>'month' || '-01')::date
    from jsonb_array_elements(${JSON.stringify(told)}::jsonb) line`.execute(trx)
  return file_id
}

// biome-ignore format: one row of the table
const FILE_COLUMNS = ['file.file_id', 'file.layout', 'file.name', 'file.bank', 'file.account', 'file.dated_on', 'file.credits',
  'file.credit_sum', 'file.debits', 'file.debit_sum', 'file.state', 'file.taken_by', 'file.taken_at', 'file.checked_by', 'file.released_by', 'file.released_at', 'file.reason'] as const

const SHOWN = 100

/** Newest first. */
export function bankFiles(db: Db) {
  return withWork(db).orderBy('file.file_id', 'desc').limit(SHOWN).execute()
}

export function bankFileById(db: Db, fileId: number) {
  return withWork(db).where('file.file_id', '=', fileId).executeTakeFirst()
}

/** With the officers' names and what is still to be decided. */
function withWork(db: Db) {
  return db
    .selectFrom('bank_file as file')
    .leftJoin('staff as taker', 'taker.login', 'file.taken_by')
    .leftJoin('staff as checker', 'checker.login', 'file.checked_by')
    .leftJoin('staff as releaser', 'releaser.login', 'file.released_by')
    .select(FILE_COLUMNS)
    .select(['taker.name as taker', 'checker.name as checker', 'releaser.name as releaser'])
    .select(({ selectFrom }) => {
      const sums = selectFrom('bank_line as line').whereRef('line.file_id', '=', 'file.file_id')
      return [
        sums.select(sql<number>`count(*)`.as('n')).$asScalar().$notNull().as('lines'),
        sums
          .select(sql<number>`count(*) filter (where outcome = 'matched')`.as('n'))
          .$asScalar()
          .$notNull()
          .as('matched'),
        sums
          .select(
            sql<number>`count(*) filter (where outcome <> 'matched' and decision is null)`.as('n'),
          )
          .$asScalar()
          .$notNull()
          .as('undecided'),
        sums
          .select(
            sql<number>`coalesce(sum(amount) filter (where outcome = 'matched' or decision in ('accept', 'unit')), 0)`.as(
              'n',
            ),
          )
          .$asScalar()
          .$notNull()
          .as('accepted_sum'),
      ]
    })
}

/** Until the transaction's end nobody else decides or releases it. */
export function lockBankFile(trx: Db, fileId: number) {
  return trx
    .selectFrom('bank_file')
    .select(['file_id', 'state', 'taken_by', 'checked_by', 'name', 'dated_on', 'sha256'])
    .where('file_id', '=', fileId)
    .forUpdate()
    .executeTakeFirst()
}

/** By an officer who looked at what the folder brought; false where somebody has, or it was taken by one. */
export async function setChecked(trx: Db, fileId: number, by: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('bank_file')
    .set({ checked_by: by, checked_at: at })
    .where('file_id', '=', fileId)
    .where('taken_by', 'is', null)
    .where('checked_by', 'is', null)
    .returning('file_id')
    .executeTakeFirst()
  return row !== undefined
}

interface LinesPage {
  show: 'exceptions' | 'all'
  limit: number
  offset: number
}

/** With whose it is, as far as that is known. */
export async function linesOfFile(db: Db, fileId: number, { show, limit, offset }: LinesPage) {
  const all = db
    .selectFrom('bank_line as line')
    .leftJoin('pay_intent as intent', 'intent.intent_no', 'line.intent_no')
    .leftJoin('pay_slip as slip', 'slip.intent_no', 'line.intent_no')
    .leftJoin('staff', 'staff.login', 'line.decided_by')
    .where('line.file_id', '=', fileId)
  const found = show === 'all' ? all : all.where('line.outcome', '!=', 'matched')
  const total = await countOf(found)
  const rows = await found
    .select(['line.line_id', 'line.sequence', 'line.kind', 'line.paid_on', 'line.paid_at'])
    .select(['line.payer', 'line.ref1', 'line.ref2', 'line.amount', 'line.payer_bank'])
    .select(['line.outcome', 'line.decision', 'line.membership_no', 'line.parts', 'line.reason'])
    .select(['line.unit_no', 'line.period'])
    .select(['intent.purpose', 'intent.about', 'intent.membership_no as intent_member'])
    .select([
      'slip.bank as slip_bank',
      'slip.reference as slip_reference',
      'slip.sent_at as slip_at',
    ])
    .select(['slip.kind as slip_kind', 'slip.intent_no as slip_intent'])
    .select('staff.name as decider')
    .orderBy('line.sequence')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

export function lockLine(trx: Db, fileId: number, lineId: number) {
  return trx
    .selectFrom('bank_line')
    .select(['line_id', 'kind', 'amount', 'outcome', 'sequence'])
    .where('file_id', '=', fileId)
    .where('line_id', '=', lineId)
    .forUpdate()
    .executeTakeFirst()
}

type Decision =
  | { decision: 'accept'; membershipNo: string; parts: readonly PaymentPart[] }
  | { decision: 'unit'; unitNo: string; period: Day }
  | { decision: 'set_aside' }

export async function decideLine(
  trx: Db,
  lineId: number,
  decided: Decision & { reason: string; by: string; at: Date },
): Promise<void> {
  const { decision, reason, by, at } = decided
  const member = decision === 'accept' ? decided : null
  const unit = decision === 'unit' ? decided : null
  await trx
    .updateTable('bank_line')
    .set({
      decision,
      membership_no: member?.membershipNo ?? null,
      parts: member && JSON.stringify(member.parts),
      unit_no: unit?.unitNo ?? null,
      period: unit?.period ?? null,
      reason,
      decided_by: by,
      decided_at: at,
    })
    .where('line_id', '=', lineId)
    .execute()
}

/** Who decided something of it, and whose money it is. */
export async function concernedIn(trx: Db, fileId: number) {
  const { rows } = await sql<{ undecided: number; deciders: string[]; payers: string[] }>`
    select count(*) filter (where outcome <> 'matched' and decision is null)::int as undecided,
      coalesce(array_agg(distinct decided_by) filter (where decided_by is not null), '{}') as deciders,
      coalesce(array_agg(distinct coalesce(line.membership_no, intent.membership_no))
        filter (where line.unit_no is null and (outcome = 'matched' or decision = 'accept')), '{}') as payers
    from bank_line as line left join pay_intent as intent using (intent_no) where file_id = ${fileId}`.execute(
    trx,
  )
  return rows[0] ?? { undecided: 0, deciders: [], payers: [] }
}

export async function setFileState(
  trx: Db,
  fileId: number,
  set: { state: 'released' | 'refused'; released_by: string; released_at: Date; reason: string },
): Promise<void> {
  await trx.updateTable('bank_file').set(set).where('file_id', '=', fileId).execute()
  if (set.state === 'refused')
    await trx.updateTable('bank_line').set({ void: true }).where('file_id', '=', fileId).execute()
}
