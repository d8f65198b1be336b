import { AuthUser, LoggedIn, Login, OkReply } from '#contract/member/identity.ts'
import { forMember, forPublic, routes } from '#server/http/routes.ts'
import { signedInMember, signInMember, signOutMember } from '#server/identity/member-sign-in.ts'

export const authRoutes = routes(
  forPublic.post('/auth/login', { body: Login, reply: LoggedIn }, signInMember),
  forMember.post(
    '/auth/logout',
    { readSafe: true, beforeTerms: true, reply: OkReply },
    signOutMember,
  ),
  forMember.post(
    '/auth/getAuthUser',
    { readSafe: true, beforeTerms: true, reply: AuthUser },
    signedInMember,
  ),
)
