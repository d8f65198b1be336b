// LINE's notification messages: to a telephone's owner without friendship, by the number's hash. LINE lets in whom it has let in by
// application, for notices of fixed words and never for news. Off unless LINE_BY_PHONE is set.

import { hash } from 'node:crypto'
import type { LineSettings } from '../../settings/line-settings.ts'
import { isGone, type Sender } from '../senders.ts'
import { callLine } from './line-call.ts'

/** A Thai number as it is dialled at home, as the world dials it. */
function worldNumber(phone: string): string {
  return phone.replace(/^0/, '+66')
}

/** Whoever has no LINE under this number, or does not want such notices, is not there: then it is an SMS. */
export function byLineToPhone(line: LineSettings): Sender {
  return {
    async send({ address, body }) {
      const to = hash('sha256', worldNumber(address), 'hex')
      const reply = await callLine(line, '/bot/pnp/push', {
        method: 'POST',
        body: { to, messages: [{ type: 'text', text: body }] },
      })
      await reply.body?.cancel().catch(() => undefined)
      if (!reply.ok) throw isGone(`line ${reply.status}`)
    },
    keepsBody: false,
    close: () => undefined,
  }
}
