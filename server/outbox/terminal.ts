import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { maskEmail, maskPhone } from '#domain/person/masked-contact.ts'

const NAMES: Record<Channel, string> = { sms: 'SMS', email: 'e-mail', push: 'push', line: 'LINE' }

/** The development outbox: one line a message, in the window where the site was started. */
export function showInTerminal({ channel, address, body }: Shown): void {
  process.stdout.write(`${lineOf({ channel, address, body })}\n`)
}

interface Shown {
  channel: Channel
  address: string
  body: string
}

export function lineOf({ channel, address, body }: Shown): string {
  return `[outbox] ${NAMES[channel]} to ${maskedAddress(channel, address)}: ${body}`
}

export function maskedAddress(channel: Channel, address: string): string {
  // Its address at a push service is as good as a key.
  if (channel === 'push') return 'เครื่องของสมาชิก'
  if (channel === 'line') return 'LINE ของสมาชิก'
  return channel === 'sms' ? maskPhone(address) : maskEmail(address)
}
