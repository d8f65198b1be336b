// A payroll's file among the lines of a month. Each change begins with lockResult().

import { sql } from 'kysely'
import type { Matched, ResultException } from '#domain/unit/unit-result.ts'
import type { Standing, StandingLine } from '#domain/unit/unit-result-add.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { forgetNotBilled } from './unit-refund.ts'
import type { UnitMonth } from './unit-result.ts'
import type { By } from './unit-result-change.ts'

/** In place of the files before it, or beside them. */
export type UploadMode = 'replace' | 'add'

/** The fingerprints of the files that count now. */
export async function standingFilesOf(db: Db, month: UnitMonth): Promise<Set<string>> {
  const files = await db
    .selectFrom('unit_result_file')
    .select('sha256')
    .where('unit_no', '=', month.unitNo)
    .where('period', '=', month.period)
    .where('standing', '=', true)
    .execute()
  return new Set(files.map(({ sha256 }) => sha256))
}

export async function standingLinesOf(db: Db, { unitNo, period }: UnitMonth): Promise<Standing> {
  const lines = await db
    .selectFrom('unit_result_line')
    .select(['membership_no', 'outcome', 'amount', 'reason', 'source'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .execute()
  const odd = await db
    .selectFrom('unit_result_exception')
    .select('membership_no')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where('membership_no', 'is not', null)
    .execute()
  return {
    lines: new Map(
      lines.map(({ membership_no, ...line }): [string, StandingLine] => [membership_no, line]),
    ),
    odd: new Set(odd.flatMap(({ membership_no }) => membership_no ?? [])),
  }
}

/** Somebody not billed, as it is stored: encrypted, with what a member is found by. */
export interface SealedPerson {
  identity: Buffer
  idIndex: Buffer | null
  typedNo: string | null
}

/** What a payroll's file leaves to somebody, with who it names where that has to be stored. */
type StoredException = ResultException & { person: SealedPerson | null }

/** What earlier files said is gone. What somebody decided by hand stays as they decided it. */
export async function dropFileLines(db: Db, month: UnitMonth): Promise<void> {
  await db
    .deleteFrom('unit_result_line')
    .where('unit_no', '=', month.unitNo)
    .where('period', '=', month.period)
    .where('source', '<>', 'hand')
    .execute()
  await db
    .deleteFrom('unit_result_exception')
    .where('unit_no', '=', month.unitNo)
    .where('period', '=', month.period)
    .execute()
  await forgetNotBilled(db, month)
}

export async function dropLines(
  db: Db,
  { unitNo, period }: UnitMonth,
  membershipNos: readonly string[],
): Promise<void> {
  await sql`
    delete from unit_result_line where unit_no = ${unitNo} and period = ${period}
      and membership_no = any(${membershipNos}::text[])`.execute(db)
}

export async function addLines(
  db: Db,
  { unitNo, period }: UnitMonth,
  decided: Matched['decided'],
  by: By,
): Promise<void> {
  await sql`
    insert into unit_result_line
      (unit_no, period, membership_no, outcome, amount, reason, source, decided_by, decided_at)
    select ${unitNo}, ${period}, said.membership_no, said.outcome, said.amount, said.reason, 'file',
           ${by.login}, ${by.at}
    from unnest(${decided.map((one) => one.membershipNo)}::text[], ${decided.map((one) => one.outcome)}::text[],
                ${decided.map((one) => one.amount)}::bigint[], ${decided.map((one) => one.reason)}::text[])
      as said (membership_no, outcome, amount, reason)
    on conflict (unit_no, period, membership_no) do nothing`.execute(db)
}

/** After those that are there. A person who was decided by hand is no exception any more. */
export async function addExceptions(
  db: Db,
  { unitNo, period }: UnitMonth,
  odd: readonly StoredException[],
  fileName: string,
): Promise<void> {
  await sql`
    insert into unit_result_exception
      (unit_no, period, seq, kind, file_line, membership_no, amount, shown, file_name,
       identity_sealed, national_id_index, typed_no)
    select ${unitNo}, ${period}, before.seq + said.seq, said.kind, said.file_line, said.membership_no, said.amount,
           said.shown, case when said.file_line = 0 then '' else ${fileName}::text end,
           said.identity_sealed, said.national_id_index, said.typed_no
    from unnest(${odd.map((_, at) => at + 1)}::int[], ${odd.map((one) => one.kind)}::text[],
                ${odd.map((one) => one.line)}::int[], ${odd.map((one) => one.membershipNo)}::text[],
                ${odd.map((one) => one.amount)}::bigint[], ${odd.map((one) => one.shown)}::text[],
                ${odd.map(({ person }) => person?.identity ?? null)}::bytea[],
                ${odd.map(({ person }) => person?.idIndex ?? null)}::bytea[],
                ${odd.map(({ person }) => person?.typedNo ?? null)}::text[])
      as said (seq, kind, file_line, membership_no, amount, shown, identity_sealed, national_id_index, typed_no)
    cross join (select coalesce(max(seq), 0) as seq from unit_result_exception
      where unit_no = ${unitNo} and period = ${period}) before
    where not exists (select from unit_result_line line where line.unit_no = ${unitNo}
      and line.period = ${period} and line.membership_no = said.membership_no)`.execute(db)
}

/** One that takes the place of others leaves them for whoever asks what was sent before. */
export async function addResultFile(
  db: Db,
  file: Omit<Tables['unit_result_file'], 'standing'>,
  how: UploadMode,
): Promise<void> {
  if (how === 'replace') {
    await db
      .updateTable('unit_result_file')
      .set({ standing: false })
      .where('unit_no', '=', file.unit_no)
      .where('period', '=', file.period)
      .execute()
  }
  const { name, rows, matched, exceptions, uploaded_by, uploaded_at } = file
  const said = { name, rows, matched, exceptions, uploaded_by, uploaded_at, standing: true }
  await db
    .insertInto('unit_result_file')
    .values(file)
    .onConflict((on) => on.columns(['unit_no', 'period', 'sha256']).doUpdateSet(said))
    .execute()
}
