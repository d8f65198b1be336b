// The member's session, stored under `user` (REQ-204); who is signed in is public pages' to know as well.

import { createAction } from '@reduxjs/toolkit'
import type { Impersonation, LoggedIn, Login } from '#contract/member/identity.ts'
import { hideAmounts } from '../amounts-hidden.ts'
import { ApiError } from '../api.ts'
import { type AreaThunk, hasEnded } from '../ask-in-area.ts'
import { forgetDrafts } from '../drafts.ts'
import {
  forgetUser,
  loginFailure,
  loginRequest,
  loginSuccess,
  logout,
  type StoredUser,
  storedUser,
  userIn,
} from '../store/authentication.ts'
import { createAreaSession } from './area-session.ts'
import { note } from './stored.ts'

/** The terms in force are agreed to: what was refused for want of it is asked for anew. */
export const agree = createAction('SESSION_AGREED')

/** For this tab: whether the pages offer a passkey to whoever has just signed in. */
export const PASSKEY_OFFER = 'passkey-offer'

interface Member extends StoredUser {
  /** The officer who looks in the member's place, and until when. */
  impersonation?: Impersonation
}

export const memberSession = createAreaSession<StoredUser, Member>({
  area: 'member',
  pick: userIn,
  userOf(from) {
    const user = userIn(from)
    const { impersonation } = (from ?? {}) as Partial<Member>
    return user && { ...user, ...(impersonation && { impersonation }) }
  },
  idOf: ({ membership_no }) => membership_no,
  draftsOf: () => 'member/',
  whenEnded: 'forget',
  heard(answer) {
    const { offer_passkey } = answer as LoggedIn
    note(PASSKEY_OFFER, offer_passkey ? 'yes' : undefined)
  },
  entered: loginSuccess,
  left: logout,
})

/** Why not, or nothing when the member is in. */
export function signIn(words: Login): AreaThunk<Promise<ApiError | undefined>> {
  return async (dispatch) => {
    dispatch(loginRequest())
    const refused = await dispatch(memberSession.signIn(words))
    if (refused) dispatch(loginFailure())
    return refused
  }
}

/** The same with a passkey, which says itself whose it is. */
export function signInByKey(words: object): AreaThunk<Promise<ApiError | undefined>> {
  return async (dispatch) => {
    dispatch(loginRequest())
    const refused = await dispatch(memberSession.signIn(words, 'passkey'))
    if (refused) dispatch(loginFailure())
    return refused
  }
}

export function signOut(): AreaThunk<void> {
  return (dispatch) => {
    hideAmounts(false)
    dispatch(memberSession.signOut())
  }
}

/**
 * On a public page, which greets the member by name: a session that ended with the window, or by itself, leaves no name
 * behind. Nothing is said: whoever opened the page did not ask for the member area.
 */
export function forgetIfEnded(): AreaThunk<Promise<void>> {
  return async (dispatch, _, { ask }) => {
    const user = storedUser()
    try {
      await ask('/api/member/auth/getAuthUser', {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!hasEnded(error) || storedUser()?.token !== user?.token) return
      forgetUser()
      forgetDrafts('member/')
      dispatch(logout())
    }
  }
}
