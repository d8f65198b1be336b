import { useSelector } from 'react-redux'
import { memberSession } from '../../client/session/member-session.ts'
import { returning } from '../../client/session/return-to.ts'
import type { State } from '../../client/store/store.ts'

export const returnTo = returning('member', 'status')

export function useMember() {
  // Signed in before the area was entered: known to the public pages first.
  return useSelector((all: State) => memberSession.select(all).user ?? all.authentication.data)
}

export function useMemberSession() {
  return useSelector(memberSession.select)
}

/** The officer who looks in the member's place, and until when. */
export function useImpersonation() {
  return useMemberSession().user?.impersonation
}
