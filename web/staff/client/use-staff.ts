import { useSelector } from 'react-redux'
import type { Officer } from '#contract/staff/identity.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import { staffSession } from '../../client/session/staff-session.ts'

export function useStaffSession() {
  return useSelector(staffSession.select)
}

/** Inside the guard there is always one. */
export function useOfficer(): Officer {
  const { user: officer } = useStaffSession()
  if (!officer) throw new Error('no officer is signed in')
  return officer
}

/** Whether to offer something; the server decides again when it is asked. */
export function useMay(permission: Permission): boolean {
  return useOfficer().permissions.includes(permission)
}
