// Whether a member is signed in (specification §4): logged in if a stored session exists.

import { createAction, createReducer } from '@reduxjs/toolkit'

const KEY = 'user'

/** What the sign-in answered, stored whole under `user` and nothing more (specification §3). */
export interface StoredUser {
  token: string
  membership_no: string
  member: { member_name: string; member_surname: string }
}

/** Named as in the other public slices (specification §3). */
export interface AuthenticationState {
  /** Logging in. */
  fetching: boolean
  /** Logged in. */
  fetchSuccess: boolean
  data: StoredUser | undefined
}

export const loginRequest = createAction('LOGIN_REQUEST')
export const loginSuccess = createAction('LOGIN_SUCCESS', (user: StoredUser) => ({ payload: user }))
export const loginFailure = createAction('LOGIN_FAILURE')
export const logout = createAction('LOGOUT')

const loggedOut: AuthenticationState = { fetching: false, fetchSuccess: false, data: undefined }

export const authentication = createReducer(loggedOut, (on) => {
  on.addCase(loginRequest, () => ({ ...loggedOut, fetching: true }))
  on.addCase(loginSuccess, (_, { payload }) => ({
    fetching: false,
    fetchSuccess: true,
    data: payload,
  }))
  on.addCase(loginFailure, () => loggedOut)
  on.addCase(logout, () => loggedOut)
})

export function storedUser(): StoredUser | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    // Storage is anybody's to write in; half a member would break every page that says the name.
    const { member_name, member_surname } = user.member
    const parts = [user.token, user.membership_no, member_name, member_surname]
    return parts.every((part) => typeof part === 'string') ? user : undefined
  } catch {
    return undefined
  }
}

/** Picked out one by one: whatever else an answer may hold one day, it is not left lying in a browser. */
export function keepUser({ token, membership_no, member }: StoredUser): boolean {
  const { member_name, member_surname } = member
  const kept = { token, membership_no, member: { member_name, member_surname } }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forgetUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing could be kept nothing is left.
  }
}
