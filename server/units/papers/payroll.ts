import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PayrollQuery } from '#contract/unit/layout.ts'
import type { Occasion } from '#documents/paper/frame.ts'
import { csv } from '#documents/table/csv.ts'
import { fixedWidth, TooNarrow } from '#documents/table/fixed-width.ts'
import type { Workbook } from '#documents/table/sheet.ts'
import type { Table } from '#documents/table/table.ts'
import { MAY_BE_CUT, payrollTable } from '#documents/unit/payroll.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { layoutProblem, PAYROLL_FORMATS, type PayrollFormat } from '#domain/unit/payroll-layout.ts'
import { Refusal } from '#server/http/errors.ts'
import { tableBody } from '#server/papers/paper.ts'
import { sendUnitFile } from '#server/units/unit-paper.ts'
import { readUnit, requireBill } from '#server/units/unit-reading.ts'
import { requireWholeIds } from './whole-ids.ts'

type Body = { type: string; bytes: Buffer }

const FILES: Record<PayrollFormat, (table: Table, occasion: Occasion) => Promise<Body>> = {
  xlsx: (table, occasion) => tableBody('xlsx', bookOf(table, occasion)),
  csv: (table, occasion) => tableBody('csv', bookOf(table, occasion)),
  'csv-874': async (table) => ({
    type: 'text/csv; charset=windows-874',
    // The mark that makes Excel read UTF-8 has no place in another encoding.
    bytes: Buffer.from(inWindows874(csv(table).replace(/^\uFEFF/, ''))),
  }),
  txt: async (table) => ({ type: 'text/plain; charset=windows-874', bytes: fixed(table) }),
}

export async function sendPayrollFile(
  request: FastifyRequest,
  body: PayrollQuery,
  reply: FastifyReply,
) {
  const problem = layoutProblem(body.columns)
  if (problem) throw new Refusal(400, problem)
  const ids = body.columns.some(({ column }) => column === 'national_id')
  if (ids) await requireWholeIds(request, body)
  return sendUnitFile(request, reply, async (occasion) => {
    const { unit, server } = request
    const { bill, table } = await readUnit(server, unit.unitNo, async (reading) => {
      const bill = await requireBill(reading, body.period)
      const sealed = new Map(bill.people.map((one) => [one.membership_no, one.national_id_sealed]))
      const idOf = (no: string) => {
        const own = sealed.get(no)
        return own ? reading.sealing.open(own) : ''
      }
      return { bill, table: payrollTable(bill, body.columns, idOf) }
    })
    const { name, ending } = PAYROLL_FORMATS[body.format]
    return {
      name: `รายงานการหักส่ง_${unit.unitNo}_${filedDate(body.period)}.${ending}`,
      ...(await FILES[body.format](table, occasion)),
      period: bill.period,
      what: `รายงานการหักส่ง ${name}`,
      rows: table.rows.length,
      ids,
    }
  })
}

function bookOf(table: Table, { cooperative, printedAt }: Occasion): Workbook {
  return { title: table.name, author: cooperative.nameTh, printedAt, tables: [table] }
}

function fixed(table: Table): Buffer {
  try {
    return fixedWidth(table, MAY_BE_CUT)
  } catch (error) {
    if (!(error instanceof TooNarrow)) throw error
    throw new Refusal(400, `คอลัมน์ ${error.head} แคบเกินไป กรุณาเพิ่มความกว้างแล้วลองใหม่`)
  }
}
