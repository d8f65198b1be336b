import { OkReply } from '#contract/member/identity.ts'
import { UnitSignedIn, UnitSignIn, UnitUserReply } from '#contract/unit/auth.ts'
import { forPublic, forUnit, routes } from '#server/http/routes.ts'
import { signedInUnit, signInUnit, signOutUnit } from '#server/identity/unit-sign-in.ts'

export const unitAuthRoutes = routes(
  forPublic.post(
    '/auth/login',
    { load: 'signIn', body: UnitSignIn, reply: UnitSignedIn },
    signInUnit,
  ),
  forUnit.post('/auth/logout', { load: 'signOut', reply: OkReply }, signOutUnit),
  forUnit.post('/auth/getAuthUser', { reply: UnitUserReply }, signedInUnit),
)
