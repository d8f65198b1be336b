import { PasswordForm } from '../../ui/area/password-form.tsx'
import { KeysLink } from '../../ui/passkeys/keys-link.tsx'
import { useMember } from '../layout/use-member.ts'

export function Component() {
  const member = useMember()
  const membershipNo = member?.membership_no ?? ''
  const names = member ? Object.values(member.member) : []
  return (
    <PasswordForm
      path="/api/member/member_pass"
      username={membershipNo}
      called="เลขสมาชิก"
      known={{ membershipNo, names }}
    >
      <KeysLink to="/member/keys" />
    </PasswordForm>
  )
}
