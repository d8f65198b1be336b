import { PasswordForm } from '../area/password-form.tsx'
import { useMember } from './use-member.ts'

export function Component() {
  const username = useMember()?.membership_no ?? ''
  return <PasswordForm path="/api/member/member_pass" username={username} called="เลขสมาชิก" />
}
