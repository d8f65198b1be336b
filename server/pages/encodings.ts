// One answer in the encodings browsers ask for, compressed once and never per request.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Finished {
  type: string
  bytes: number
  bodies: Record<Encoding, { body: Buffer; etag: string }>
}

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

// A picture or a font is compressed already.
const WORTH_COMPRESSING = /^text\/|json|javascript|xml/

export async function finish(plain: Buffer, type: string, quality: number): Promise<Finished> {
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const identity = { body: plain, etag: `"${etag}"` }
  if (!WORTH_COMPRESSING.test(type)) {
    return { type, bytes: plain.length, bodies: { identity, gzip: identity, br: identity } }
  }
  const [zipped, brotlied] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ])
  return {
    type,
    bytes: plain.length + zipped.length + brotlied.length,
    bodies: {
      identity,
      gzip: { body: zipped, etag: `"${etag}-gz"` },
      br: { body: brotlied, etag: `"${etag}-br"` },
    },
  }
}

/** Sets the headers this visitor's encoding needs and answers the body to send. */
export function dress(
  answer: Finished,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | string {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const { body, etag } = answer.bodies[encoding]
  reply.header('content-type', answer.type).header('vary', 'accept-encoding').header('etag', etag)
  if (request.headers['if-none-match'] === etag) {
    reply.code(304).removeHeader('content-type')
    return ''
  }
  if (body !== answer.bodies.identity.body) reply.header('content-encoding', encoding)
  reply.header('content-length', body.length)
  return body
}

// Browsers of one kind all send the same few words.
const known = new Map<string, Encoding>()
const KNOWN_MAX = 50

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  const before = known.get(text)
  if (before) return before
  const encoding = encodingIn(text)
  if (known.size < KNOWN_MAX) known.set(text, encoding)
  return encoding
}

function encodingIn(text: string): Encoding {
  if (accepts(text, 'br')) return 'br'
  return accepts(text, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  const from = header.indexOf(encoding)
  return from !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(from + encoding.length))
}
