import type { LineSettings } from '../../settings/line-settings.ts'
import { isGone, type Sender } from '../senders.ts'
import { answerOf, callLine } from './line-call.ts'

export function byLine(line: LineSettings): Sender {
  return {
    async send({ key, address, body }) {
      const reply = await callLine(line, '/v2/bot/message/push', {
        method: 'POST',
        // LINE sends what has the same key once.
        ...(key && { headers: { 'x-line-retry-key': key } }),
        body: { to: address, messages: [{ type: 'text', text: body }] },
      })
      const answer = await answerOf(reply)
      // 409: a try before this one has arrived.
      if (reply.ok || reply.status === 409) return
      if (reply.status === 429 && isUsedUp(answer)) throw isGone('line quota')
      throw Object.assign(new Error('refused'), { code: 'line', responseCode: reply.status })
    },
    keepsBody: false,
    close: () => undefined,
  }
}

/** The month's messages are used up: another try this month is of no use. Other refusals with this status are of a moment. */
function isUsedUp({ message }: Record<string, unknown>): boolean {
  return typeof message === 'string' && /monthly limit/i.test(message)
}
