import { PasswordForm } from '../area/password-form.tsx'
import { useUnit } from './unit-session.ts'

export function Component() {
  const username = useUnit()?.login ?? ''
  return (
    <PasswordForm path="/api/membergroup/member_pass" username={username} called="รหัสหน่วยงาน" />
  )
}
