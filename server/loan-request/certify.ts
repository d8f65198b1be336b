// An employer unit certifies the pay of a borrower, or says that they are not its own. Only while the request waits for exactly this.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NotOurs, PayCertified } from '#contract/unit/certify.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { unitUsersOf } from '#database/queries/identity/unit-user-list.ts'
import { endAsks } from '#database/queries/request/guarantee-ask.ts'
import {
  answerCertificate,
  isRequestedOf,
  wasNotified,
} from '#database/queries/request/pay-certificate.ts'
import { lockRequest, type RequestRow } from '#database/queries/request/request.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { problemOfPay } from '#domain/request/certified-pay.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { notifyUnit } from '../outbox/put.ts'
import { moveRequest, NO_REQUEST, notifyMoved } from '../request-desk/move.ts'
import { contactsOfUnit } from '../units/unit-contacts.ts'
import { settleAsking } from './settle.ts'

const MOVED_ON = 'คำขอนี้ตอบไปแล้ว หรือผู้กู้แก้ไขหรือถอนคำขอแล้ว กรุณาโหลดหน้าใหม่'
const DAY_MS = 24 * 3_600_000

export async function certifyBorrower(
  request: FastifyRequest,
  params: { requestId: string },
  body: PayCertified,
): Promise<OkReply> {
  const { round, month } = body
  const pay = {
    month,
    income: satang(body.income),
    coop_deducted: satang(body.coop_deducted),
    other_deducted: satang(body.other_deducted),
  }
  const at = new Date()
  const problem = problemOfPay(pay, bangkokDate(at))
  return inTransaction(request.server.db, async (trx) => {
    const asked = await lockWaiting(trx, request, { requestId: Number(params.requestId), round })
    if (problem) throw new Refusal(400, problem)
    const said = {
      ...pay,
      state: 'certified',
      month: firstOfMonth(month),
      note: visitorLine(body.note),
    } as const
    await answer(trx, request, asked, at, said)
    await settleAsking(trx, request, asked)
    const detail = { request_no: requestNo(asked), month }
    const subjectNo = asked.membership_no
    await recordAudit(trx, request, { action: 'loan.certify', subjectNo, detail })
    return okReply(`รับรองรายได้ของคำขอ ${requestNo(asked)} แล้ว`)
  })
}

export async function disownBorrower(
  request: FastifyRequest,
  params: { requestId: string },
  body: NotOurs,
): Promise<OkReply> {
  const { server, unit } = request
  const reason = visitorLine(body.reason)
  const at = new Date()
  return inTransaction(server.db, async (trx) => {
    const of = { requestId: Number(params.requestId), round: body.round }
    const asked = await lockWaiting(trx, request, of)
    if (!reason) throw new Refusal(400, 'กรอกเหตุผล เช่น ย้ายไปสังกัดหน่วยงานอื่นแล้ว')
    await answer(trx, request, asked, at, { state: 'not_ours', note: reason })
    const state = await moveRequest(trx, asked, {
      move: 'disown',
      actor: `unit:${unit.login}`,
      at,
      memberWords: `หน่วยงานแจ้งว่าท่านไม่ใช่บุคลากรของหน่วยงาน (${reason}) กรุณาติดต่อหน่วยงานหรือสหกรณ์ให้แก้ไขทะเบียน แล้วส่งคำขออีกครั้ง`,
    })
    await endAsks(trx, [asked.request_id])
    await notifyMoved(trx, server.sealing, asked, { state, at })
    const detail = { request_no: requestNo(asked) }
    const subjectNo = asked.membership_no
    await recordAudit(trx, request, { action: 'loan.not_ours', subjectNo, detail })
    return okReply(`แจ้งสหกรณ์และสมาชิกแล้วว่าคำขอ ${requestNo(asked)} ไม่ใช่บุคลากรของหน่วยงาน`)
  })
}

/** Still as the unit read it; what another unit is asked is not there. */
async function lockWaiting(
  trx: Db,
  { unit }: FastifyRequest,
  { requestId, round }: { requestId: number; round: number },
): Promise<RequestRow> {
  if (!(await isRequestedOf(trx, unit.unitNo, requestId))) throw new Refusal(404, NO_REQUEST)
  const found = await lockRequest(trx, requestId)
  if (!found) throw new Refusal(404, NO_REQUEST)
  if (found.state !== 'asking' || found.round !== round) throw new Refusal(409, MOVED_ON)
  return found
}

async function answer(
  trx: Db,
  { unit: { unitNo, login } }: FastifyRequest,
  { request_id: requestId, round }: RequestRow,
  at: Date,
  said: Parameters<typeof answerCertificate>[2],
): Promise<void> {
  if (!(await answerCertificate(trx, { requestId, round, unitNo, by: login, at }, said)))
    throw new Refusal(409, MOVED_ON)
}

/** That somebody's pay is to be certified; whose is read behind the door. Who was told today and has not come is not told again. */
export async function notifyEmployer(
  trx: Db,
  { sealing }: FastifyRequest['server'],
  { unitNo, requestId, at }: { unitNo: string; requestId: number; at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - DAY_MS)
  if (unitNo === '' || (await wasNotified(trx, { unitNo, since, but: requestId }))) return
  const people = (await unitUsersOf(trx, unitNo)).filter(({ disabled_at }) => disabled_at === null)
  const contacts = await contactsOfUnit(trx, unitNo, people)
  const message = { template: 'unit_certificate_asked', at } as const
  await notifyUnit(trx, sealing, { unitNo, contacts, message })
}
