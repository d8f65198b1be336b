import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { changeUnitPassword } from '#server/identity/change-unit-password.ts'

export const unitPasswordRoutes = routes(
  forUnit.post('/member_pass', { body: PasswordChange, reply: OkReply }, changeUnitPassword),
)
