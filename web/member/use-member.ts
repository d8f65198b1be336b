import { useSelector } from 'react-redux'
import { returning } from '../area/return-to.ts'
import type { StoredUser } from '../store/authentication.ts'
import { selectSession } from '../store/member-session.ts'
import type { State } from '../store/store.ts'

export const returnTo = returning('member', 'status')

export function useMember(): StoredUser | undefined {
  return useSelector(({ authentication }: State) => authentication.data)
}

export function useSession() {
  return useSelector(selectSession)
}
