import type { StaffPerson } from '#contract/staff/people.ts'
import { STAFF_ROLES } from '#domain/identity/staff-role.ts'
import { ROLE_WORDS } from '#domain/identity/staff-role-words.ts'

/** Who may do what: a role, its work, and those who have it. */
export function ByRole({ people }: { people: readonly StaffPerson[] }) {
  const working = people.filter(({ suspended_at }) => !suspended_at)
  return (
    <dl className="grid gap-3 md:grid-cols-2">
      {STAFF_ROLES.map((role) => {
        const names = working.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
        return (
          <div key={role} className="card bg-bg p-4">
            <dt className="flex items-baseline justify-between gap-3 font-semibold">
              {ROLE_WORDS[role].name}
              <span className="figures text-small font-normal text-muted">{names.length} คน</span>
            </dt>
            <dd className="text-small text-muted">{ROLE_WORDS[role].work}</dd>
            <dd className="mt-2">{names.join(', ') || 'ยังไม่มีผู้ใดทำหน้าที่นี้'}</dd>
          </div>
        )
      })}
    </dl>
  )
}
