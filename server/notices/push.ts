// Notifications on a member's own devices.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { PushRemoval, PushSubscribe } from '#contract/member/notices/notices.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  countOtherDevices,
  removeSubscription,
  saveSubscription,
  subscriptionsOf,
} from '#database/queries/notice/push-subscription.ts'
import { deviceName } from '#domain/identity/device-name.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { notify } from '../outbox/put.ts'
import { publicPushKey } from '../outbox/web-push/send-push.ts'
import { endpointSha256, isPushService } from '../outbox/web-push/subscription.ts'

const DEVICES_MAX = 5

export async function readPush({ member, server }: FastifyRequest) {
  const { db, sealing, settings } = server
  const devices = await subscriptionsOf(db, [member.membershipNo])
  return dataReply({
    public_key: settings.webPush ? await publicPushKey({ db, sealing }) : null,
    devices: devices.map(({ subscription_id, device, subscribed_at }) => ({
      subscription_id,
      device,
      at: subscribed_at.toISOString(),
    })),
  })
}

/** The member is told wherever else they are reached: from now on somebody reads along there. */
export async function subscribe(
  request: FastifyRequest,
  { endpoint, p256dh, auth }: PushSubscribe,
): Promise<OkReply> {
  const { member, server } = request
  const { membershipNo } = member
  const { webPush } = server.settings
  if (!webPush) throw new Refusal(409, 'สหกรณ์ยังไม่เปิดการแจ้งเตือนบนเครื่อง')
  if (!isPushService(endpoint, webPush.hosts))
    throw new Refusal(
      400,
      'เบราว์เซอร์นี้ใช้บริการแจ้งเตือนที่ระบบไม่รู้จัก กรุณาใช้ Chrome, Safari, Firefox หรือ Edge',
    )
  const subscription = { endpoint, keys: { p256dh, auth } }
  const sha256 = endpointSha256(subscription)
  const device = deviceName(request.headers['user-agent'] ?? '')
  await inTransaction(server.db, async (trx) => {
    if ((await countOtherDevices(trx, membershipNo, sha256)) >= DEVICES_MAX)
      throw new Refusal(409, `เปิดได้ไม่เกิน ${DEVICES_MAX} เครื่อง กรุณาปิดเครื่องที่ไม่ใช้ก่อน`)
    await notify(trx, server.sealing, membershipNo, {
      template: 'push_added',
      device,
      at: new Date(),
    })
    await saveSubscription(trx, {
      membershipNo,
      endpointSha256: sha256,
      sealed: server.sealing.seal(JSON.stringify(subscription)),
      device,
    })
    await recordAudit(trx, request, { action: 'notice.device', detail: { device, on: true } })
  })
  return okReply(`เปิดการแจ้งเตือนบน ${device} แล้ว`)
}

export async function unsubscribe(
  request: FastifyRequest,
  { subscription_id }: PushRemoval,
): Promise<OkReply> {
  const device = await inTransaction(request.server.db, async (trx) => {
    const removed = await removeSubscription(trx, request.member.membershipNo, subscription_id)
    if (removed === undefined) throw new Refusal(404, 'ไม่พบเครื่องนี้ อาจปิดไปแล้ว')
    const detail = { device: removed, on: false }
    await recordAudit(trx, request, { action: 'notice.device', detail })
    return removed
  })
  return okReply(`ปิดการแจ้งเตือนบน ${device} แล้ว`)
}
