import { PasswordForm } from '../area/layout/password-form.tsx'
import { useUnit } from '../client/session/unit-session.ts'

export function Component() {
  const unit = useUnit()
  const names = unit ? [...unit.name.split(' '), unit.member_group_name] : []
  return (
    <PasswordForm
      path="/api/membergroup/member_pass"
      username={unit?.login ?? ''}
      called="รหัสหน่วยงาน"
      known={{ membershipNo: unit?.member_group_no ?? '', names }}
    />
  )
}
