// The second person: reads what would change, and confirms it with a fresh proof or declines it.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  decidePendingAct,
  lockPendingAct,
  type PendingAct,
  pendingActs,
} from '#database/queries/identity/pending-act.ts'
import { presentOfficer } from '#database/queries/identity/staff.ts'
import { isAboutOfficer, PENDING_ACTS } from '#domain/identity/pending-act.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { ACTS } from './acts.ts'

const DECIDED_SHOWN = 20
const REASON_MIN = 5

export async function readActs({ staff, server }: FastifyRequest) {
  const acts = await pendingActs(server.db, DECIDED_SHOWN)
  return dataReply({ acts: acts.map((act) => asTold(act, staff.login)) })
}

export async function confirmAct(request: FastifyRequest, params: { actId: string }) {
  const { server, staff } = request
  const actId = Number(params.actId)
  const { kind, given } = await inTransaction(server.db, async (trx) => {
    const act = await waitingAct(trx, actId)
    const { kind, subject, proposed_by } = act
    requireAnother(act, staff.login)
    const proposer = await presentOfficer(trx, proposed_by)
    if (!proposer) throw new Refusal(409, 'ผู้เสนอรายการนี้พ้นหน้าที่แล้ว กรุณาไม่ยืนยัน แล้วเสนอใหม่')
    await decidePendingAct(trx, actId, { outcome: 'confirmed', by: staff.login, reason: '' })
    const content = JSON.parse(server.sealing.open(act.content_sealed))
    const given = await ACTS[kind].perform({ request, trx, proposer }, content)
    const detail = { act: actId, kind, of: subject, proposed_by }
    await recordAudit(trx, request, { action: 'act.confirm', detail })
    return { kind, given }
  })
  await ACTS[kind].afterwards?.(request)
  const code = given ? { ...given, until: given.until.toISOString() } : null
  return { rc_code: '1' as const, rc_des: 'ยืนยันแล้ว มีผลทันที', data: { given: code } }
}

/** By who proposed it, it is taken back. */
export async function declineAct(
  request: FastifyRequest,
  params: { actId: string },
  body: { reason: string },
): Promise<OkReply> {
  const { server, staff } = request
  const actId = Number(params.actId)
  const reason = visitorLine(body.reason)
  if (reason.length < REASON_MIN) throw new Refusal(400, `กรุณาระบุเหตุผลอย่างน้อย ${REASON_MIN} ตัวอักษร`)
  return inTransaction(server.db, async (trx) => {
    const { kind, subject, proposed_by } = await waitingAct(trx, actId)
    const isOwn = proposed_by === staff.login
    const outcome = isOwn ? 'withdrawn' : 'declined'
    await decidePendingAct(trx, actId, { outcome, by: staff.login, reason })
    const detail = { act: actId, kind, of: subject, proposed_by, reason }
    await recordAudit(trx, request, { action: 'act.decline', detail })
    return okReply(isOwn ? 'ถอนรายการแล้ว ไม่มีสิ่งใดเปลี่ยน' : 'ไม่ยืนยันแล้ว ไม่มีสิ่งใดเปลี่ยน')
  })
}

async function waitingAct(trx: Db, actId: number) {
  const act = await lockPendingAct(trx, actId)
  if (!act) throw new Refusal(409, 'รายการนี้มีผู้ตัดสินใจแล้วหรือหมดอายุแล้ว กรุณาโหลดหน้าใหม่')
  return act as typeof act & Pick<PendingAct, 'kind'>
}

function requireAnother(
  { kind, subject, proposed_by }: Pick<PendingAct, 'kind' | 'subject' | 'proposed_by'>,
  login: string,
): void {
  if (proposed_by === login)
    throw new Refusal(403, 'ผู้เสนอยืนยันรายการของตนเองไม่ได้ ต้องให้เจ้าหน้าที่อีกท่านยืนยัน')
  if (isAboutOfficer(kind) && subject === login)
    throw new Refusal(403, 'ยืนยันรายการเกี่ยวกับตนเองไม่ได้ ต้องให้เจ้าหน้าที่ท่านอื่นยืนยัน')
}

function asTold(act: PendingAct, login: string) {
  const { proposed_by, expires_at, proposed_at, decided_at, ...rest } = act
  const { act_id, kind, says, proposer, outcome, decider, reason, subject } = rest
  return {
    act_id,
    title: PENDING_ACTS[kind],
    says,
    proposer,
    proposed_at: proposed_at.toISOString(),
    expires_at: expires_at.toISOString(),
    outcome,
    decider,
    decided_at: decided_at?.toISOString() ?? null,
    reason,
    has_files: kind === 'paper_signing',
    is_own: proposed_by === login,
    may_confirm:
      outcome === null && proposed_by !== login && !(isAboutOfficer(kind) && subject === login),
  }
}
