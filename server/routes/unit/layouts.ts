import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LayoutsReply, NewLayout, WhichLayout } from '#contract/unit/layout.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { layoutsOf, removeLayout, saveLayout } from '#database/queries/unit/unit-layout.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { layoutProblem } from '#domain/unit/payroll-layout.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { NoQuery } from '#server/member-figures/period-query.ts'

const LAYOUTS_MAX = 20

/** The columns a unit's payroll program wants, kept under names. */
export const layoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/layouts',
    {
      config: { authz: 'unit' },
      schema: { querystring: NoQuery, response: { 200: LayoutsReply } },
    },
    ({ unit, server }) => layouts(server.db, unit.unitNo),
  )

  app.post(
    '/layouts',
    { config: { authz: 'unit' }, schema: { body: NewLayout, response: { 200: LayoutsReply } } },
    async (request) => {
      const { unit, body, server } = request
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
    },
  )

  app.post(
    '/layouts/remove',
    { config: { authz: 'unit' }, schema: { body: WhichLayout, response: { 200: LayoutsReply } } },
    async (request) => {
      const { unit, body, server } = request
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
    },
  )
}

async function layouts(db: Db, unitNo: string) {
  const rows = await layoutsOf(db, unitNo)
  const layouts = rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
  return { rc_code: '1' as const, data: { layouts } }
}
