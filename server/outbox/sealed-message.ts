import type { Sealing } from '#database/core/sealed.ts'
import { smsParts } from '#domain/notice/sms-parts.ts'
import type { Road } from './reach.ts'

/** A message as the outbox keeps it: sealed, and what an SMS will be paid for. */
export function sealedMessage(sealing: Sealing, { channel, address }: Road, body: string) {
  return {
    channel,
    addressSealed: sealing.seal(address),
    bodySealed: sealing.seal(body),
    smsParts: channel === 'sms' ? smsParts(body) : 1,
  }
}
