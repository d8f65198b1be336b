// The bank's files out of a folder (BANK_FOLDER): each that is whole is taken as if an officer had sent it, and moved aside. Nothing is
// released by it, and an officer checks what it took.

import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { BankFileRead } from '#contract/staff/desk/bank-files.ts'
import { appendAudit } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addFolderFile,
  type FolderFile,
  setMoved,
  type UnmovedFile,
  unmovedFiles,
} from '#database/queries/payment/bank-folder.ts'
import type { FileProblem } from '#domain/payment/bank-line.ts'
import { BANK_FILE_MAX, layoutOf } from '#imports/bank-file/read-bank-file.ts'
import { fileNameOf } from '../units/result/upload-limits.ts'
import { bytesOf, filesIn, type LyingFile, moveAside, namesLying } from './folder-files.ts'
import { readPaySettings } from './pay-settings.ts'
import { takeFile } from './take-file.ts'

type Site = Pick<FastifyInstance, 'db' | 'audit'>

/** A file that changes within it is still being written. */
const STILL_MS = 30_000

const TOO_LARGE: FileProblem = { line: 0, says: 'ไฟล์ใหญ่เกิน 8 MB' }
const EMPTY: FileProblem = { line: 0, says: 'ไฟล์ไม่มีข้อมูล' }
const NO_LAYOUT: FileProblem = {
  line: 1,
  says: 'ไม่รู้จักรูปแบบไฟล์ บรรทัดแรกไม่ใช่หัวไฟล์ Bill Payment กลาง และไม่ใช่หัวคอลัมน์ CSV ที่รองรับ',
}

/** One that cannot be dealt with does not keep the others waiting; it is told at the end. */
export async function takeFolder(
  site: Site,
  folder: string,
  { signal, wait = aWhile }: { signal?: AbortSignal; wait?: typeof aWhile } = {},
): Promise<void> {
  // Nobody could match them yet: they lie there until the cooperative opens it.
  if (!(await readPaySettings(site.db))) return
  const faults: unknown[] = []
  const tried = (work: Promise<void>) => work.catch((fault) => void faults.push(fault))
  for (const one of await unmovedFiles(site.db)) await tried(moveOut(site, folder, one))
  for (const file of await wholeFiles(folder, () => wait(signal))) {
    if (signal?.aborted) throw new Error('stopped before all files of the bank were taken')
    await tried(takeOne(site, folder, file))
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of the bank's files`)
}

function aWhile(signal?: AbortSignal): Promise<void> {
  return sleep(STILL_MS, undefined, { signal })
}

/** Those that are the same after a while, to the moment they were last written. */
async function wholeFiles(folder: string, wait: () => Promise<void>): Promise<LyingFile[]> {
  const before = await filesIn(folder)
  if (before.length === 0) return []
  await wait()
  const after = await filesIn(folder)
  return after.filter((file) => before.some((one) => isSame(one, file)))
}

function isSame(one: LyingFile, other: LyingFile): boolean {
  return one.name === other.name && one.size === other.size && one.writtenMs === other.writtenMs
}

async function takeOne(site: Site, folder: string, file: LyingFile): Promise<void> {
  const body = await bytesOf(folder, file.name, BANK_FILE_MAX + 1)
  // Somebody took it away, or goes on writing it.
  if (!body || body.length !== Math.min(file.size, BANK_FILE_MAX + 1)) return
  await take(site, file.name, body)
  for (const one of await unmovedFiles(site.db))
    if (one.name === file.name) await moveOut(site, folder, one)
}

async function take(site: Site, name: string, body: Buffer): Promise<void> {
  const layout = layoutOf(body)
  if (!layout || body.length > BANK_FILE_MAX) {
    const [problem] = [body.length === 0 && EMPTY, layout && TOO_LARGE, NO_LAYOUT].filter(Boolean)
    const came = { file_id: null, problems: [problem as FileProblem], read: null }
    const sha256 = hash('sha256', body, 'buffer')
    await inTransaction(site.db, (trx) => note(site, trx, name, came, { sha256, rows: 0 }))
    return
  }
  await takeFile(
    site.db,
    { name, layout, body, dry: false },
    { login: null, note: (trx, came, of) => note(site, trx, name, came, of) },
  )
}

async function note(
  { audit }: Site,
  trx: Db,
  name: string,
  { file_id, problems, read }: BankFileRead,
  { sha256, rows }: { sha256: Buffer; rows: number },
): Promise<void> {
  const outcome = outcomeOf(file_id, read)
  const told = { name, sha256, outcome, fileId: file_id, problems }
  // Of the same again there is nothing to tell.
  const isNew = (await addFolderFile(trx, told, new Date())) !== undefined
  if (!isNew || outcome === 'known') return
  const reason = problems[0]?.says ?? ''
  const detail = { name: fileNameOf(name), sha256: sha256.toString('hex') }
  await appendAudit(trx, audit, {
    actor: 'system',
    action: 'bank.take',
    outcome: outcome === 'taken' ? 'done' : 'refused',
    detail: file_id === null ? { ...detail, reason } : { file_id, ...detail, rows },
  })
}

function outcomeOf(
  fileId: BankFileRead['file_id'],
  read: BankFileRead['read'],
): FolderFile['outcome'] {
  if (fileId !== null) return 'taken'
  return read ? 'known' : 'refused'
}

/** Only what was noted: another file of the same name is taken first. */
async function moveOut(
  { db }: Site,
  folder: string,
  { folder_file_id, name, sha256, outcome, problems }: UnmovedFile,
): Promise<void> {
  const lies = (await namesLying(folder)).has(name)
  const body = lies ? await bytesOf(folder, name, BANK_FILE_MAX + 1) : undefined
  if (body && hash('sha256', body, 'buffer').equals(sha256)) {
    const reasons = outcome === 'refused' ? (problems as FileProblem[]) : []
    await moveAside(folder, name, { no: folder_file_id, reasons })
  }
  await setMoved(db, folder_file_id, new Date())
}
