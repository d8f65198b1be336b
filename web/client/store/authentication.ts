// Whether a member is signed in (REQ-204): logged in if a stored session exists.

import { createAction, createReducer } from '@reduxjs/toolkit'
import { forget, stored } from '../session/stored.ts'

const KEY = 'user'

/** What the sign-in answered, stored whole under `user` and nothing more (REQ-204). */
export interface StoredUser {
  token: string
  membership_no: string
  member: { member_name: string; member_surname: string }
}

/** Named as in the other public slices (REQ-130). */
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
  return userIn(stored(KEY))
}

/**
 * Picked out one by one: whatever else an answer may hold one day, it is not left lying in a browser. Undefined when it
 * is not whole: half a member would break every page that says the name.
 */
export function userIn(answer: unknown): StoredUser | undefined {
  const { token, membership_no, member } = (answer ?? {}) as Partial<StoredUser>
  const { member_name, member_surname } = member ?? ({} as Partial<StoredUser['member']>)
  const parts = [token, membership_no, member_name, member_surname]
  if (!parts.every((part) => typeof part === 'string')) return undefined
  return { token, membership_no, member: { member_name, member_surname } } as StoredUser
}

export function forgetUser(): void {
  forget(KEY)
}
