import type { FastifyRequest } from 'fastify'
import type { NewLayout } from '#contract/unit/layout.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { layoutsOf, removeLayout, saveLayout } from '#database/queries/unit/unit-layout.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { layoutProblem } from '#domain/unit/payroll-layout.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'

const LAYOUTS_MAX = 20

export async function saveOwnLayout(request: FastifyRequest, body: NewLayout) {
  const { unit, server } = request
  const { format, columns } = body
  const name = visitorLine(body.name)
  const problem = name === '' ? 'กรุณากรอกชื่อรูปแบบ' : layoutProblem(columns)
  if (problem) throw new Refusal(400, problem)
  return inTransaction(server.db, async (trx) => {
    const known = await layoutsOf(trx, unit.unitNo)
    if (known.length >= LAYOUTS_MAX && !known.some((layout) => layout.name === name))
      throw new Refusal(400, `บันทึกรูปแบบได้ไม่เกิน ${LAYOUTS_MAX} รูปแบบ กรุณาลบรูปแบบที่ไม่ใช้ก่อน`)
    const changed = { changed_by: unit.name, changed_at: new Date() }
    await saveLayout(trx, { unit_no: unit.unitNo, name, format, columns, ...changed })
    const saved = await layouts(trx, unit.unitNo)
    await recordAudit(trx, request, {
      action: 'unit.layout_save',
      detail: { name, format },
    })
    return saved
  })
}

export async function removeOwnLayout(request: FastifyRequest, body: { layout_id: number }) {
  const { unit, server } = request
  return inTransaction(server.db, async (trx) => {
    const removed = await removeLayout(trx, unit.unitNo, body.layout_id)
    if (!removed) throw new Refusal(404, 'ไม่พบรูปแบบไฟล์นี้ อาจถูกลบไปแล้ว')
    const left = await layouts(trx, unit.unitNo)
    await recordAudit(trx, request, {
      action: 'unit.layout_remove',
      detail: { name: removed.name },
    })
    return left
  })
}

export async function layouts(db: Db, unitNo: string) {
  const rows = await layoutsOf(db, unitNo)
  const layouts = rows.map(withInstants)
  return dataReply({ layouts })
}
