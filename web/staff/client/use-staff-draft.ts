import { draftsOf } from '../../client/session/staff-session.ts'
import { useDraft } from '../../client/use-draft.ts'
import { useOfficer } from './use-staff.ts'

/** What an officer types is kept as it is typed, in this browser and under their own name, until it is saved. */
export function useStaffDraft<Values extends object>(name: string, empty: Values) {
  return useDraft(draftsOf(useOfficer()) + name, empty)
}
