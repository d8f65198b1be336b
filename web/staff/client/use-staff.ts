import { useSelector } from 'react-redux'
import type { Officer } from '#contract/staff/identity.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import { type StaffSession, selectStaff } from '../../client/store/staff-session.ts'

export function useStaffSession(): StaffSession {
  return useSelector(selectStaff)
}

/** Inside the guard there is always one. */
export function useOfficer(): Officer {
  const { officer } = useStaffSession()
  if (!officer) throw new Error('no officer is signed in')
  return officer
}

/** Whether to offer something; the server decides again when it is asked. */
export function useMay(permission: Permission): boolean {
  return useOfficer().permissions.includes(permission)
}
