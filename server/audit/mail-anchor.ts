// The line of the chain's head, by e-mail to people who keep it: what is in their mailbox nobody on this machine can change.

import type { FastifyInstance } from 'fastify'
import { settings as siteSettings } from '#database/queries/site/setting.ts'
import { bodyOf } from '#server/outbox/messages.ts'

/** An error where anybody could not be reached, so that the job is tried again and the health page says so. */
export async function mailAnchor(
  { db, senders }: Pick<FastifyInstance, 'db' | 'senders'>,
  emails: string[],
  line: string,
): Promise<void> {
  if (emails.length === 0) return
  if (!senders?.email) throw new Error('AUDIT_ANCHOR_EMAIL is set, but nobody carries e-mail')
  const { coopShortNameTH, coopNameTH = '' } = await siteSettings(db)
  const template = 'audit_anchor'
  const body = bodyOf({ template, line }, coopShortNameTH || coopNameTH)
  for (const address of emails)
    await senders.email.send({ channel: 'email', address, body, template })
}
