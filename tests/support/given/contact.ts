// What a member asks of the register, as they do it: the wish is sent, of a phone proved, and signed.

import type { FastifyInstance } from 'fastify'
import { type Order, readOrderFile } from '#demo/core-system/orders/order-file.ts'
import type { ContactValues } from '#domain/request/contact.ts'
import type { Portal } from '../night/portal.ts'
import { A_PDF } from './article-parts.ts'
import { type DeskOfficer, newestRequest } from './request-desk.ts'
import { sign } from './signing.ts'

/** The register's own values, with what is to be other. */
export async function askContact(
  portal: Portal,
  member: string,
  changed: Partial<ContactValues>,
  more: object = {},
) {
  const { contact } = await portal.feed(member, '/contact')
  const reply = await portal.call(member, '/contact', 'POST', { ...contact, ...changed, ...more })
  if (reply.statusCode !== 200) return reply
  const { wish, code: sent } = reply.json().data
  if (sent) {
    const code = await newestCode(portal.app, member, 'email_code')
    await portal.call(member, '/contact/code', 'POST', { wish, code })
  }
  return sign(portal, member, { kind: 'contact', reference: wish })
}

/** The words of the newest message of a kind to a member, opened. */
export async function newestMessage(
  { db, sealing }: FastifyInstance,
  member: string,
  template: string,
): Promise<{ to: string; words: string; at: Date }[]> {
  const rows = await db
    .selectFrom('outbox_message')
    .select(['address_sealed', 'body_sealed', 'created_at', 'message_id'])
    .where('membership_no', '=', member)
    .where('template', '=', template)
    .orderBy('message_id')
    .execute()
  return rows.map(({ address_sealed, body_sealed, created_at }) => ({
    to: sealing.open(address_sealed),
    words: body_sealed ? sealing.open(body_sealed) : '',
    at: created_at,
  }))
}

/** Of the newest message that proves a new number or e-mail. */
export async function newestCode(
  app: FastifyInstance,
  member: string,
  template: 'phone_code' | 'email_code',
): Promise<string> {
  const told = (await newestMessage(app, member, template)).at(-1)
  return /รหัส (\d{6})/.exec(told?.words ?? '')?.[1] ?? ''
}

/** Proved by the code that came to the new number. */
export async function wishPhone(portal: Portal, member: string, mobile: string, more: object = {}) {
  const reply = await portal.call(member, '/phone', 'POST', { mobile, ...more })
  if (reply.statusCode !== 200) return { reply, wish: '' }
  const { wish } = reply.json().data
  const code = await newestCode(portal.app, member, 'phone_code')
  const proved = await portal.call(member, '/phone/code', 'POST', { wish, code })
  return { reply: proved, wish }
}

export async function askPhone(portal: Portal, member: string, mobile: string, more: object = {}) {
  const { reply, wish } = await wishPhone(portal, member, mobile, more)
  if (reply.statusCode !== 200) return reply
  return sign(portal, member, { kind: 'phone', reference: wish })
}

export async function uploadFile(portal: Portal, member: string): Promise<string> {
  const token = await portal.tokenOf(member)
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/member/upload?name=passbook.pdf',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: A_PDF,
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json().data.file_id
}

export interface Account {
  bank: string
  number: string
  name: string
}

export async function askBankAccount(
  portal: Portal,
  member: string,
  account: Account,
  more: object = {},
) {
  const file_id = await uploadFile(portal, member)
  const wished = { ...account, file_id, ...more }
  const reply = await portal.call(member, '/bank_account', 'POST', wished)
  if (reply.statusCode !== 200) return reply
  return sign(portal, member, { kind: 'bank_account', reference: reply.json().data.wish })
}

/** What stops it, as the message says to type. */
export async function stopCodeOf(app: FastifyInstance, member: string): Promise<string> {
  const [told] = (await newestMessage(app, member, 'change_held')).slice(-1)
  return /รหัสหยุด (\S+)/.exec(told?.words ?? '')?.[1] ?? ''
}

/** As if so many hours had gone by. */
export async function hoursLater(portal: Portal, requestId: number, hours: number): Promise<void> {
  await portal.rows(
    `update request set held_until = held_until - interval '${hours} hours' where request_id = ${requestId}`,
  )
}

/** As the register writes it. */
export async function registeredName(portal: Portal, member: string): Promise<string> {
  const [row] = await portal.rows(
    `select prefix || member_name || ' ' || member_surname as name from night.member_detail where membership_no = '${member}'`,
  )
  return row.name
}

/** The member's newest, checked by one officer and approved by another. */
export async function letRequestThrough(
  portal: Portal,
  member: string,
  { maker, approver }: Record<'maker' | 'approver', DeskOfficer>,
): Promise<number> {
  const { request_id: id } = await newestRequest(portal, member)
  for (const reply of [await maker.check(id), await approver.approve(id)])
    if (reply.statusCode !== 200) throw new Error(reply.body)
  return id
}

/** Everything that may be ordered now, as the core system reads it. */
export async function releaseOrders({
  approver,
  releaser,
}: Record<'approver' | 'releaser', DeskOfficer>): Promise<{ at: string; orders: Order[] }> {
  const built = await approver.send('orders')
  if (built.statusCode !== 200) return { at: '', orders: [] }
  const { batches } = await approver.data('orders')
  const at = `orders/${batches[0].batch_id}`
  const released = await releaser.send(`${at}/release`)
  if (released.statusCode !== 200) throw new Error(released.body)
  return { at, orders: readOrderFile((await approver.read(`${at}/file`)).rawPayload) }
}
