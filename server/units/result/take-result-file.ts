// What a payroll says of a month: read from its file, held against the bill, and taken among the month's lines.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { ResultFileQuery, ResultUpload, ResultUploadReply } from '#contract/unit/result.ts'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { layoutsOf } from '#database/queries/unit/unit-layout.ts'
import { billedPeopleOf } from '#database/queries/unit/unit-result.ts'
import {
  addExceptions,
  addLines,
  addResultFile,
  dropFileLines,
  dropLines,
  type SealedPerson,
  standingFilesOf,
  standingLinesOf,
  type UploadMode,
} from '#database/queries/unit/unit-result-file.ts'
import { type Matched, matchResult, type NamedInFile } from '#domain/unit/unit-result.ts'
import { addedTo, overlapOf, type Standing } from '#domain/unit/unit-result-add.ts'
import type { ReadResult } from '#imports/unit-result/read-file.ts'
import { totalRead } from '#imports/unit-result/table-rows.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readSentFile } from '#server/uploads/file-readers.ts'
import { asUnit, type OpenMonth, openMonth, recordChange } from './change-result.ts'
import { fileNameOf, limitUploads } from './upload-limits.ts'

export async function takeResultFile(
  request: FastifyRequest,
  { period, name, how }: ResultFileQuery,
  body: Buffer | undefined,
): Promise<ResultUploadReply> {
  const { sealing } = request.server
  await limitUploads(request)
  const read = await readResult(request, body)
  const keys = await keysOf(sealing, read)
  return asUnit(request, async (trx) => {
    const open = await openMonth(trx, request, { period, from: 'draft' })
    const { month } = open
    const bills = await billedPeopleOf(trx, month)
    const matched = matchResult(bills, read.rows, (id) => keys.get(id) ?? [])
    const files = await standingFilesOf(trx, month)
    if (isAgain(files, read.sha256, how)) return replyOf(read, matched, { again: true })
    const asks = how === undefined && files.size > 0
    // Beside the files before it, or in their place as if they had never been.
    const standing = asks || how === 'add' ? await standingLinesOf(trx, month) : null
    const overlap = standing ? overlapOf(standing, matched) : 0
    if (asks) return replyOf(read, matched, { asks, overlap })
    const mode = how ?? 'replace'
    await takeLines(trx, sealing, open, { matched, standing, fileName: fileNameOf(name) })
    await addResultFile(trx, rowOf(open, read, matched, name), mode)
    const detail = { sha256: read.sha256, how: mode, ...countsOf(read, matched) }
    await recordChange(trx, request, open, { action: 'unit.result_file', detail })
    return replyOf(read, matched, { overlap, missing: stillMissing(matched, standing) })
  })
}

/** Read before anything is locked: it takes a while. The unit's own layouts say what is where in a file of fixed widths. */
async function readResult({ server, unit }: FastifyRequest, body: Buffer | undefined) {
  if (!body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
  const layouts = await layoutsOf(server.db, unit.unitNo)
  return readSentFile(
    'readResultFile',
    body,
    layouts.map(({ columns }) => columns),
  )
}

/** Under what each national id of the file is kept; others are answered meanwhile. */
async function keysOf(sealing: Sealing, { rows }: ReadResult): Promise<Map<string, string[]>> {
  const keys = new Map<string, string[]>()
  for (const slice of inSlices(rows)) {
    for (const { nationalId } of slice)
      if (nationalId !== null)
        keys.set(
          nationalId,
          sealing.indexes(nationalId).map((index) => index.toString('hex')),
        )
    await nextTurn()
  }
  return keys
}

/** What can be worked on in one go: some milliseconds. */
const SLICE = 500

function inSlices<T>(all: readonly T[]): T[][] {
  const slices = Math.ceil(all.length / SLICE)
  return Array.from({ length: slices }, (_, at) => all.slice(at * SLICE, (at + 1) * SLICE))
}

/** The same file twice changes nothing; alone in place of several it does. */
function isAgain(
  standing: ReadonlySet<string>,
  sha256: string,
  how: UploadMode | undefined,
): boolean {
  return standing.has(sha256) && (how !== 'replace' || standing.size === 1)
}

/** In place of what earlier files said, or beside it. What somebody decided by hand stays as they decided it. */
async function takeLines(
  trx: Db,
  sealing: Sealing,
  { month, by }: OpenMonth,
  file: { matched: Matched; standing: Standing | null; fileName: string },
): Promise<void> {
  const { matched, standing, fileName } = file
  const added = standing ? addedTo(standing, matched) : { ...matched, dropped: [] }
  if (standing) await dropLines(trx, month, added.dropped)
  else await dropFileLines(trx, month)
  await addLines(trx, month, added.decided, by)
  for (const slice of inSlices(added.exceptions)) {
    const odd = slice.map((one) => ({
      ...one,
      person: one.named ? sealedPerson(sealing, one.named) : null,
    }))
    await addExceptions(trx, month, odd, fileName)
  }
}

function sealedPerson(sealing: Sealing, named: NamedInFile): SealedPerson {
  return {
    identity: sealing.seal(named.typed),
    idIndex: named.nationalId === null ? null : sealing.index(named.nationalId),
    typedNo: named.membershipNo,
  }
}

function rowOf({ month, by }: OpenMonth, read: ReadResult, matched: Matched, name: string) {
  return {
    unit_no: month.unitNo,
    period: month.period,
    sha256: read.sha256,
    name: fileNameOf(name),
    ...countsOf(read, matched),
    uploaded_by: by.login,
    uploaded_at: by.at,
  }
}

function countsOf({ rows }: ReadResult, { decided, exceptions }: Matched) {
  return { rows: rows.length, matched: decided.length, exceptions: exceptions.length }
}

/** Billed, in no row of this file, and not known from an earlier one. */
function stillMissing({ missing }: Matched, standing: Standing | null): number {
  return missing.filter((no) => !standing?.lines.has(no) && !standing?.odd.has(no)).length
}

function replyOf(
  read: ReadResult,
  matched: Matched,
  more: Partial<ResultUpload>,
): ResultUploadReply {
  return dataReply({
    again: false,
    asks: false,
    overlap: 0,
    ...countsOf(read, matched),
    missing: matched.missing.length,
    columns: read.columns,
    sum: totalRead(read.rows),
    stated: read.total,
    ...more,
  })
}
