// What whoever looks after the site does about its health at once, instead of at a terminal.

import type { FastifyRequest } from 'fastify'
import { proveSender } from '#database/queries/site/message-sender.ts'
import { settings } from '#database/queries/site/setting.ts'
import { toArabicDigits } from '#domain/text/thai-digits.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { bodyOf } from '../outbox/messages.ts'
import { maskedAddress } from '../outbox/terminal.ts'
import { answerWithin } from './answer-within.ts'
import { runCommand } from './backup-commands.ts'

const ANSWER_WITHIN_MS = 15_000

const COMMANDS = {
  backup: { command: 'backup', action: 'health.backup', name: 'สำรองข้อมูล' },
  drill: { command: 'restore-drill', action: 'health.drill', name: 'ซ้อมกู้คืน' },
} as const

const ADDRESSES = {
  sms: { pattern: /^0[0-9]{8,9}$/, says: 'กรอกเบอร์โทรศัพท์ 9–10 หลัก เช่น 0812345678' },
  email: { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, says: 'กรอกอีเมลให้ถูกต้อง' },
} as const

export async function runHealthCommand(
  request: FastifyRequest,
  { what }: { what: keyof typeof COMMANDS },
) {
  const { db, commandEnv } = request.server
  const { command, action, name } = COMMANDS[what]
  await recordAudit(db, request, { action, detail: {} })
  const ended = await answerWithin(ANSWER_WITHIN_MS, runCommand(command, commandEnv))
  if (ended === 'late') return okReply(`กำลัง${name} ดูผลได้ที่หน้านี้ในอีกสักครู่`)
  if (!ended) throw new Refusal(409, `${name}ไม่สำเร็จ หรือมีการ${name}อยู่แล้ว สาเหตุอยู่ในหน้าจอเครื่องแม่ข่าย`)
  return okReply(`${name}เรียบร้อยแล้ว`)
}

export async function sendTestMessage(
  request: FastifyRequest,
  { channel, address: typed }: { channel: keyof typeof ADDRESSES; address: string },
) {
  const { db, senders } = request.server
  const address = toArabicDigits(typed).replace(/[\s]/g, '')
  const to = channel === 'sms' ? address.replace(/-/g, '') : address
  if (!ADDRESSES[channel].pattern.test(to)) throw new Refusal(400, ADDRESSES[channel].says)
  const sender = senders?.[channel]
  if (!sender) throw new Refusal(409, 'ยังไม่ได้ตั้งค่าผู้ให้บริการ ตั้งค่าได้ที่หน้าช่องทางส่งข้อความ')
  const { coopShortNameTH = '' } = await settings(db)
  const body = bodyOf({ template: 'test', at: new Date() }, coopShortNameTH)
  const event = {
    action: 'health.test_message' as const,
    detail: { channel, to: maskedAddress(channel, to) },
  }
  try {
    await sender.send({ channel, address: to, body, template: 'test' })
  } catch (error) {
    await recordAudit(db, request, { ...event, outcome: 'refused' })
    request.log.warn({ err: error }, 'a test message could not be sent')
    const { code = '' } = error as { code?: string }
    throw new Refusal(409, `ส่งไม่สำเร็จ ผู้ให้บริการตอบว่า ${code || 'ติดต่อไม่ได้'}`)
  }
  if (!sender.keepsBody) await proveSender(db, channel)
  await recordAudit(db, request, event)
  return okReply(
    sender.keepsBody
      ? 'เครื่องทดลอง: ข้อความแสดงในหน้าจอเครื่องแม่ข่ายแล้ว'
      : `ส่งไปยัง ${maskedAddress(channel, to)} แล้ว หากไม่ถึงใน 5 นาที กรุณาตรวจกับผู้ให้บริการ`,
  )
}
