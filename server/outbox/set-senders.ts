// How SMS and e-mail are sent, read and changed in the back office. Secrets come in and never leave; a call that goes elsewhere
// needs them typed again, or whoever may change an address could have them sent there.

import type { FastifyRequest } from 'fastify'
import type { MailSave, SmsSave } from '#contract/staff/senders.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  lockedSender,
  type SenderChannel,
  type StoredSender,
  saveSender,
  storedSenders,
} from '#database/queries/site/message-sender.ts'
import { changesBetween } from '#domain/site/changes.ts'
import {
  type MailConfig,
  mailProblems,
  type SmsConfig,
  smsOrigin,
  smsProblems,
} from '#domain/site/sender-config.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import type { ConfirmedAct } from '../two-people/acts.ts'
import { heldForSecond } from '../two-people/pending.ts'
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
  return save(request, { channel: 'sms', seen, config, typed: { key, secret } })
}

export function saveMailSender(request: FastifyRequest, { seen, config, password }: MailSave) {
  const [problem] = mailProblems(config)
  if (problem) throw new Refusal(400, problem.text)
  return save(request, { channel: 'email', seen, config, typed: { password } })
}

interface Save {
  channel: SenderChannel
  seen: number
  config: SmsConfig | MailConfig
  typed: Record<string, string>
}

/** Whoever sets it could have everybody's codes sent to themselves, so it takes two people. */
async function save(request: FastifyRequest, sent: Save) {
  const held = await inTransaction(request.server.db, async (trx) => {
    const { before } = await checked(trx, request, sent)
    const says = [
      sent.channel === 'sms' ? 'การส่ง SMS' : 'การส่งอีเมล',
      `ส่งผ่าน: ${before.config ? whereTo(before.config as Save['config']) : 'ยังไม่ได้ตั้ง'} → ${whereTo(sent.config)}`,
      ...changesBetween(before.config ?? {}, sent.config),
      ...(Object.values(sent.typed).some((secret) => secret !== '') ? ['รหัสลับ: ใส่ใหม่'] : []),
    ]
    const proposal = { kind: 'sender', subject: sent.channel, content: sent, says } as const
    const held = await heldForSecond(trx, request, proposal)
    if (!held) await write(trx, request, sent, request.staff.login)
    return held
  })
  if (!held) await takeSavedSenders(request)
  const answer = await readSenders(request)
  return held ? { ...answer, rc_des: held } : answer
}

export async function saveConfirmedSender(
  { trx, request, proposer }: ConfirmedAct,
  sent: Save,
): Promise<undefined> {
  await write(trx, request, sent, proposer.login)
}

export async function takeSavedSenders({ server: app }: FastifyRequest): Promise<void> {
  if (app.senders) await takeStoredSenders(app.senders, app.db, app.sealing, app.settings)
}

async function checked(trx: Db, request: FastifyRequest, { channel, seen, config, typed }: Save) {
  const before = await lockedSender(trx, channel)
  if (before.changes !== seen)
    throw new Refusal(409, 'มีผู้แก้ไขค่านี้ไปก่อนแล้ว กรุณาโหลดหน้าใหม่แล้วตรวจอีกครั้ง')
  return { before, secrets: secretsToKeep(request, before, typed, config) }
}

async function write(trx: Db, request: FastifyRequest, sent: Save, changedBy: string) {
  const { channel, config } = sent
  const { secrets } = await checked(trx, request, sent)
  const sealed = request.server.sealing.seal(JSON.stringify(secrets))
  await saveSender(trx, { channel, config, sealed, changedBy })
  const detail = { channel, to: whereTo(config) }
  await recordAudit(trx, request, { action: 'setting.sender', detail })
}

function secretsToKeep(
  { server }: FastifyRequest,
  before: Pick<StoredSender, 'config' | 'secrets_sealed'>,
  typed: Record<string, string>,
  config: Save['config'],
): Record<string, string> {
  const kept = secretsIn(before.secrets_sealed, server.sealing)
  const isLeft = Object.entries(typed).some(([name, value]) => value === '' && kept[name])
  if (isLeft && before.config && whereTo(before.config as Save['config']) !== whereTo(config))
    throw new Refusal(400, 'เปลี่ยนที่อยู่ผู้ให้บริการแล้ว กรุณากรอกรหัสลับใหม่ด้วย')
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value || (kept[name] ?? '')]),
  )
}

function whereTo(config: SmsConfig | MailConfig): string {
  return 'host' in config ? config.host : (smsOrigin(config.url) ?? '')
}
