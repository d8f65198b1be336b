// What went out by SMS and e-mail, and what did not. The words are not shown: they may be a code.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { type Outbox, OutboxReply, OutboxState } from '#contract/staff/announce.ts'
import { inTransaction } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  outboxCounts,
  outboxPage,
  retryMessage,
} from '#database/queries/monitoring/outbox-message.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { Id, PageNumber, pageOf, pagesOf } from '#server/http/paging.ts'
import { SUBJECTS, type Template } from '#server/outbox/messages.ts'
import { maskedAddress } from '#server/outbox/terminal.ts'

const OUTBOX = { authz: 'staff', may: 'outbox' } as const

export const outboxRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/outbox',
    {
      config: OUTBOX,
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OutboxState), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: OutboxReply },
      },
    },
    async ({ query }) => {
      const { page, limit, offset } = pageOf(query.page)
      const { rows, total } = await outboxPage(app.db, { state: query.state, limit, offset })
      const counts = await outboxCounts(app.db)
      const messages = rows.map((row) => outboxMessage(row, app.sealing))
      return {
        rc_code: '1' as const,
        data: { page, pages: pagesOf(total), total, counts, messages },
      }
    },
  )

  app.post(
    '/api/admin/outbox/:messageId/retry',
    {
      config: OUTBOX,
      schema: {
        params: Type.Object({ messageId: Id }),
        body: NoBody,
        response: { 200: OkReply },
      },
    },
    async (request) => {
      const message_id = Number(request.params.messageId)
      await inTransaction(app.db, async (trx) => {
        const retried = await retryMessage(trx, message_id)
        if (!retried)
          throw new Refusal(409, 'ส่งข้อความนี้ซ้ำไม่ได้ เพราะส่งแล้ว เป็นรหัส OTP หรือพ้นเวลาที่ควรส่ง')
        await recordAudit(trx, request, {
          action: 'outbox.retry',
          subjectNo: retried.membership_no ?? undefined,
          detail: { message_id, unit: retried.unit_no ?? '' },
        })
      })
      return okReply('จัดคิวส่งใหม่แล้ว')
    },
  )
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
