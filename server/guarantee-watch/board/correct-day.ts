// An officer puts the day of a default right, or has told a guarantor by hand. Both are appended, with who and why.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { DefaultDay, TaskResult } from '#contract/staff/desk/guarantees.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addCorrection, boardCases } from '#database/queries/guarantee-watch/board.ts'
import { endTask } from '#database/queries/guarantee-watch/task.ts'
import { addState, lockWatch } from '#database/queries/guarantee-watch/watch-case.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate, longDate } from '#domain/calendar/thai-date.ts'
import { recordAudit, recorded } from '../../audit/audit.ts'
import { requireReason } from '../../content/staff-text.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'

export async function correctDay(
  request: FastifyRequest,
  { caseId }: { caseId: string },
  body: DefaultDay,
): Promise<OkReply> {
  const { server, staff } = request
  const reason = requireReason(body.reason)
  const { default_on } = body
  if (default_on > bangkokDate(new Date())) throw new Refusal(400, 'วันผิดนัดต้องไม่เป็นวันในอนาคต')
  return inTransaction(server.db, async (trx) => {
    await lockWatch(trx)
    const [one] = await readAs(trx, { staff: staff.login }, () => boardCases(trx, Number(caseId)))
    if (!one) throw new Refusal(404, 'ไม่พบรายการนี้')
    if (one.state !== 'behind') throw new Refusal(409, 'แก้วันผิดนัดได้เฉพาะรายการที่ผู้กู้ค้างชำระอยู่')
    if (one.default_by === 'core') throw new Refusal(409, 'ระบบหลักแจ้งวันผิดนัดเอง กรุณาแก้ไขที่ระบบหลัก')
    if (one.default_on === default_on) throw new Refusal(409, 'วันผิดนัดเป็นวันนี้อยู่แล้ว')
    const night = await publicationNow(trx)
    if (!night) throw new Refusal(409, 'ยังไม่มีข้อมูลรายวัน')
    const { case_id, seq, missed, amount, default_on: was_on } = one
    await addCorrection(trx, { case_id, default_on, was_on, reason, by: staff.login })
    const stamp = { case_id, seq: seq + 1, run_id: one.run_id, as_of: night.as_of }
    await addState(trx, {
      ...stamp,
      state: 'behind',
      default_on,
      default_by: 'officer',
      missed,
      amount,
    })
    await recordAudit(trx, request, {
      action: 'loan.watch_day',
      subjectNo: one.borrower_no,
      detail: { reason, effective_on: default_on },
    })
    return okReply(`แก้วันผิดนัดเป็น ${longDate(default_on)} แล้ว`)
  })
}

export async function endWatchTask(
  request: FastifyRequest,
  { taskId }: { taskId: string },
  body: TaskResult,
): Promise<OkReply> {
  const words = requireReason(body.words)
  const told_on = body.told_on
  if (told_on !== null && told_on > bangkokDate(new Date()))
    throw new Refusal(400, 'วันที่แจ้งผู้ค้ำประกันต้องไม่เป็นวันในอนาคต')
  await recorded(request, async (trx) => {
    const done = { done_at: new Date(), done_by: request.staff.login, told_on, words }
    const ended = await endTask(trx, Number(taskId), done)
    if (!ended) throw new Refusal(409, 'งานนี้มีผู้ทำแล้ว กรุณาโหลดหน้าใหม่')
    if (told_on !== null) await requireToldSince(trx, request.staff.login, ended.case_id, told_on)
    const detail = { reason: words }
    return { action: 'loan.watch_task', subjectNo: ended.membership_no, detail }
  })
  return okReply('บันทึกผลของงานแล้ว')
}

async function requireToldSince(trx: Db, login: string, caseId: number | null, toldOn: Day) {
  if (caseId === null) throw new Refusal(400, 'งานนี้ไม่เกี่ยวกับการส่งหนังสือ เว้นวันที่ได้รับหนังสือไว้')
  const [one] = await readAs(trx, { staff: login }, () => boardCases(trx, caseId))
  if (one && toldOn < one.default_on) throw new Refusal(400, 'วันที่แจ้งผู้ค้ำประกันต้องไม่ก่อนวันผิดนัด')
}
