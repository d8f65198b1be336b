import type { FastifyRequest } from 'fastify'
import type { UnitBoard, UnitBoardQuery, UnitBoardRow } from '#contract/staff/units.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { billedMonths, holdOf, unitMonths } from '#database/queries/unit/unit-board.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang, total } from '#domain/money/money.ts'
import { BOARD_SHOWS, type BoardShow, isShown, standingOf } from '#domain/unit/unit-board.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readNoticeForm } from '#server/units/collection-notice.ts'

const PAGE = 50

export async function readUnitBoard({ staff, server }: FastifyRequest, query: UnitBoardQuery) {
  return dataReply(await readAs(server.db, { staff: staff.login }, (trx) => readBoard(trx, query)))
}

async function readBoard(
  trx: Db,
  { period: asked, show = 'all', q = '', page = '1' }: UnitBoardQuery,
): Promise<UnitBoard> {
  const months = await billedMonths(trx)
  const period = asked ? months.find((month) => month.startsWith(asked)) : months[0]
  if (!period) throw new Refusal(404, 'ไม่พบการเรียกเก็บของเดือนที่ต้องการ')
  const rows = (await unitMonths(trx, { period })).map((row) => boardRow(row, today()))
  const word = q.trim()
  const found = rows.filter(
    (row) => isShown(row, show) && (row.unit_no.includes(word) || row.name.includes(word)),
  )
  const hold = await holdOf(trx, period)
  const at = Number(page)
  const shows = Object.keys(BOARD_SHOWS) as BoardShow[]
  return {
    months: months.map((month) => monthOf(month)),
    period: monthOf(period),
    due_on: rows[0]?.due_on ?? null,
    counts: Object.fromEntries(
      shows.map((one) => [one, rows.filter((row) => isShown(row, one)).length]),
    ) as UnitBoard['counts'],
    totals: {
      units: rows.length,
      members: rows.reduce((sum, { members }) => sum + members, 0),
      billed: total(rows.map(({ billed }) => billed)),
      deducted: total(rows.map(({ deducted }) => deducted ?? satang(0))),
      transferred: total(rows.map((row) => row.transfer_amount ?? satang(0))),
    },
    closable: rows.filter(isClosable).map(({ unit_no, name, transfer_amount, has_slip }) => ({
      unit_no,
      name,
      amount: transfer_amount ?? satang(0),
      has_slip,
    })),
    mails: rows.filter((row) => isShown(row, 'waiting') && row.has_email).length,
    notice: await readNoticeForm(trx, period),
    receipts_held: hold ? { by: hold.held_by, at: hold.held_at.toISOString() } : null,
    rows: found.slice((at - 1) * PAGE, at * PAGE),
    found: found.length,
    page: at,
    pages: Math.max(1, Math.ceil(found.length / PAGE)),
  }
}

/** Sent, and the money is what was reported: nothing is left to talk about. */
export function isClosable({ step, transfer_amount, reported, refunds }: UnitBoardRow): boolean {
  if (step !== 'sent' || reported === null) return false
  return transfer_amount === amountToPay({ reported, refunds })
}

export function boardRow(
  row: Awaited<ReturnType<typeof unitMonths>>[number],
  today: Day,
): UnitBoardRow {
  const { state, sent_at, reminded_at, downloaded: _, period, received, ...figures } = row
  return {
    ...figures,
    ...(received !== null && { received }),
    ...standingOf(row, today),
    period: monthOf(period),
    closed: state === 'closed',
    sent_at: sent_at?.toISOString() ?? null,
    reminded_at: reminded_at?.toISOString() ?? null,
  }
}

export function today(): Day {
  return bangkokDate(new Date())
}
