import type { Sealing } from '#database/core/sealed.ts'
import type { OrderLine } from '#domain/request/order-file.ts'

/** What a line says, with what of it is kept sealed. */
export function wholeContent(
  { content, secret }: { content: OrderLine['content']; secret: Buffer | null },
  sealing: Sealing,
): OrderLine['content'] {
  return secret ? { ...content, ...JSON.parse(sealing.open(secret)) } : content
}
