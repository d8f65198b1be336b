// The proof of a transfer, which a unit attaches to its month.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { ResultMonth, ResultUploadQuery } from '#contract/unit/result.ts'
import { readAs } from '#database/core/reader.ts'
import { slipBytesOf } from '#database/queries/unit/unit-result.ts'
import { setResultSlip } from '#database/queries/unit/unit-result-change.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { sendSlip } from '#server/units/result/unit-slip.ts'
import { readSentFile } from '#server/uploads/file-readers.ts'
import { changeResult } from './change-result.ts'
import { fileNameOf, limitUploads } from './upload-limits.ts'

export async function attachSlip(
  request: FastifyRequest,
  { period, name }: ResultUploadQuery,
  body: Buffer,
): Promise<OkReply> {
  await limitUploads(request)
  const slip = await readSentFile('paperFrom', body)
  const fileName = fileNameOf(name)
  return changeResult(request, { period, from: 'draft' }, async ({ trx, month, by }) => {
    await setResultSlip(trx, {
      unit_no: month.unitNo,
      period: month.period,
      name: fileName,
      ...slip,
      uploaded_by: by.login,
      uploaded_at: by.at,
    })
    return {
      answer: okReply('แนบหลักฐานการโอนแล้ว'),
      change: {
        action: 'unit.result_slip',
        detail: { kind: slip.kind },
        event: { kind: 'slip', what: `หลักฐานการโอน ${fileName}` },
      },
    }
  })
}

export async function sendOwnSlip(
  { unit, server }: FastifyRequest,
  { period }: ResultMonth,
  reply: FastifyReply,
) {
  const month = { unitNo: unit.unitNo, period: firstOfMonth(period) }
  const slip = await readAs(server.db, { unit: unit.unitNo }, (trx) => slipBytesOf(trx, month))
  return sendSlip(reply, slip)
}
