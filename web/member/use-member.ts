import { useDispatch, useSelector } from 'react-redux'
import type { StoredUser } from '../store/authentication.ts'
import { type MemberThunk, selectSession } from '../store/member-session.ts'
import type { State } from '../store/store.ts'

export type MemberDispatch = <T>(thunk: MemberThunk<T>) => T

export function useMemberDispatch(): MemberDispatch {
  return useDispatch() as unknown as MemberDispatch
}

export function useMember(): StoredUser | undefined {
  return useSelector(({ authentication }: State) => authentication.data)
}

export function useSession() {
  return useSelector(selectSession)
}
