// How SMS and e-mail are sent, read and changed in the back office. Secrets come in and never leave; a call that goes elsewhere
// needs them typed again, or whoever may change an address could have them sent there.

import type { FastifyRequest } from 'fastify'
import type { MailSave, SmsSave } from '#contract/staff/senders.ts'
import {
  lockedSender,
  type SenderChannel,
  type StoredSender,
  saveSender,
  storedSenders,
} from '#database/queries/site/message-sender.ts'
import {
  type MailConfig,
  mailProblems,
  type SmsConfig,
  smsOrigin,
  smsProblems,
} from '#domain/site/sender-config.ts'
import { recorded } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { isFromEnvironment, secretsIn, takeStoredSenders } from './stored-senders.ts'

export async function readSenders({ server }: FastifyRequest) {
  const rows = await storedSenders(server.db)
  const stateOf = (channel: SenderChannel) => {
    const row = rows.find((one) => one.channel === channel)
    const set_by = isFromEnvironment(channel, server.settings)
      ? ('environment' as const)
      : row?.config
        ? ('office' as const)
        : ('nobody' as const)
    return {
      set_by,
      has_secret: row?.secrets_sealed != null,
      changes: row?.changes ?? 0,
      changed_by: row?.changed_by ?? null,
      changed_at: row?.changed_at?.toISOString() ?? null,
      proved_at: row?.proved_at?.toISOString() ?? null,
    }
  }
  const configOf = (channel: SenderChannel) =>
    rows.find((one) => one.channel === channel)?.config ?? null
  return dataReply({
    sms: { ...stateOf('sms'), config: configOf('sms') as SmsConfig | null },
    email: { ...stateOf('email'), config: configOf('email') as MailConfig | null },
  })
}

export function saveSmsSender(request: FastifyRequest, { seen, config, key, secret }: SmsSave) {
  const [problem] = smsProblems(config)
  if (problem) throw new Refusal(400, problem.text)
  return save(request, 'sms', { seen, config, typed: { key, secret } }, (before) =>
    isSame(smsOrigin((before as SmsConfig).url), smsOrigin(config.url)),
  )
}

export function saveMailSender(request: FastifyRequest, { seen, config, password }: MailSave) {
  const [problem] = mailProblems(config)
  if (problem) throw new Refusal(400, problem.text)
  return save(request, 'email', { seen, config, typed: { password } }, (before) =>
    isSame((before as MailConfig).host, config.host),
  )
}

interface Save {
  seen: number
  config: SmsConfig | MailConfig
  typed: Record<string, string>
}

async function save(
  request: FastifyRequest,
  channel: SenderChannel,
  { seen, config, typed }: Save,
  goesToSame: (before: unknown) => boolean,
) {
  const { server: app, staff } = request
  await recorded(request, async (trx) => {
    const before = await lockedSender(trx, channel)
    if (before.changes !== seen)
      throw new Refusal(409, 'มีผู้แก้ไขค่านี้ไปก่อนแล้ว กรุณาโหลดหน้าใหม่แล้วตรวจอีกครั้ง')
    const secrets = secretsToKeep(request, before, typed, goesToSame)
    const sealed = app.sealing.seal(JSON.stringify(secrets))
    await saveSender(trx, { channel, config, sealed, changedBy: staff.login })
    return { action: 'setting.sender', detail: { channel, to: whereTo(config) } }
  })
  if (app.senders) await takeStoredSenders(app.senders, app.db, app.sealing, app.settings)
  return readSenders(request)
}

function secretsToKeep(
  { server }: FastifyRequest,
  before: Pick<StoredSender, 'config' | 'secrets_sealed'>,
  typed: Record<string, string>,
  goesToSame: (before: unknown) => boolean,
): Record<string, string> {
  const kept = secretsIn(before.secrets_sealed, server.sealing)
  const isLeft = Object.entries(typed).some(([name, value]) => value === '' && kept[name])
  if (isLeft && before.config && !goesToSame(before.config))
    throw new Refusal(400, 'เปลี่ยนที่อยู่ผู้ให้บริการแล้ว กรุณากรอกรหัสลับใหม่ด้วย')
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value || (kept[name] ?? '')]),
  )
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other
}

function whereTo(config: SmsConfig | MailConfig): string {
  return 'host' in config ? config.host : (smsOrigin(config.url) ?? '')
}
