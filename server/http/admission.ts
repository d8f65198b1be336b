import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuditEvent } from '#database/core/audit.ts'
import { countInBucket } from '#database/queries/identity/rate-bucket.ts'
import { recordAudit } from '../audit/audit.ts'
import { type Client, clientOf } from '../identity/session.ts'
import { type Admitted, type Attempt, admit } from '../identity/sign-in.ts'
import { Refusal } from './errors.ts'
import { networkHash } from './visitor.ts'

/** Lets the right person in, whichever door it is; that somebody was refused is written down. */
export async function admitOrRecordRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Attempt,
  event: Pick<AuditEvent, 'action' | 'detail'> & Partial<AuditEvent>,
): Promise<Admitted & { client: Client }> {
  const client = clientOf(request)
  const admitted = await admit(request, reply, attempt).catch(async (refusal) => {
    if (!(await isWorthRecording(request, refusal))) throw refusal
    const detail = { ...event.detail, device: client.device }
    await recordAudit(request.server.db, request, { ...event, outcome: 'refused', detail })
    throw refusal
  })
  return { ...admitted, client }
}

/** Refused before a password was tried: nobody fills the audit with these. */
const UNTRIED = { name: 'sign-in-untried', max: 20, seconds: 10 * 60 }

async function isWorthRecording(request: FastifyRequest, refusal: unknown): Promise<boolean> {
  if (!(refusal instanceof Refusal) || refusal.status === 401) return true
  const { db, secrets } = request.server
  const who = networkHash(request, secrets.csrf)
  return (await countInBucket(db, UNTRIED.name, who, UNTRIED.seconds)).used <= UNTRIED.max
}
