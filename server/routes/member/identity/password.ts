import { OkReply, PasswordChange } from '#contract/member/identity.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { changeMemberPassword } from '#server/identity/change-member-password.ts'

export const passwordRoutes = routes(
  forMember.post('/member_pass', { body: PasswordChange, reply: OkReply }, changeMemberPassword),
)
