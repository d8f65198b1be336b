import type { FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import type { DeliveryBookFeed, LetterWords } from '#contract/unit/letter.ts'
import { inTransaction } from '#database/core/connect.ts'
import { saveLetter } from '#database/queries/unit/unit-letter.ts'
import { letterFacts, paymentOf } from '#documents/unit/letter.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageConfigOf } from '#server/pages/page-config.ts'
import { monthsOf } from './bill-cover.ts'
import { readNotice } from './collection-notice.ts'
import { paymentInstruction, readBiller, readLetter, readReported } from './unit-letter.ts'
import { readBill, readUnit, readUnitPage, requireBill } from './unit-reading.ts'

export async function readDeliveryBook(request: FastifyRequest, query: MonthQuery) {
  const { server, unit } = request
  const { coopNameTH } = await pageConfigOf(server)
  return readUnitPage(request, async (reading) => {
    const { months, bill, ...of } = await readBill(reading, query.period)
    const data: DeliveryBookFeed = {
      as_of: reading.asOf,
      unit: of.unit,
      cooperative: coopNameTH,
      months: monthsOf(months),
      letter: null,
    }
    if (bill) {
      const notice = await reading.live(readNotice, bill.period)
      const { people, billed, groups } = letterFacts(bill, coopNameTH)
      const { sent, settled } = await reading.reported(readReported, unit.unitNo, bill.period)
      const biller = settled ? undefined : await reading.live(readBiller, coopNameTH)
      data.letter = {
        period: monthOf(bill.period),
        due_on: bill.dueOn,
        people,
        billed,
        groups,
        sent: sent && {
          on: sent.on,
          people: sent.people,
          reported: sent.reported,
          refunds: sent.refunds,
          partial: sent.partial,
          none: sent.none,
          transferred_on: sent.transferredOn,
        },
        fields: await reading.live(readLetter, unit.unitNo, bill.period, new Date()),
        payment: paymentInstruction(paymentOf(bill, biller, sent)),
        notice: notice ? { letter_no: notice.letterNo, dated_on: notice.datedOn } : null,
      }
    }
    return dataReply(data)
  })
}

export async function saveDeliveryBook(request: FastifyRequest, body: LetterWords) {
  const { unit, server } = request
  const { period } = await readUnit(server, unit.unitNo, (reading) =>
    requireBill(reading, body.period),
  )
  const now = new Date()
  const data = await inTransaction(server.db, async (trx) => {
    await saveLetter(trx, {
      unit_no: unit.unitNo,
      period,
      letter_no: visitorLine(body.letter_no),
      dated_on: body.dated_on,
      addressed_to: visitorLine(body.addressed_to),
      refers_to: visitorLine(body.refers_to),
      signer: visitorLine(body.signer),
      signer_position: visitorLine(body.signer_position),
      changed_by: unit.name,
      changed_at: now,
    })
    const saved = await readLetter(trx, unit.unitNo, period, now)
    await recordAudit(trx, request, {
      action: 'unit.letter',
      detail: { period: body.period, letter_no: saved.letter_no },
    })
    return saved
  })
  return dataReply(data)
}
