import type { FastifyRequest } from 'fastify'
import { type Attempt, attemptOf } from '#database/queries/signing/signing-attempt.ts'
import { Refusal } from '../http/errors.ts'
import { challengeOf } from './challenge.ts'

export const OVER = 'การลงนามครั้งนี้หมดเวลาหรือเสร็จไปแล้ว กรุณาเริ่มลงนามใหม่'

/** One of this member, begun in this session, that can still be signed. */
export async function attemptIn(
  { server, member }: FastifyRequest,
  attempt: string,
): Promise<Attempt> {
  const owner = { membership_no: member.membershipNo, family: member.family }
  const found = await attemptOf(server.db, attempt, owner)
  if (!found) throw new Refusal(404, 'ไม่พบการลงนามครั้งนี้ กรุณาเริ่มลงนามใหม่')
  if (!found.isOpen) throw new Refusal(409, OVER)
  return found
}

export function challengeIn(attempt: Attempt): Buffer {
  return challengeOf({ ...attempt, signer: `member:${attempt.membership_no}` })
}
