import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { OkReply } from '#contract/member/identity.ts'
import type { ResultFileQuery, ResultMonth, ResultUploadQuery } from '#contract/unit/result.ts'
import { readAs } from '#database/core/reader.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { layoutsOf } from '#database/queries/unit/unit-layout.ts'
import { billedPeopleOf, slipBytesOf } from '#database/queries/unit/unit-result.ts'
import { setResultSlip } from '#database/queries/unit/unit-result-change.ts'
import {
  addResultFile,
  type SealedPerson,
  standingFilesOf,
  standingLinesOf,
  takeMatched,
  type UploadMode,
} from '#database/queries/unit/unit-result-file.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { LayoutColumn } from '#domain/unit/payroll-layout.ts'
import { matchResult, type NamedInFile } from '#domain/unit/unit-result.ts'
import { overlapOf } from '#domain/unit/unit-result-add.ts'
import { RefusedSet, readResultFile } from '#imports/unit-result/read-file.ts'
import { sumOf } from '#imports/unit-result/table-rows.ts'
import { changeUnitResult } from '#server/commands/change-unit-result.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { sendSlip } from '#server/units/unit-slip.ts'
import { paperFrom } from '#server/uploads/sent-paper.ts'

const NAME_MAX = 120

const TRIES = { name: 'unit-upload', max: 60, seconds: 60 * 60 }

export async function takeResultFile(
  request: FastifyRequest,
  query: Static<typeof ResultFileQuery>,
  body: Buffer,
) {
  const { period, name, how } = query
  await limitUploads(request.server, request.unit.unitNo)
  const layouts = await layoutsOf(request.server.db, request.unit.unitNo)
  const read = await readOrRefuse(bytesOf(body), layouts)
  return changeUnitResult(request, { period, from: 'draft' }, async ({ trx, month, by }) => {
    const bills = await billedPeopleOf(trx, month)
    const keyOf = (id: string) => request.server.sealing.index(id).toString('hex')
    const matched = matchResult(bills, read.rows, keyOf)
    const said = {
      rows: read.rows.length,
      matched: matched.decided.length,
      exceptions: matched.exceptions.length,
    }
    const data = {
      again: false,
      asks: false,
      overlap: 0,
      ...said,
      missing: matched.missing.length,
      columns: read.columns,
      sum: sumOf(read.rows),
      stated: read.total,
    }
    const answer = (more: Partial<typeof data>) => ({
      rc_code: '1' as const,
      data: { ...data, ...more },
    })
    const files = await standingFilesOf(trx, month)
    if (isAgain(files, read.sha256, how)) return { answer: answer({ again: true }) }
    const asks = how === undefined && files.size > 0
    // Beside them, or in their place as if they had never been.
    const standing = asks || how === 'add' ? await standingLinesOf(trx, month) : null
    const overlap = standing ? overlapOf(standing, matched) : 0
    if (asks) return { answer: answer({ asks, overlap }) }
    const known = (no: string) => standing?.lines.has(no) || standing?.odd.has(no)
    const missing = matched.missing.filter((no) => !known(no)).length
    const taken = how ?? 'replace'
    await takeMatched(trx, month, matched, {
      name: lineOf(name),
      standing,
      by,
      sealed: (named) => sealedPerson(request.server.sealing, named),
    })
    const file = {
      unit_no: month.unitNo,
      period: month.period,
      sha256: read.sha256,
      name: lineOf(name),
      ...said,
      uploaded_by: by.login,
      uploaded_at: by.at,
    }
    await addResultFile(trx, file, taken)
    return {
      answer: answer({ overlap, missing }),
      told: {
        action: 'unit.result_file',
        detail: { sha256: read.sha256, how: taken, ...said },
      },
    }
  })
}

export async function attachSlip(
  request: FastifyRequest,
  query: Static<typeof ResultUploadQuery>,
  body: Buffer,
): Promise<OkReply> {
  const { period, name } = query
  await limitUploads(request.server, request.unit.unitNo)
  const slip = await paperFrom(body)
  return changeUnitResult(request, { period, from: 'draft' }, async ({ trx, month, by }) => {
    await setResultSlip(trx, {
      unit_no: month.unitNo,
      period: month.period,
      name: lineOf(name),
      ...slip,
      uploaded_by: by.login,
      uploaded_at: by.at,
    })
    return {
      answer: okReply('แนบหลักฐานการโอนแล้ว'),
      told: {
        action: 'unit.result_slip',
        detail: { kind: slip.kind },
        event: { kind: 'slip', what: `หลักฐานการโอน ${lineOf(name)}` },
      },
    }
  })
}

export async function sendOwnSlip(
  { unit, server }: FastifyRequest,
  query: Static<typeof ResultMonth>,
  reply: FastifyReply,
) {
  const month = { unitNo: unit.unitNo, period: firstOfMonth(query.period) }
  const slip = await readAs(server.db, { unit: unit.unitNo }, (trx) => slipBytesOf(trx, month))
  return sendSlip(reply, slip)
}

/** The same file twice changes nothing; alone in place of several it does. */
function isAgain(
  standing: ReadonlySet<string>,
  sha256: string,
  how: UploadMode | undefined,
): boolean {
  return standing.has(sha256) && (how !== 'replace' || standing.size === 1)
}

function sealedPerson(sealing: Sealing, named: NamedInFile): SealedPerson {
  return {
    identity: sealing.seal(named.typed),
    idIndex: named.nationalId === null ? null : sealing.index(named.nationalId),
    typedNo: named.membershipNo,
  }
}

/** Read before anything is locked: it takes a while. */
async function readOrRefuse(bytes: Buffer, layouts: readonly { columns: LayoutColumn[] }[]) {
  try {
    return await readResultFile(
      bytes,
      layouts.map(({ columns }) => columns),
    )
  } catch (error) {
    if (error instanceof RefusedSet) throw new Refusal(400, error.message)
    throw error
  }
}

function bytesOf(body: Buffer | undefined): Buffer {
  if (!body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
  return body
}

function lineOf(name: string): string {
  return [...visitorLine(name)].slice(0, NAME_MAX).join('') || 'ไฟล์'
}

function limitUploads(app: FastifyInstance, unitNo: string): Promise<void> {
  return limitTries(app.db, app.secrets.csrf, TRIES, `unit:${unitNo}`)
}
