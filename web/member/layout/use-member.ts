import { useSelector } from 'react-redux'
import { returning } from '../../area/client/return-to.ts'
import type { StoredUser } from '../../client/store/authentication.ts'
import { selectSession } from '../../client/store/member-session.ts'
import type { State } from '../../client/store/store.ts'

export const returnTo = returning('member', 'status')

export function useMember(): StoredUser | undefined {
  return useSelector(({ authentication }: State) => authentication.data)
}

export function useSession() {
  return useSelector(selectSession)
}
