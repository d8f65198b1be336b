// What went out by SMS and e-mail, and what did not. The words are not shown: they may be a code.

import type { FastifyRequest } from 'fastify'
import { type Outbox, type OutboxRetries, RETRIES_MOST } from '#contract/staff/announce.ts'
import { inTransaction } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  messagesToRetry,
  type OutboxState,
  outboxCounts,
  outboxPage,
  retryMessages,
} from '#database/queries/monitoring/outbox-message.ts'
import { billMonths, billNights } from '#database/queries/notice/bill-round.ts'
import { type RecordedEvent, recordAudits, recorded } from '../audit/audit.ts'
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
  const { rows, total, mayRetry } = await outboxPage(db, { state: query.state, limit, offset })
  const counts = await outboxCounts(db)
  const messages = rows.map((row) => outboxMessage(row, sealing))
  const bills = { months: await billMonths(db), nights: await billNights(db) }
  const may_retry = Math.min(mayRetry, RETRIES_MOST)
  return dataReply({ page, pages: pagesOf(total), total, counts, may_retry, messages, bills })
}

export async function retryOutboxMessage(request: FastifyRequest, params: { messageId: string }) {
  const messageId = Number(params.messageId)
  await recorded(request, async (trx) => {
    const [message] = await messagesToRetry(trx, { messageId })
    if (!message) throw new Refusal(409, 'ส่งข้อความนี้ซ้ำไม่ได้ เพราะส่งแล้ว เป็นรหัส OTP หรือพ้นเวลาที่ควรส่ง')
    await retryMessages(trx, [messageId])
    return retryEvent(message)
  })
  return okReply('จัดคิวส่งใหม่แล้ว')
}

/** As many as the officer was told, or none: what may not be sent any more, or was since given up, is looked at first. */
export function retryOutboxMessages(request: FastifyRequest, { state, count }: OutboxRetries) {
  return inTransaction(request.server.db, async (trx) => {
    const messages = await messagesToRetry(trx, { state, most: RETRIES_MOST })
    if (messages.length !== count)
      throw new Refusal(
        409,
        `ขณะนี้มีข้อความที่ส่งใหม่ได้ ${messages.length.toLocaleString('en')} ข้อความ ไม่ใช่ ${count.toLocaleString('en')} กรุณาโหลดหน้าใหม่แล้วตรวจดูอีกครั้ง`,
      )
    await retryMessages(
      trx,
      messages.map(({ message_id }) => message_id),
    )
    await recordAudits(trx, request, messages.map(retryEvent))
    return okReply(`จัดคิวส่งใหม่ ${count.toLocaleString('en')} ข้อความแล้ว`)
  })
}

type Retried = Awaited<ReturnType<typeof messagesToRetry>>[number]

/** One of each message, so that each member reads of their own. */
function retryEvent({ message_id, membership_no, unit_no }: Retried): RecordedEvent {
  return {
    action: 'outbox.retry',
    subjectNo: membership_no ?? undefined,
    detail: { message_id, unit: unit_no ?? '' },
  }
}

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
