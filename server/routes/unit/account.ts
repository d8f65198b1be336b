// Signing in and out, passwords, and the pages that a unit meets first.

import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { MonthQuery, NoQuery } from '#contract/shared/period-query.ts'
import { UnitFirstPassword, UnitSignedIn, UnitSignIn, UnitUserReply } from '#contract/unit/auth.ts'
import { DashboardReply } from '#contract/unit/dashboard.ts'
import { GuideReply } from '#contract/unit/guide.ts'
import { forPublic, forUnit, routes } from '#server/http/routes.ts'
import { changeUnitPassword, setFirstUnitPassword } from '#server/identity/unit-password.ts'
import { signedInUnit, signInUnit, signOutUnit } from '#server/identity/unit-sign-in.ts'
import { KEY_DOOR, keyDoorChallenge, ownKeyRoutes } from '#server/passkeys/key-routes.ts'
import { signInUnitByPasskey } from '#server/passkeys/sign-in.ts'
import { readDashboard } from '#server/units/dashboard.ts'
import { readUnitGuide } from '#server/units/guide.ts'

const NETWORK = { name: 'unit-code', max: 20, seconds: 10 * 60 }

export const unitAccountRoutes = routes(
  forPublic.post(
    '/auth/login',
    { load: 'signIn', body: UnitSignIn, reply: UnitSignedIn },
    signInUnit,
  ),
  forUnit.post('/auth/logout', { load: 'signOut', reply: OkReply }, signOutUnit),
  forUnit.post('/auth/getAuthUser', { reply: UnitUserReply }, signedInUnit),
  keyDoorChallenge('unit'),
  forPublic.post('/auth/passkey', { ...KEY_DOOR, reply: UnitSignedIn }, signInUnitByPasskey),
  ...ownKeyRoutes(forUnit),
  forUnit.get('/dashboard', { query: MonthQuery, reply: DashboardReply }, readDashboard),
  forUnit.get('/guide_group', { query: NoQuery, reply: GuideReply }, readUnitGuide),
  forUnit.act('/member_pass', { body: PasswordChange }, changeUnitPassword),
  forPublic.act(
    '/first_password',
    { limit: NETWORK, body: UnitFirstPassword },
    setFirstUnitPassword,
  ),
)
