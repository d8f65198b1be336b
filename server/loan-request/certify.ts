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
  const { unitNo, login } = request.unit
  return inTransaction(request.server.db, async (trx) => {
    const asked = await lockOwn(trx, request, { requestId: Number(params.requestId), round })
    const said = { ...body, note: visitorLine(body.note) }
    await keepCertificate(trx, request, { asked, said, unitNo, by: login })
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
    const asked = await lockOwn(trx, request, of)
    if (!reason) throw new Refusal(400, 'กรอกเหตุผล เช่น ย้ายไปสังกัดหน่วยงานอื่นแล้ว')
    const who = { unitNo: unit.unitNo, by: unit.login, at }
    await answer(trx, asked, who, { state: 'not_ours', note: reason })
    const state = await moveRequest(trx, asked, {
      move: 'disown',
      actor: `unit:${unit.login}`,
      at,
      memberWords: `หน่วยงานแจ้งว่าท่านไม่ใช่บุคลากรของหน่วยงาน (${reason}) กรุณาติดต่อหน่วยงานหรือสหกรณ์ให้แก้ไขทะเบียน แล้วส่งคำขออีกครั้ง`,
    })
    await endAsks(trx, [asked.request_id])
    await notifyMoved(trx, server.sealing, [asked], { state, at })
    const detail = { request_no: requestNo(asked) }
    const subjectNo = asked.membership_no
    await recordAudit(trx, request, { action: 'loan.not_ours', subjectNo, detail })
    return okReply(`แจ้งสหกรณ์และสมาชิกแล้วว่าคำขอ ${requestNo(asked)} ไม่ใช่บุคลากรของหน่วยงาน`)
  })
}

/** What another unit is asked is not there. */
async function lockOwn(trx: Db, { unit }: FastifyRequest, of: Signed): Promise<RequestRow> {
  if (!(await isRequestedOf(trx, unit.unitNo, of.requestId))) throw new Refusal(404, NO_REQUEST)
  return lockWaiting(trx, of)
}

interface Signed {
  requestId: number
  /** How often the borrower has signed. */
  round: number
}

/** Still as whoever certifies has read it. */
export async function lockWaiting(trx: Db, { requestId, round }: Signed): Promise<RequestRow> {
  const found = await lockRequest(trx, requestId)
  if (!found) throw new Refusal(404, NO_REQUEST)
  if (found.state !== 'asking' || found.round !== round) throw new Refusal(409, MOVED_ON)
  return found
}

interface Certifying {
  asked: RequestRow
  said: PayCertified
  unitNo: string
  by: string
  /** Of the unit's paper, where an officer records it. */
  scan?: Buffer
}

/** The same figures are refused whoever enters them. Goes to the desk where it was the last that was waited for. */
export async function keepCertificate(
  trx: Db,
  request: FastifyRequest,
  { asked, said, ...who }: Certifying,
): Promise<void> {
  const at = new Date()
  const pay = {
    month: said.month,
    income: satang(said.income),
    coop_deducted: satang(said.coop_deducted),
    other_deducted: satang(said.other_deducted),
  }
  const problem = problemOfPay(pay, bangkokDate(at))
  if (problem) throw new Refusal(400, problem)
  const month = firstOfMonth(said.month)
  await answer(trx, asked, { ...who, at }, { ...pay, state: 'certified', month, note: said.note })
  await settleAsking(trx, request, asked)
}

async function answer(
  trx: Db,
  { request_id: requestId, round }: RequestRow,
  who: { unitNo: string; by: string; at: Date; scan?: Buffer },
  said: Parameters<typeof answerCertificate>[2],
): Promise<void> {
  if (!(await answerCertificate(trx, { requestId, round, ...who }, said)))
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
