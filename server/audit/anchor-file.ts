// Lines of the chain's head (domain/audit/audit-anchor.ts) beside the backups, one a night: whoever owns the tables, but not
// that folder, cannot set the chain back without a line that no longer fits.

import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { type AuditKey, appendAudit, verifyAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import {
  auditHead,
  fingerprintsAt,
  rememberAnchor,
  rememberedAnchor,
} from '#database/queries/audit/audit-anchor.ts'
import { anchorLine, readAnchor } from '#domain/audit/audit-anchor.ts'

const REASON_LEAST = 10
const REASON_MAX = 200

/**
 * The folder of the backups has all lines; that of the data the last one, and the database that one too, so that it shows when
 * somebody takes them away. Machines that share a database have folders of their own.
 */
export interface AnchorPlace {
  backups: string
  data: string
}

export function anchorPlaceOf(settings: {
  dataDir: string
  backup: { folder: string }
}): AnchorPlace {
  return { backups: settings.backup.folder, data: settings.dataDir }
}

function anchorFile({ backups }: AnchorPlace): string {
  return join(backups, 'audit-anchors.txt')
}

function lastLineFile({ data }: AnchorPlace): string {
  return join(data, 'audit-anchor-last.txt')
}

export function storedAnchors(place: AnchorPlace): Promise<string[]> {
  return linesOf(anchorFile(place))
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

export async function keepAnchor(db: Db, place: AnchorPlace, line: string): Promise<void> {
  if ((await storedAnchors(place)).at(-1) !== line) {
    await mkdir(place.backups, { recursive: true })
    await appendFile(anchorFile(place), `${line}\n`, { mode: 0o600, flush: true })
  }
  await mkdir(place.data, { recursive: true })
  await writeFile(lastLineFile(place), `${line}\n`, { mode: 0o600, flush: true })
  await rememberAnchor(db, keptAt(place), line)
}

function keptAt({ backups }: AnchorPlace): { host: string; folder: string } {
  return { host: hostname().slice(0, 100), folder: resolve(backups) }
}

/** The last line that was kept here, where it is no longer among the others. */
async function lostAnchor(db: Db, place: AnchorPlace): Promise<string | undefined> {
  const stored = await storedAnchors(place)
  const last = (await linesOf(lastLineFile(place))).at(-1)
  const remembered = await rememberedAnchor(db, keptAt(place))
  return [last, remembered].find((line) => line && !stored.includes(line))
}

/** A line that was kept and is gone, or that the chain does not fit. */
export async function wrongAnchor(
  db: Db,
  place: AnchorPlace,
): Promise<{ line: string; isLost: boolean } | undefined> {
  const unfit = await unfitAnchor(db, await storedAnchors(place))
  const line = unfit ?? (await lostAnchor(db, place))
  return line === undefined ? undefined : { line, isLost: unfit === undefined }
}

/** What is wrong with the lines that were kept, for the health page and for auditors. */
export async function anchorFault(db: Db, place: AnchorPlace): Promise<string | undefined> {
  const wrong = await wrongAnchor(db, place).catch(() => 'unread' as const)
  if (wrong === 'unread') return 'อ่านบรรทัดยืนยันที่เก็บไว้ข้างไฟล์สำรองไม่ได้'
  if (!wrong) return undefined
  const line = wrong.line.slice(0, 150)
  return wrong.isLost
    ? `บรรทัดยืนยันที่เก็บไว้ข้างไฟล์สำรองหายไป (${line})`
    : `ไม่ใช่บันทึกเดียวกับบรรทัดที่เก็บไว้ข้างไฟล์สำรอง (${line})`
}

/** The first line that the chain does not fit. */
export async function unfitAnchor(db: Db, anchors: string[]): Promise<string | undefined> {
  const lines = anchors.map((line) => ({ line, kept: readAnchor(line) }))
  const seqs = lines.flatMap(({ kept }) => kept?.seq ?? []).filter(Number.isSafeInteger)
  const known = await fingerprintsAt(db, seqs)
  return lines.find(({ kept }) => !kept || known.get(kept.seq) !== kept.fingerprint)?.line
}

/**
 * After an older backup was restored, the lines of what is gone never fit again. They are put aside, not thrown away, and
 * that it was done, and why, is part of the chain before its new first line is kept. Answers the file with the old ones.
 */
export async function beginAnchorsAnew(
  db: Db,
  key: AuditKey,
  place: AnchorPlace,
  given: string,
): Promise<string> {
  const reason = given.trim()
  if (reason.length < REASON_LEAST || reason.length > REASON_MAX)
    throw new OperatorError(
      `--begin-anew needs the reason, of ${REASON_LEAST} to ${REASON_MAX} letters.`,
    )
  if ((await verifyAudit(db, key)).brokenAt !== undefined)
    throw new OperatorError('The chain itself is broken: new lines would cover that up.')
  const wrong = await wrongAnchor(db, place)
  if (!wrong)
    throw new OperatorError('Every line that was kept fits: there is nothing to begin anew.')

  await appendAudit(db, key, {
    actor: 'system',
    action: 'audit.begin_anew',
    outcome: 'done',
    detail: { reason, before: wrong.line },
  })
  const head = await auditHead(db)
  if (!head) throw new Error('what was just written down is not there')
  const aside = join(place.backups, `audit-anchors-until-${head.seq}.txt`)
  await rename(anchorFile(place), aside).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  await keepAnchor(db, place, anchorLine(head))
  return aside
}
