// The member's session as this browser knows it: asked about on entry, kept under `user`, ended by the
// server's word or the member's own (REQ-205).

import { createAction, createReducer } from '@reduxjs/toolkit'
import type { AuthUser, Impersonation } from '#contract/member/identity.ts'
import { hideAmounts } from '../../area/client/amounts-hidden.ts'
import { forgetDrafts } from '../../ui/form/drafts.ts'
import { ApiError, CANNOT_CONNECT } from '../api.ts'
import { type AreaThunk, hasEnded, storeAreaSession } from '../ask-in-area.ts'
import {
  forgetUser,
  loginFailure,
  loginRequest,
  loginSuccess,
  logout,
  storedUser,
  storeUser,
  userIn,
} from './authentication.ts'
import { addSlices } from './store.ts'
import { dismissToast, showToast } from './toasts.ts'

export interface MemberSession {
  /** Whose session the server has confirmed since the area was entered. */
  confirmed: string | undefined
  /** Why it could not be confirmed, though it has not ended. */
  unreachable: string | undefined
  /** It ended by itself, which is told until the next sign-in. */
  expired: boolean
  /** The officer who looks in the member's place, and until when. */
  impersonation: Impersonation | undefined
  /** How often the server has wanted the terms agreed to, since they may change while somebody reads. */
  unagreed: number
}

const UNKNOWN: MemberSession = {
  confirmed: undefined,
  unreachable: undefined,
  expired: false,
  impersonation: undefined,
  unagreed: 0,
}

const confirm = createAction('SESSION_CONFIRMED', (no: string, by?: Impersonation) => ({
  payload: { no, by },
}))
const missed = createAction('SESSION_UNREACHABLE', (why: string) => ({ payload: why }))
const expire = createAction('SESSION_EXPIRED')
const unagree = createAction('SESSION_UNAGREED')
/** The terms in force are agreed to: what was refused for want of it is asked for anew. */
export const agree = createAction('SESSION_AGREED')
/** Whoever enters the area, or tries once more, is asked about anew. */
export const doubtSession = createAction('SESSION_DOUBTED')

export const memberSession = createReducer(UNKNOWN, (on) => {
  on.addCase(confirm, (_, { payload: { no, by } }) => ({
    ...UNKNOWN,
    confirmed: no,
    impersonation: by,
  }))
  on.addCase(missed, (_, { payload }) => ({ ...UNKNOWN, unreachable: payload }))
  on.addCase(doubtSession, ({ expired }) => ({ ...UNKNOWN, expired }))
  on.addCase(logout, () => UNKNOWN)
  on.addCase(expire, () => ({ ...UNKNOWN, expired: true }))
  on.addCase(unagree, (session) => ({ ...session, unagreed: session.unagreed + 1 }))
})

addSlices({ memberSession })
storeAreaSession('member', {
  token: () => storedUser()?.token,
  ended: endSession,
  unagreed: () => (dispatch) => void dispatch(unagree()),
})

export function selectSession(state: Record<string, unknown>): MemberSession {
  return (state.memberSession as MemberSession | undefined) ?? UNKNOWN
}

export interface Credentials {
  membership_no: string
  mem_password: string
  remember: boolean
  recaptcha: string
}

// The answer to signing out takes the session's cookie away, and must not take the next member's.
let leaving: Promise<unknown> = Promise.resolve()
let lastRefusal = 0

/** Whoever comes next waits for this. */
export function untilLeft(): Promise<unknown> {
  return leaving
}

/** Why not, or nothing when the member is in. */
export function signIn(words: Credentials): AreaThunk<Promise<ApiError | undefined>> {
  return async (dispatch, _, { ask }) => {
    dispatch(loginRequest())
    // Whoever tries again has read why not, and may be in before it fades.
    dispatch(dismissToast(lastRefusal))
    try {
      await leaving
      const user = userIn(await ask('/api/member/auth/login', words))
      if (!user) throw new ApiError(200, CANNOT_CONNECT)
      if (!storeUser(user)) throw new ApiError(0, 'เบราว์เซอร์นี้ไม่อนุญาตให้เก็บข้อมูล กรุณาอนุญาตแล้วลองอีกครั้ง')
      dispatch(confirm(user.membership_no))
      dispatch(loginSuccess(user))
      dispatch(showToast('success', 'เข้าสู่ระบบแล้ว'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch(loginFailure())
      lastRefusal = dispatch(showToast('error', error.message)).payload.id
      return error
    }
  }
}

/** At once and offline too: the server is told, but not waited for. */
export function signOut(): AreaThunk<void> {
  return (dispatch, _, { ask }) => {
    leaving = ask('/api/member/auth/logout', {}).catch(() => undefined)
    forgetMember()
    hideAmounts(false)
    dispatch(logout())
    dispatch(showToast('success', 'ออกจากระบบแล้ว'))
  }
}

export function endSession(why: string): AreaThunk<void> {
  return (dispatch) => {
    forgetMember()
    dispatch(logout())
    dispatch(expire())
    dispatch(showToast('error', why))
  }
}

export function checkSession(): AreaThunk<Promise<void>> {
  return async (dispatch, getState, { ask }) => {
    const user = storedUser()
    if (!user) return void dispatch(logout())
    try {
      const answer = (await ask('/api/member/auth/getAuthUser', {})) as AuthUser
      if (storedUser()?.token !== user.token) return // somebody else's by now
      const fresh = userIn({ token: user.token, ...answer })
      if (!fresh) throw new ApiError(200, CANNOT_CONNECT)
      storeUser(fresh)
      dispatch(confirm(fresh.membership_no, answer.impersonation))
      dispatch(loginSuccess(fresh))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (storedUser()?.token !== user.token) return
      if (hasEnded(error)) dispatch(endSession(error.message))
      // Whoever is in already reads on; the next call will tell.
      else if (!selectSession(getState()).confirmed) dispatch(missed(error.message))
    }
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
      forgetMember()
      dispatch(logout())
    }
  }
}

/** What this browser keeps of the member area, and nothing of another area's. */
function forgetMember(): void {
  forgetUser()
  forgetDrafts('member/')
}
