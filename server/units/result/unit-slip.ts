import type { FastifyReply } from 'fastify'
import { savedAs } from '../../http/content-disposition.ts'
import { Refusal } from '../../http/errors.ts'

interface Slip {
  name: string
  kind: string
  bytes: Buffer
}

/** The proof of a transfer, saved and never opened as a page of ours. */
export function sendSlip(reply: FastifyReply, slip: Slip | undefined): FastifyReply {
  if (!slip) throw new Refusal(404, 'ไม่พบหลักฐานการโอนของเดือนนี้')
  // Pictures were drawn anew as WebP, whatever they had been.
  const ending = slip.kind === 'application/pdf' ? 'pdf' : 'webp'
  const name = `${slip.name.replace(/\.\w{1,5}$/, '')}.${ending}`
  return reply
    .type(slip.kind)
    .header('cache-control', 'no-store')
    .header('content-disposition', savedAs(name))
    .send(slip.bytes)
}
