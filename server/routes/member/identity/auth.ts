import { AuthUser, LoggedIn, Login, OkReply } from '#contract/member/identity.ts'
import { forMember, forPublic, routes } from '#server/http/routes.ts'
import { signedInMember, signInMember, signOutMember } from '#server/identity/member-sign-in.ts'

export const authRoutes = routes(
  forPublic.post('/auth/login', { load: 'signIn', body: Login, reply: LoggedIn }, signInMember),
  forMember.post(
    '/auth/logout',
    { load: 'signOut', readSafe: true, beforeTerms: true, reply: OkReply },
    signOutMember,
  ),
  forMember.post(
    '/auth/getAuthUser',
    { readSafe: true, beforeTerms: true, reply: AuthUser },
    signedInMember,
  ),
)
