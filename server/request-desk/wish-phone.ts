// Another mobile number, until the member signs for it.

import type { FastifyRequest } from 'fastify'
import type { PhoneWish } from '#contract/member/contact.ts'
import { inTransaction } from '#database/core/connect.ts'
import { type PhoneChange, typedMobile } from '#domain/request/phone.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { readMember } from '../member-figures/member-feed.ts'
import { requireNoBrake, requireReached } from './hold.ts'
import { keepWish } from './keep-wish.ts'
import { registerNow } from './register-now.ts'
import { requireRoad, sendWishCode } from './wish-code.ts'

export async function wishPhone(request: FastifyRequest, body: PhoneWish) {
  const { server, member } = request
  const { membershipNo } = member
  const mobile = typedMobile(body.mobile)
  if (!mobile) throw new Refusal(400, 'กรอกหมายเลขโทรศัพท์มือถือ 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09')
  const now = await readMember(server, membershipNo, registerNow)
  if (now.mobile === mobile) throw new Refusal(409, 'หมายเลขนี้อยู่ในทะเบียนแล้ว')
  const road = { channel: 'sms', address: mobile } as const
  await requireRoad(request, road)
  return inTransaction(server.db, async (trx) => {
    await requireNoBrake(trx, membershipNo)
    await requireReached(trx, membershipNo)
    const payload: PhoneChange = { mobile, proved: 'code' }
    const wish = await keepWish(trx, { membershipNo, kind: 'phone', payload, mends: body.mends })
    return dataReply({ wish, ...(await sendWishCode(trx, request, { wish, ...road })) })
  })
}
