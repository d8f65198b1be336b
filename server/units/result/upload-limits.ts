import type { FastifyRequest } from 'fastify'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { limitTries } from '#server/http/rate-limit.ts'

const NAME_MAX = 120
const TRIES = { name: 'unit-upload', max: 60, seconds: 60 * 60 }

export function limitUploads({ server, unit }: FastifyRequest): Promise<void> {
  return limitTries(server.db, server.secrets.csrf, TRIES, `unit:${unit.unitNo}`)
}

/** As the sender calls it, in one short line. */
export function fileNameOf(name: string): string {
  return [...visitorLine(name)].slice(0, NAME_MAX).join('') || 'ไฟล์'
}
