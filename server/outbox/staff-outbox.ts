// What went out by SMS and e-mail, and what did not. The words are not shown: they may be a code.

import type { FastifyRequest } from 'fastify'
import type { Outbox } from '#contract/staff/announce.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  outboxCounts,
  outboxPage,
  retryMessage,
} from '#database/queries/monitoring/outbox-message.ts'
import { billMonths, billNights } from '#database/queries/notice/bill-round.ts'
import { recorded } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { pageOf, pagesOf } from '../http/paging.ts'
import { SUBJECTS, type Template } from './messages.ts'
import { maskedAddress } from './terminal.ts'

export async function readOutbox(
  { server: { db, sealing } }: FastifyRequest,
  query: { state?: OutboxState; page?: string },
) {
  const { page, limit, offset } = pageOf(query.page)
  const { rows, total } = await outboxPage(db, { state: query.state, limit, offset })
  const counts = await outboxCounts(db)
  const messages = rows.map((row) => outboxMessage(row, sealing))
  const bills = { months: await billMonths(db), nights: await billNights(db) }
  return dataReply({ page, pages: pagesOf(total), total, counts, messages, bills })
}

export async function retryOutboxMessage(request: FastifyRequest, params: { messageId: string }) {
  const message_id = Number(params.messageId)
  await recorded(request, async (trx) => {
    const retried = await retryMessage(trx, message_id)
    if (!retried) throw new Refusal(409, 'ส่งข้อความนี้ซ้ำไม่ได้ เพราะส่งแล้ว เป็นรหัส OTP หรือพ้นเวลาที่ควรส่ง')
    return {
      action: 'outbox.retry',
      subjectNo: retried.membership_no ?? undefined,
      detail: { message_id, unit: retried.unit_no ?? '' },
    }
  })
  return okReply('จัดคิวส่งใหม่แล้ว')
}

type OutboxState = Outbox['messages'][number]['state']
type Row = Awaited<ReturnType<typeof outboxPage>>['rows'][number]

function outboxMessage(row: Row, sealing: Sealing): Outbox['messages'][number] {
  const state = row.sent_at ? 'sent' : row.gave_up_at ? 'gave_up' : 'waiting'
  return {
    message_id: row.message_id,
    channel: row.channel,
    to: maskedAddress(row.channel, sealing.open(row.address_sealed)),
    membership_no: row.membership_no,
    unit_no: row.unit_no,
    subject: SUBJECTS[row.template as Template] ?? row.template,
    state,
    created_at: row.created_at.toISOString(),
    tries: row.tries,
    next_try_at: state === 'waiting' ? row.next_try_at.toISOString() : null,
    ended_at: (row.sent_at ?? row.gave_up_at)?.toISOString() ?? null,
    last_error: row.last_error,
    may_retry: row.may_retry,
  }
}
