// An officer behind the door of the back office, for page tests.

import type { Officer } from '#contract/staff/identity.ts'
import type { Permission } from '#domain/identity/staff-role.ts'

export const okAnswer = (data: unknown) => () => Response.json({ rc_code: '1', data })

/** Who the server says is signed in, and what they may do. */
export function givenOfficer(...permissions: Permission[]) {
  const officer: Officer = {
    login: 'somsri',
    name: 'สมศรี งานดี',
    roles: [],
    permissions: ['own', ...permissions],
    recovery_codes_left: 10,
  }
  return { '/api/admin/auth/getAuthUser': okAnswer(officer) }
}
