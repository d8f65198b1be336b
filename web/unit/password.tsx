import { useUnit } from '../client/session/unit-session.ts'
import { PasswordForm } from '../ui/area/password-form.tsx'
import { KeysLink } from '../ui/passkeys/keys-link.tsx'

export function Component() {
  const unit = useUnit()
  const names = unit ? [...unit.name.split(' '), unit.member_group_name] : []
  return (
    <PasswordForm
      path="/api/membergroup/member_pass"
      username={unit?.login ?? ''}
      called="รหัสหน่วยงาน"
      known={{ membershipNo: unit?.member_group_no ?? '', names }}
    >
      <KeysLink to="/membergroup/keys" />
    </PasswordForm>
  )
}
