import { Correction, CorrectionsReply } from '#contract/member/files.ts'
import { OkReply } from '#contract/member/identity.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readOwnCorrections, requestCorrection } from '#server/requests/corrections.ts'

export const correctionRoutes = routes(
  forMember.get('/correction', { readSafe: true, reply: CorrectionsReply }, readOwnCorrections),
  forMember.post('/correction', { body: Correction, reply: OkReply }, requestCorrection),
)
