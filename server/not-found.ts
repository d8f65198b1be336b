import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** An address we know, asked in a way we do not offer, is a 405; anything else a 404. */
export async function answerUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = request.url.replace(/\?.*$/s, '')
  const allowed = METHODS.filter((method) => {
    const found = request.server.findRoute({ url: path, method }) ?? request.server.hasRoute({ url: path, method })
    return found
  })
  if (allowed.length > 0) {
    reply.header('allow', allowed.join(', '))
    throw new Refusal(405, 'ไม่รองรับคำขอรูปแบบนี้')
  }
  throw new Refusal(404, 'ไม่พบข้อมูลที่ต้องการ')
}
