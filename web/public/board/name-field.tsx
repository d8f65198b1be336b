import { UserRoundCheck } from 'lucide-react'
import { publicName } from '#domain/person/public-name.ts'
import type { StoredUser } from '../../client/store/authentication.ts'
import { Field } from '../../ui/form/field.tsx'

interface NameFieldProps {
  label: string
  member: StoredUser | undefined
  name: string
  error: string | undefined
  onChange: (changed: { name: string }) => void
}

/** Guests say who they are; a member is known already. */
export function NameField({ label, member, name, error, onChange }: NameFieldProps) {
  if (member) return <AsMember member={member} />
  return (
    <Field name="name" label={label} hint="ใช้ชื่อเล่นหรือนามแฝงได้ ชื่อนี้แสดงบนเว็บไซต์" error={error}>
      {(wiring) => (
        <input
          {...wiring}
          className="input max-w-md"
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </Field>
  )
}

function AsMember({ member: { member } }: { member: StoredUser }) {
  return (
    <p className="flex gap-3 rounded-card bg-tint p-4 text-on-tint">
      <UserRoundCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <span>
        ส่งในนามสมาชิก แสดงชื่อเป็น{' '}
        <strong>{publicName(member.member_name, member.member_surname)}</strong>
      </span>
    </p>
  )
}
