// Of LINE's events those that concern us, in our words; what is of another kind or not as LINE writes it is left out.

import { fieldIn } from '#domain/text/field-in.ts'

export type LineEvent = { id: string; at: Date; userId: string } & (
  | { type: 'message'; code: string }
  | { type: 'accountLink'; nonce: string }
  | { type: 'follow' | 'unfollow' }
)

/** Undefined where it is no list of events at all. */
export function readEvents(body: Buffer): LineEvent[] | undefined {
  let sent: unknown
  try {
    sent = JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
  const events = fieldIn(sent, 'events')
  if (!Array.isArray(events)) return undefined
  return events.map(readEvent).filter((event) => event !== undefined)
}

function readEvent(event: unknown): LineEvent | undefined {
  const id = textIn(event, 'webhookEventId', /^[\w-]{1,64}$/)
  const at = momentIn(event)
  const source = fieldIn(event, 'source')
  const userId = textIn(source, 'userId', /^U[0-9a-f]{32}$/)
  if (!id || !userId || !at) return undefined
  // In a group others read along.
  if (fieldIn(source, 'type') !== 'user') return undefined
  const known = { id, userId, at }
  const type = fieldIn(event, 'type')
  if (type === 'follow' || type === 'unfollow') return { ...known, type }
  if (type === 'message') {
    const code = codeIn(textIn(fieldIn(event, 'message'), 'text', /^.{1,40}$/))
    return code ? { ...known, type, code } : undefined
  }
  if (type !== 'accountLink') return undefined
  const link = fieldIn(event, 'link')
  const nonce = textIn(link, 'nonce', /^[\w-]{10,255}$/)
  return nonce && fieldIn(link, 'result') === 'ok' ? { ...known, type, nonce } : undefined
}

/** As people type it: small letters, blanks and hyphens between. */
function codeIn(text: string | undefined): string | undefined {
  const code = text?.replaceAll(/[\s-]/g, '').toUpperCase()
  return code && /^[A-Z2-9]{8}$/.test(code) ? code : undefined
}

/** Undefined for a number that no calendar has. */
function momentIn(event: unknown): Date | undefined {
  const at = fieldIn(event, 'timestamp')
  const moment = new Date(typeof at === 'number' ? at : Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function textIn(thing: unknown, name: string, form: RegExp): string | undefined {
  const value = fieldIn(thing, name)
  return typeof value === 'string' && form.test(value) ? value : undefined
}
