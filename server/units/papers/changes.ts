import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import { changesPaper, changesTable, type UnitChanges } from '#documents/unit/changes.ts'
import { type Month, monthOf } from '#domain/calendar/day.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import { Refusal } from '#server/http/errors.ts'
import { type Format, paperBody } from '#server/papers/paper.ts'
import { sendUnitFile } from '#server/units/unit-paper.ts'
import { comparedPeople } from '#server/units/unit-people.ts'
import { readUnit, requireBill, type UnitReading } from '#server/units/unit-reading.ts'
import { requirePrintable } from './bill-papers.ts'

export async function sendChangesPaper(
  request: FastifyRequest,
  params: { format: Format },
  query: MonthQuery,
  reply: FastifyReply,
) {
  return sendUnitFile(request, reply, async (occasion) => {
    const { server, unit } = request
    const changes = await readUnit(server, unit.unitNo, (reading) =>
      readChanges(reading, query.period),
    )
    const { bill, people } = changes
    requirePrintable(params.format, changes)
    const what = 'รายการเปลี่ยนแปลงจากเดือนก่อน'
    const name = `${what}_${unit.unitNo}_${filedDate(monthOf(bill.period))}`
    const body = await paperBody(request, params.format, {
      name,
      template: 'unit',
      paper: () => changesPaper(changes, occasion),
      workbook: () => ({
        title: what,
        author: occasion.cooperative.nameTh,
        printedAt: occasion.printedAt,
        tables: [changesTable(changes)],
      }),
    })
    return {
      ...body,
      name: `${name}.${params.format}`,
      period: bill.period,
      what: `${what} (${params.format.toUpperCase()})`,
      rows: people.length,
      ids: false,
    }
  })
}

async function readChanges(reading: UnitReading, asked: Month | undefined): Promise<UnitChanges> {
  const bill = await requireBill(reading, asked)
  if (!bill.before) throw new Refusal(404, 'ไม่มีเดือนก่อนหน้าให้เปรียบเทียบ')
  const people = (await comparedPeople(reading, bill)).flatMap(({ person, change }) =>
    change && change.change !== 'same' ? [{ person, change }] : [],
  )
  if (people.length === 0) throw new Refusal(404, 'ไม่มีรายการเปลี่ยนแปลงจากเดือนก่อน')
  return { bill, previous: bill.before.period, people }
}
