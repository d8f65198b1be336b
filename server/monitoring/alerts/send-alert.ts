// To everybody who is to be told, by every way that is set.

import type { FastifyInstance } from 'fastify'
import type { Alerts } from '#server/settings/settings.ts'

const WEBHOOK_MS = 10_000

export interface AlertWords {
  /** Short, for a telephone too. */
  text: string
  firing: { name: string; says: string }[]
  ended: string[]
}

/** Whoever can be reached is told; an error only where nobody could be. */
export async function sendAlert(
  senders: FastifyInstance['senders'],
  { emails, phones, webhook }: Alerts,
  words: AlertWords,
): Promise<void> {
  const message = { body: words.text, template: 'alert' } as const
  const ways = [
    ...emails.map((address) => send('email', address)),
    ...phones.map((address) => send('sms', address)),
    ...(webhook ? [post(webhook, words)] : []),
  ]
  const results = await Promise.allSettled(ways)
  const failed = results.filter((result) => result.status === 'rejected')
  if (failed.length > 0 && failed.length === results.length) throw failed[0]?.reason

  async function send(channel: 'email' | 'sms', address: string): Promise<void> {
    const sender = senders?.[channel]
    if (!sender) throw new Error(`no sender is set for ${channel}`)
    await sender.send({ channel, address, ...message })
  }
}

/** `text` is what Slack, Mattermost, Google Chat and others show. */
async function post(url: string, { text, firing, ended }: AlertWords): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, firing, ended }),
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_MS),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`the webhook answered ${reply.status}`)
}
