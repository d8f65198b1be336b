// Senders that an administrator has set in the back office, beside those of the environment, which win. Every process makes them
// anew when the database says that they were changed.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  type SenderChannel,
  type StoredSender,
  storedSenders,
} from '#database/queries/site/message-sender.ts'
import type { MailConfig, SmsConfig } from '#domain/site/sender-config.ts'
import type { Settings } from '../settings/settings.ts'
import { byMail, byTemplate, type Sender, type Senders } from './senders.ts'

type FromEnvironment = Pick<Settings, 'mail' | 'sms'>

/** How often the row had been changed when its sender was made. */
const madeOf = new WeakMap<Sender, number>()

export async function takeStoredSenders(
  senders: Senders,
  db: Db,
  sealing: Sealing,
  environment: FromEnvironment,
): Promise<void> {
  for (const row of await storedSenders(db)) {
    if (row.config === null || isFromEnvironment(row.channel, environment)) continue
    const before = senders[row.channel]
    if (before && madeOf.get(before) === row.changes) continue
    const sender = senderOf(row, sealing)
    madeOf.set(sender, row.changes)
    senders[row.channel] = sender
    before?.close()
  }
}

function senderOf({ channel, config, secrets_sealed }: StoredSender, sealing: Sealing): Sender {
  const secrets = secretsIn(secrets_sealed, sealing)
  if (channel === 'sms') {
    const { key = '', secret = '' } = secrets
    return byTemplate(config as SmsConfig, { key, secret })
  }
  return byMail(mailOf(config as MailConfig, secrets.password ?? ''))
}

export function secretsIn(sealed: Buffer | null, sealing: Sealing): Record<string, string> {
  return sealed ? JSON.parse(sealing.open(sealed)) : {}
}

function mailOf({ host, port, security, user, from }: MailConfig, password: string) {
  const protocol = security === 'tls' ? 'smtps' : 'smtp'
  const who = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  return { url: `${protocol}://${who}${host}:${port}`, from, requireTls: security === 'starttls' }
}

export function isFromEnvironment(channel: SenderChannel, { mail, sms }: FromEnvironment): boolean {
  return (channel === 'sms' ? sms : mail) !== undefined
}
