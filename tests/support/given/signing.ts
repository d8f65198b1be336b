// Signing as a member does it, with the code that came to their phone.

import type { FastifyInstance } from 'fastify'
import type { SigningBeginning } from '#contract/member/signing.ts'
import { attemptOf } from '#database/queries/signing/signing-attempt.ts'
import { codeFor } from '#server/signing/challenge.ts'
import { challengeIn } from '#server/signing/open-attempt.ts'
import type { Portal } from '../night/portal.ts'

/** The code of an attempt that was sent last. */
export async function signingCode(app: FastifyInstance, attempt: string): Promise<string> {
  const { family, membership_no } = await app.db
    .selectFrom('signing_attempt')
    .select(['family', 'membership_no'])
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  const open = await attemptOf(app.db, attempt, { membership_no, family })
  return open ? codeFor(challengeIn(open), open.sends, app.secrets.csrf) : ''
}

/** From the document to the signature; the reply of the last step, or of the first that was refused. */
export async function sign(
  portal: Portal,
  member: string,
  what: SigningBeginning,
  typed?: string,
): ReturnType<Portal['call']> {
  const begun = await portal.call(member, '/signing', 'POST', what)
  if (begun.statusCode !== 200) return begun
  const { attempt, document, statements } = begun.json().data
  const sent = await portal.call(member, `/signing/${attempt}/code`, 'POST', {})
  if (sent.statusCode !== 200) return sent
  return portal.call(member, `/signing/${attempt}`, 'POST', {
    sha256: document.sha256,
    ticked: statements.map((_: string, at: number) => at),
    code: typed ?? (await signingCode(portal.app, attempt)),
  })
}
