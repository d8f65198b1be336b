// What lay in the folder of the bank's files, and what became of it.

import { sql } from 'kysely'
import type { FileProblem } from '#domain/payment/bank-line.ts'
import type { Db } from '../../core/connect.ts'

export interface FolderFile {
  name: string
  sha256: Buffer
  /** Known: the same again, or with nothing that was not there before. */
  outcome: 'taken' | 'known' | 'refused'
  fileId: number | null
  problems: readonly FileProblem[]
}

export type UnmovedFile = Awaited<ReturnType<typeof unmovedFiles>>[number]

const SHOWN = 50

/** Those that still lie there, unless a kill came after they were moved. */
export function unmovedFiles(db: Db) {
  return db
    .selectFrom('bank_folder_file')
    .select(['folder_file_id', 'name', 'sha256', 'outcome', 'problems'])
    .where('moved_at', 'is', null)
    .orderBy('folder_file_id')
    .execute()
}

/** Undefined where another process has noted it, and not moved it yet. */
export async function addFolderFile(
  trx: Db,
  { name, sha256, outcome, fileId, problems }: FolderFile,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ folder_file_id: number }>`
    insert into bank_folder_file (name, sha256, outcome, file_id, problems, at)
    select ${name}, ${sha256}, ${outcome}, ${fileId}::int, ${JSON.stringify(problems)}::jsonb, ${at}
    where not exists (select from bank_folder_file where name = ${name} and sha256 = ${sha256} and moved_at is null)
    returning folder_file_id`.execute(trx)
  return rows[0]?.folder_file_id
}

export async function setMoved(db: Db, folderFileId: number, at: Date): Promise<void> {
  await db
    .updateTable('bank_folder_file')
    .set({ moved_at: at })
    .where('folder_file_id', '=', folderFileId)
    .execute()
}

/** When files lay in the folder that were not the same again, in the two weeks until the newest: none may have come for months. */
export async function folderArrivals(db: Db, now: Date): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from (
      select at, max(at) over () as newest from bank_folder_file where outcome in ('taken', 'refused') and at <= ${now}
    ) file
    where at >= newest - interval '14 days'`.execute(db)
  return rows.map(({ at }) => at)
}

/** Whether an officer has sent one of the bank's files since then. */
export async function wasSentSince(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql<{ sent: boolean }>`
    select exists (select from bank_file where taken_by is not null and state <> 'refused'
      and taken_at >= ${since}) as sent`.execute(db)
  return rows[0]?.sent ?? false
}

/** Refused, and no officer has looked at them yet; newest first. */
export function unseenRefusals(db: Db) {
  return db
    .selectFrom('bank_folder_file')
    .select(['folder_file_id', 'name', 'problems', 'at'])
    .where('outcome', '=', 'refused')
    .where('seen_at', 'is', null)
    .orderBy('folder_file_id', 'desc')
    .limit(SHOWN)
    .execute()
}

export function setSeen(trx: Db, folderFileId: number, by: string, at: Date) {
  return trx
    .updateTable('bank_folder_file')
    .set({ seen_by: by, seen_at: at })
    .where('folder_file_id', '=', folderFileId)
    .where('outcome', '=', 'refused')
    .where('seen_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}
