// A member who has lost the old phone comes to the counter with an identity card: one officer takes the new number down, and it goes
// the same way as any other, through two officers and the hold.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { CounterPhone } from '#contract/staff/desk/request-desk.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addConsent } from '#database/queries/request/request.ts'
import { PHONE, type PhoneChange, typedMobile } from '#domain/request/phone.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { recordAudit } from '../audit/audit.ts'
import { requireReason } from '../content/staff-text.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { notifyWithStop } from '../identity/recovery/notify-with-stop.ts'
import { readForOfficer, requireOther } from '../members/staff-member.ts'
import { heldUntil, requireNoBrake } from './hold.ts'
import { DESK_KINDS } from './kinds.ts'
import { moveRequest } from './move.ts'
import { newDraft } from './send-request.ts'

export async function takePhoneAtCounter(
  request: FastifyRequest,
  { no: membershipNo }: { no: string },
  body: CounterPhone,
): Promise<OkReply> {
  const reason = requireReason(body.reason)
  const mobile = typedMobile(body.mobile)
  if (!mobile) throw new Refusal(400, 'กรอกหมายเลขโทรศัพท์มือถือ 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09')
  await requireOther(request, membershipNo)
  const payload: PhoneChange = { mobile, proved: 'counter' }
  const asked = { payload, payload_sealed: null }
  const { verdict, rulesVersion, runId } = await readForOfficer(request, membershipNo, (reading) =>
    DESK_KINDS.phone.judge(reading, asked),
  )
  const against = verdict.findings.find(({ passes }) => passes === false)
  if (!isAllowed(verdict.findings)) throw new Refusal(409, `รับคำขอไม่ได้ ${against?.says ?? ''}`)
  const judged = { payload, judged: verdict, rulesVersion, runId, amount: PHONE.amount(payload) }
  return inTransaction(request.server.db, async (trx) => {
    await requireNoBrake(trx, membershipNo)
    const at = new Date()
    const until = await heldUntil(trx, at)
    const draft = await newDraft(trx, { membershipNo, kind: 'phone', judged, at })
    const no = requestNo(draft)
    await moveRequest(trx, draft, {
      move: 'send',
      actor: `staff:${request.staff.login}`,
      at,
      memberWords: `${PHONE.summary(payload)} แจ้งที่สหกรณ์`,
      staffWords: `รับที่เคาน์เตอร์ ตรวจบัตรประชาชนแล้ว: ${reason}`,
      columns: { sent_at: at, checked_by: null, approved_by: null, judged, held_until: until },
    })
    const { request_id: requestId } = draft
    await addConsent(trx, { requestId, membershipNo, at, proof: 'paper', signingId: null })
    const what = PHONE.heldAs?.(payload) ?? PHONE.title
    const news = { template: 'change_held', what, requestNo: no, until } as const
    await notifyWithStop(trx, request, membershipNo, news)
    const detail = { request_no: no, reason }
    await recordAudit(trx, request, { action: 'request.counter', subjectNo: membershipNo, detail })
    return okReply(`รับคำขอ ${no} แล้ว ตรวจแล้วให้เจ้าหน้าที่อีกท่านอนุมัติ คำขอพักไว้จนพ้นกำหนด`)
  })
}
