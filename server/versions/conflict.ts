// Articles and versioned configs are saved the same way: whoever saves says which version they have seen, and is told who
// was faster where that is no longer the newest. Nothing is overwritten unseen.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refused } from '#contract/shared/envelope.ts'
import { refusalReply } from '../http/errors.ts'

/** Somebody saved over a version they have not seen. */
export class OutdatedVersion extends Error {}

/** Inside the transaction that has locked the document. */
export function requireNewest(newest: number, seen: number): void {
  if (newest !== seen) throw new OutdatedVersion()
}

interface Conflict<Theirs> {
  /** The document as the other left it, read once our transaction is undone. */
  theirs: () => Promise<Theirs>
  sentence: (theirs: Theirs) => string
}

/** Saves, or answers 409 with who was faster and what they left. */
export async function saveOrConflict<Answer, Theirs>(
  request: FastifyRequest,
  reply: FastifyReply,
  { theirs, sentence }: Conflict<Theirs>,
  save: () => Promise<Answer>,
): Promise<Answer | (Refused & { theirs: Theirs })> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof OutdatedVersion)) throw error
    const left = await theirs()
    reply.code(409)
    return { ...refusalReply(sentence(left), request.id), theirs: left }
  }
}
