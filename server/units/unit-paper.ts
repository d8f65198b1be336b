// A file that a unit takes away: made in turn, written into the month's history and the audit, then sent.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addUnitEvent } from '#database/queries/unit/unit-event.ts'
import type { Occasion } from '#documents/paper/frame.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { recorded } from '../audit/audit.ts'
import { type Limit, limitTries } from '../http/rate-limit.ts'
import { cooperativeOf, sendFile } from '../papers/paper.ts'
import { inTurn } from '../papers/paper-turns.ts'
import { countWholeIds, notifyOthersOfIds } from './papers/whole-ids.ts'

/** Of one unit: a month is a handful of files, a program that fetches all day is another's. */
const OF_ONE_UNIT: Limit = { name: 'unit-paper', max: 120, seconds: 600 }

export interface UnitPaperFile {
  /** Of the file, with its ending. */
  name: string
  type: string
  bytes: Buffer
  /** The first of the month. */
  period: Day
  /** For the history, such as «งบหน้ารายการเรียกเก็บ (PDF)». */
  what: string
  rows: number
  /** Whether national ids are in it. */
  ids: boolean
}

export async function sendUnitFile(
  request: FastifyRequest,
  reply: FastifyReply,
  make: (occasion: Occasion) => Promise<UnitPaperFile>,
): Promise<FastifyReply> {
  const { server, unit } = request
  await limitTries(server.db, server.secrets.csrf, OF_ONE_UNIT, unit.unitNo)
  return inTurn(server.papers, `unit ${unit.unitNo}`, async () => {
    const now = new Date()
    const taken = await make(await occasionOf(server, now))
    await writeTaken(request, taken, now)
    return sendFile(request, reply, taken)
  })
}

async function occasionOf(server: FastifyInstance, printedAt: Date): Promise<Occasion> {
  return { cooperative: await cooperativeOf(server), printedAt }
}

async function writeTaken(request: FastifyRequest, taken: UnitPaperFile, at: Date): Promise<void> {
  const { unit } = request
  const { period, rows, ids } = taken
  // Its people read in the month's history what was in it.
  const what = ids ? `${taken.what} (มีเลขบัตรประชาชนครบ)` : taken.what
  await recorded(request, async (trx) => {
    if (ids) await countWholeIds(trx, request)
    const by = { login: unit.login, name: unit.name }
    await addUnitEvent(trx, { unitNo: unit.unitNo, period, kind: 'downloaded', what, by, at })
    const told = ids ? await notifyOthersOfIds(trx, request, period, at) : 0
    return {
      action: 'unit.export',
      detail: { unit: unit.unitNo, period: monthOf(period), what, rows, ids, told },
    }
  })
  request.server.reports.forget() // other processes hear of it from the database
}
