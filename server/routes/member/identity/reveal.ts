import { Reveal, RevealReply } from '#contract/member/status.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { revealOwnId } from '#server/identity/reveal-own-id.ts'

/** The national id in full, for whoever knows the password too (SEC-56). */
export const revealRoutes = routes(
  forMember.post('/reveal', { body: Reveal, reply: RevealReply }, revealOwnId),
)
