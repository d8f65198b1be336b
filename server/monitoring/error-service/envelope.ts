import type { ErrorEvent } from './event.ts'

/** The body of a report: a line about the envelope, a line about the event with its length in bytes, the event. */
export function envelopeOf(event: ErrorEvent, sentAt: Date): string {
  const payload = JSON.stringify(event)
  const head = { event_id: event.event_id, sent_at: sentAt.toISOString() }
  const item = {
    type: 'event',
    length: Buffer.byteLength(payload),
    content_type: 'application/json',
  }
  return `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${payload}\n`
}
