import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { recoveryHoldOf } from '#database/queries/identity/recovery/recovery-hold.ts'
import { endFamily, endOtherSessions, sessionsOf } from '#database/queries/identity/session.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'

export async function readOwnDevices({ member, server }: FastifyRequest) {
  const sessions = await sessionsOf(server.db, 'member', member.membershipNo)
  const devices = sessions.map(({ family, device, address, createdAt, lastSeen, remember }) => ({
    session_id: family,
    device,
    address,
    signed_in_at: createdAt.toISOString(),
    last_seen_at: lastSeen.toISOString(),
    remember,
    is_this: family === member.family,
  }))
  const hold = await recoveryHoldOf(server.db, member.membershipNo)
  return dataReply({ devices, recovery_ready_at: hold?.readyAt.toISOString() ?? null })
}

export async function signOutDevices(
  request: FastifyRequest,
  body: { session_id?: string },
): Promise<OkReply> {
  const { membershipNo: subjectId, family: butFamily } = request.member
  const family = body.session_id
  return inTransaction(request.server.db, async (trx) => {
    if (!family) {
      await endOtherSessions(trx, { kind: 'member', subjectId, butFamily }, 'signed out')
    } else if (!(await endFamily(trx, { kind: 'member', subjectId, family }, 'signed out'))) {
      throw new Refusal(404, 'ไม่พบอุปกรณ์นี้ หรือออกจากระบบไปแล้ว')
    }
    await recordAudit(trx, request, {
      action: 'session.end',
      detail: { which: family ? 'one' : 'all others' },
    })
    const rc_des = family ? 'ให้อุปกรณ์นั้นออกจากระบบแล้ว' : 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว'
    return okReply(rc_des)
  })
}
