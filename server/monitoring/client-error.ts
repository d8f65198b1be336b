import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ClientError } from '#contract/public/visitor.ts'
import {
  clientErrorsByRelease,
  clientErrorsOf,
  noteClientError,
} from '#database/queries/monitoring/client-error.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { redactPersons } from './redaction.ts'

// What browsers say of another site's script, or of nothing in particular: nobody can mend it.
const WITHOUT_DETAIL = /^(Uncaught )?(Error: )?Script error\.?$/i

export async function recordClientError({ headers, server }: FastifyRequest, body: ClientError) {
  const message = redactPersons(body.message).slice(0, 500)
  const stack = redactPersons(body.stack).slice(0, 4_000)
  const kept = !(WITHOUT_DETAIL.test(message) && stack === '')
  if (kept) {
    const fault = {
      fingerprint: fingerprintOf(body.release, message, stack),
      release: body.release,
      message,
      stack,
      path: redactPersons(body.path.split(/[?#]/)[0] ?? '').slice(0, 200),
      browser: (headers['user-agent'] ?? '').slice(0, 200),
    }
    await noteClientError(server.db, fault)
    server.errorService?.tellOfBrowser(fault)
  }
  return dataReply({ kept })
}

export async function readClientErrors({ server }: FastifyRequest, query: { release?: string }) {
  const releases = await clientErrorsByRelease(server.db)
  const release = query.release ?? releases[0]?.release ?? null
  const errors = release === null ? [] : await clientErrorsOf(server.db, release)
  const data = {
    current: server.assets.release,
    releases: releases.map(withInstants),
    release,
    errors: errors.map(withInstants).map(({ release: _, ...error }) => error),
  }
  return dataReply(data)
}

/** The same place in the same release is the same fault, whatever numbers its message carries. */
function fingerprintOf(release: string, message: string, stack: string): string {
  const place = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? ''
  const said = message.replace(/\d+/g, '0')
  return createHash('sha256').update([release, said, place.trim()].join('\n')).digest('base64url')
}
