import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuditEvent } from '#database/core/audit.ts'
import { recordAudit } from '../audit/audit.ts'
import { type Client, clientOf } from '../identity/session.ts'
import { type Admitted, type Attempt, admit } from '../identity/sign-in.ts'

/** Lets the right person in, whichever door it is; that somebody was refused is written down. */
export async function admitOrRecordRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Attempt,
  event: Pick<AuditEvent, 'action' | 'detail'> & Partial<AuditEvent>,
): Promise<Admitted & { client: Client }> {
  const client = clientOf(request)
  const admitted = await admit(request, reply, attempt).catch(async (refusal) => {
    const detail = { ...event.detail, device: client.device }
    await recordAudit(request.server.db, request, { ...event, outcome: 'refused', detail })
    throw refusal
  })
  return { ...admitted, client }
}
