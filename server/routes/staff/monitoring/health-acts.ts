// What whoever looks after the site does about its health at once, instead of at a terminal.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { HealthRun, TestMessage } from '#contract/staff/monitoring.ts'
import { settings } from '#database/queries/site/setting.ts'
import { toArabicDigits } from '#domain/text/thai-digits.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { runCommand } from '#server/monitoring/backup-commands.ts'
import { bodyOf } from '#server/outbox/messages.ts'
import { maskedAddress } from '#server/outbox/terminal.ts'

const CARE = { authz: 'staff', may: 'settings' } as const
const ANSWER_WITHIN_MS = 15_000

const COMMANDS = {
  backup: { command: 'backup', action: 'health.backup', name: 'สำรองข้อมูล' },
  drill: { command: 'restore-drill', action: 'health.drill', name: 'ซ้อมกู้คืน' },
} as const

const ADDRESSES = {
  sms: { pattern: /^0[0-9]{8,9}$/, says: 'กรอกเบอร์โทรศัพท์ 9–10 หลัก เช่น 0812345678' },
  email: { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, says: 'กรอกอีเมลให้ถูกต้อง' },
} as const

export const healthActRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/health/runs',
    { config: CARE, schema: { body: HealthRun, response: { 200: OkReply } } },
    async (request) => {
      const { command, action, name } = COMMANDS[request.body.what]
      await recordAudit(app.db, request, { action, detail: {} })
      const running = runCommand(command, app.commandEnv)
      const late = Promise.withResolvers<'late'>()
      const timer = setTimeout(() => late.resolve('late'), ANSWER_WITHIN_MS)
      const ended = await Promise.race([running, late.promise]).finally(() => clearTimeout(timer))
      if (ended === 'late') return okReply(`กำลัง${name} ดูผลได้ที่หน้านี้ในอีกสักครู่`)
      if (!ended)
        throw new Refusal(409, `${name}ไม่สำเร็จ หรือมีการ${name}อยู่แล้ว สาเหตุอยู่ในหน้าจอเครื่องแม่ข่าย`)
      return okReply(`${name}เรียบร้อยแล้ว`)
    },
  )

  app.post(
    '/api/admin/health/test-message',
    {
      // It goes to whatever address is typed, in the cooperative's name.
      config: { ...CARE, stepUp: true },
      schema: { body: TestMessage, response: { 200: OkReply } },
    },
    async (request) => {
      const { channel } = request.body
      const address = toArabicDigits(request.body.address).replace(/[\s]/g, '')
      const to = channel === 'sms' ? address.replace(/-/g, '') : address
      if (!ADDRESSES[channel].pattern.test(to)) throw new Refusal(400, ADDRESSES[channel].says)
      const sender = app.senders?.[channel]
      if (!sender) throw new Refusal(409, 'ยังไม่ได้ตั้งค่าผู้ให้บริการ กรุณาแจ้งผู้ดูแลเครื่องแม่ข่าย')
      const { coopShortNameTH = '' } = await settings(app.db)
      const body = bodyOf({ template: 'test', at: new Date() }, coopShortNameTH)
      const told = {
        action: 'health.test_message' as const,
        detail: { channel, to: maskedAddress(channel, to) },
      }
      try {
        await sender.send({ channel, address: to, body, template: 'test' })
      } catch (error) {
        await recordAudit(app.db, request, { ...told, outcome: 'refused' })
        request.log.warn({ err: error }, 'a test message could not be sent')
        const { code = '' } = error as { code?: string }
        throw new Refusal(409, `ส่งไม่สำเร็จ ผู้ให้บริการตอบว่า ${code || 'ติดต่อไม่ได้'}`)
      }
      await recordAudit(app.db, request, told)
      return okReply(
        sender.keepsBody
          ? 'เครื่องทดลอง: ข้อความแสดงในหน้าจอเครื่องแม่ข่ายแล้ว'
          : `ส่งไปยัง ${maskedAddress(channel, to)} แล้ว หากไม่ถึงใน 5 นาที กรุณาตรวจกับผู้ให้บริการ`,
      )
    },
  )
}
