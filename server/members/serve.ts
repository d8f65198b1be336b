import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { StaffReveal } from '#contract/staff/member.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { newestDividendOf } from '#database/queries/figures/dividend.ts'
import { addSlip } from '#database/queries/identity/activation-slip.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { forgetTries } from '#database/queries/identity/sign-in-failure.ts'
import { presentMember } from '#database/queries/member/member.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { registerOf } from '#database/queries/member/member-register.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { revealReason } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { newSlipCode, slipHash } from '#server/identity/recovery/codes.ts'
import { notifyWithStop } from '#server/identity/recovery/notify-with-stop.ts'
import { forgetSlipTries } from '#server/identity/recovery/register.ts'
import { requireNotStopped } from '#server/identity/recovery/stop.ts'
import { accountKey } from '#server/identity/sign-in.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { requireIdNotSeen, requireNoSlipFor } from '#server/members/id-and-slip.ts'
import { readForOfficer, requireOther } from '#server/members/staff-member.ts'

interface Revealed {
  label: string
  value: string
}

const REVEALED: Record<StaffReveal['what'], (reading: Reading) => Promise<Revealed[]>> = {
  async national_id({ night, membershipNo, sealing }) {
    const detail = await night(memberDetailOf, membershipNo)
    if (!detail) throw notOnFile()
    return [{ label: 'เลขบัตรประชาชน', value: sealing.open(detail.national_id_sealed) }]
  },
  async pay_account({ night, membershipNo, sealing }) {
    const register = await night(registerOf, membershipNo)
    const paid = await night(newestDividendOf, membershipNo)
    const sealed = register?.pay_account_sealed ?? paid?.pay_account_sealed
    if (!sealed) throw notOnFile()
    return [{ label: 'บัญชีรับเงิน', value: sealing.open(sealed) }]
  },
  async deposit_accounts({ night, membershipNo }) {
    const accounts = await night(depositAccountsOf, membershipNo)
    if (accounts.length === 0) throw notOnFile()
    return accounts.map(({ type_name, account_no }) => ({ label: type_name, value: account_no }))
  },
}

export async function revealNationalId(
  request: FastifyRequest,
  params: { no: string },
  body: StaffReveal,
) {
  const { no } = params
  const { what } = body
  const reason = revealReason(body.reason)
  const values = await readForOfficer(request, no, REVEALED[what])
  await inTransaction(request.server.db, async (trx) => {
    if (what === 'national_id') await requireNoSlipFor(trx, request, no)
    await notifyWithStop(trx, request, no, { template: 'revealed' })
    // Before it leaves: what nobody wrote down is not shown.
    const detail = { part: what, reason }
    await recordAudit(trx, request, { action: 'staff.reveal', subjectNo: no, detail })
  })
  return dataReply({ values })
}

export async function printActivation(request: FastifyRequest, params: { no: string }) {
  const { no } = params
  await requirePresent(request, no)
  const code = newSlipCode()
  const expiresAt = await inTransaction(request.server.db, async (trx) => {
    await requireNotStopped(trx, no)
    await requireIdNotSeen(trx, request, no)
    const hash = slipHash(code, request.server.secrets.csrf)
    const until = await readAs(trx, { staff: request.staff.login }, () => addSlip(trx, no, hash))
    await notifyWithStop(trx, request, no, { template: 'slip_issued' })
    const told = { action: 'recovery.slip_issued' as const, subjectNo: no, detail: {} }
    await recordAudit(trx, request, told)
    return until
  })
  return dataReply({ code, expires_at: expiresAt.toISOString() })
}

export function unlockMember(request: FastifyRequest, params: { no: string }): Promise<OkReply> {
  return serve(request, params.no, 'staff.unlock', async (trx) => {
    const { csrf } = request.server.secrets
    await forgetTries(trx, accountKey(csrf, 'member', params.no))
    await forgetSlipTries(trx, csrf, params.no)
    return 'ปลดล็อกบัญชีแล้ว สมาชิกเข้าสู่ระบบและใช้ใบเปิดใช้งานได้ทันที'
  })
}

export function endMemberSessions(
  request: FastifyRequest,
  params: { no: string },
): Promise<OkReply> {
  return serve(request, params.no, 'staff.sessions_end', async (trx) => {
    const whose = { kind: 'member', subjectId: params.no } as const
    await endOtherSessions(trx, whose, 'ended by an officer')
    return 'ให้ทุกอุปกรณ์ของสมาชิกออกจากระบบแล้ว'
  })
}

/** One act for a member, recorded, and answered with a sentence. */
async function serve(
  request: FastifyRequest,
  no: string,
  action: AuditAction,
  act: (trx: Db) => Promise<string>,
): Promise<OkReply> {
  await requirePresent(request, no)
  return inTransaction(request.server.db, async (trx) => {
    const sentence = await act(trx)
    await recordAudit(trx, request, { action, subjectNo: no, detail: {} })
    return okReply(sentence)
  })
}

async function requirePresent(request: FastifyRequest, membershipNo: string): Promise<void> {
  await requireOther(request, membershipNo)
  if (!(await presentMember(request.server.db, membershipNo)))
    throw new Refusal(409, 'ไม่พบสมาชิกเลขนี้ หรือพ้นสมาชิกภาพแล้ว')
}

function notOnFile(): Refusal {
  return new Refusal(404, 'ไม่มีข้อมูลนี้ในทะเบียน')
}
