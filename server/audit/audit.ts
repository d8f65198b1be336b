// Records what a request did, in the transaction that does it.

import { hkdfSync } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type AuditEvent, type AuditKey, appendAudits, auditKeyOf } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'

/** From the secret that is never lost and in no backup, so that a stolen copy cannot write history. */
export function auditKeyFrom(...sealingSecrets: string[]): AuditKey {
  return auditKeyOf(
    ...sealingSecrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'coop-web audit', 32)),
    ),
  )
}

export type RecordedEvent = Pick<AuditEvent, 'action' | 'detail'> & Partial<AuditEvent>

/** By default done, by whoever is signed in, and about the member if it is one. Call it last in the transaction. */
export function recordAudit(trx: Db, request: FastifyRequest, event: RecordedEvent): Promise<void> {
  return recordAudits(trx, request, [event])
}

/** Hundreds at once: all of them are written down, or none. */
export function recordAudits(
  trx: Db,
  request: FastifyRequest,
  events: readonly RecordedEvent[],
): Promise<void> {
  const { member, server, ip, id } = request
  const ofRequest = {
    actor: actorOf(request),
    actStaff: member?.actStaff ?? undefined,
    subjectNo: member?.membershipNo,
    outcome: 'done',
    address: ip,
    requestId: id,
  } as const
  return appendAudits(
    trx,
    server.audit,
    events.map((event) => ({ ...ofRequest, ...event })),
  )
}

/** Does something and records the event it answers with, in one transaction. */
export function recorded(
  request: FastifyRequest,
  act: (trx: Db) => Promise<RecordedEvent>,
): Promise<void> {
  return inTransaction(request.server.db, async (trx) => recordAudit(trx, request, await act(trx)))
}

function actorOf({ member, staff, unit }: FastifyRequest): string {
  if (member) return `member:${member.membershipNo}`
  if (staff) return `staff:${staff.login}`
  return unit ? `unit:${unit.login}` : 'visitor'
}
