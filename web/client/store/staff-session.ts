// The officer's session as this browser knows it, kept under `staff`. Whatever is asked for them waits, when the
// session has ended or the act is grave, until they have proved who they are: the page and what was typed stay.

import { createAction, createReducer } from '@reduxjs/toolkit'
import type { Officer, StaffLoggedIn } from '#contract/staff/identity.ts'
import { forgetDrafts } from '../../ui/form/drafts.ts'
import { ApiError, dataOf } from '../api.ts'
import { type AreaThunk, hasEnded, storeAreaSession } from '../ask-in-area.ts'
import { addSlices } from './store.ts'

const KEY = 'staff'

/** What must be proved before the page can go on. */
export type Wanted = 'sign-in' | 'step-up'

export interface StaffSession {
  officer: Officer | undefined
  /** Why it could not be confirmed, though it has not ended. */
  unreachable: string | undefined
  /** It ended by itself before any page was shown. */
  expired: boolean
  wanted: Wanted | undefined
}

const NOBODY: StaffSession = {
  officer: undefined,
  unreachable: undefined,
  expired: false,
  wanted: undefined,
}

const confirmed = createAction('STAFF_CONFIRMED', (officer: Officer) => ({ payload: officer }))
const missed = createAction('STAFF_UNREACHABLE', (why: string) => ({ payload: why }))
const left = createAction('STAFF_LEFT', (expired: boolean) => ({ payload: expired }))
const want = createAction('STAFF_WANTED', (what: Wanted | undefined) => ({ payload: what }))

export const staffSession = createReducer(NOBODY, (on) => {
  on.addCase(confirmed, (_, { payload: officer }) => ({ ...NOBODY, officer }))
  on.addCase(missed, (state, { payload }) => ({ ...state, unreachable: payload }))
  on.addCase(left, (_, { payload: expired }) => ({ ...NOBODY, expired }))
  on.addCase(want, (state, { payload }) => ({ ...state, wanted: payload }))
})

addSlices({ staffSession })
storeAreaSession('admin', { token: storedStaffToken, prove: proved, showsFailures: true })

export function selectStaff(state: Record<string, unknown>): StaffSession {
  return (state.staffSession as StaffSession | undefined) ?? NOBODY
}

export function storedStaffToken(): string | undefined {
  try {
    const { token } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined // an officer's browser may forbid storage
  }
}

function keepToken(token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ token }))
}

/** Who waits for a proof, and what to tell them. */
let waiting: { promise: Promise<boolean>; tell: (proved: boolean) => void } | undefined

function prove(what: Wanted): AreaThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    if (!waiting) {
      let tell: (proved: boolean) => void = () => undefined
      const promise = new Promise<boolean>((resolve) => {
        tell = resolve
      })
      waiting = { promise, tell }
    }
    // Whoever signs in has proved more than a step-up asks for.
    if (selectStaff(getState()).wanted !== 'sign-in') dispatch(want(what))
    return waiting.promise
  }
}

function tellWaiting(proved: boolean): void {
  waiting?.tell(proved)
  waiting = undefined
}

/** The officer closes the dialog: what was asked is refused, and the page stays as it is. */
export function giveUpProof(): AreaThunk<void> {
  return (dispatch) => {
    dispatch(want(undefined))
    tellWaiting(false)
  }
}

/** A session that has ended, or an act that wants a proof: true when what was asked may be asked once more. */
function proved(error: ApiError): AreaThunk<Promise<boolean>> {
  return async (dispatch) => {
    const what = wantedBy(error)
    return what !== undefined && (await dispatch(prove(what)))
  }
}

function wantedBy({ status, needs }: ApiError): Wanted | undefined {
  if (status === 401) return 'sign-in'
  return needs === 'step_up' ? 'step-up' : undefined
}

export function checkStaff(): AreaThunk<Promise<void>> {
  return async (dispatch, getState, { ask }) => {
    const token = storedStaffToken()
    if (!token) return void dispatch(left(false))
    try {
      const data = dataOf<Officer>(await ask('/api/admin/auth/getAuthUser', {}))
      if (storedStaffToken() === token) dispatch(confirmed(data))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isIn = selectStaff(getState()).officer !== undefined
      if (hasEnded(error) && isIn) void dispatch(prove('sign-in'))
      else if (hasEnded(error)) dispatch(left(true))
      else if (!isIn) dispatch(missed(error.message))
    }
  }
}

/** The second step was right. */
export function enter({ token, officer }: StaffLoggedIn['data']): AreaThunk<void> {
  return (dispatch, getState) => {
    const before = selectStaff(getState()).officer
    keepToken(token)
    dispatch(confirmed(officer))
    // What one officer wanted done is never done in another's name.
    tellWaiting(!before || before.login === officer.login)
  }
}

/** The password once more, or a code; the session goes on under the new token. */
export function stepUp(words: { password: string } | { code: string }): AreaThunk<Promise<void>> {
  return async (dispatch, _, { ask }) => {
    try {
      const { token } = dataOf<{ token: string }>(await ask('/api/admin/auth/step-up', words))
      keepToken(token)
      dispatch(want(undefined))
      tellWaiting(true)
    } catch (error) {
      // The session ended meanwhile: signing in proves as much.
      if (error instanceof ApiError && error.status === 401) dispatch(want('sign-in'))
      else throw error
    }
  }
}

/** Under which an officer's drafts are kept in this browser. */
export function draftsOf({ login }: Pick<Officer, 'login'>): `${string}/` {
  return `admin/${login}/`
}

/** At once and offline too: the server is told, but not waited for. */
export function signOutStaff(): AreaThunk<void> {
  return (dispatch, getState, { ask }) => {
    ask('/api/admin/auth/logout', {}).catch(() => undefined)
    localStorage.removeItem(KEY)
    const { officer } = selectStaff(getState())
    if (officer) forgetDrafts(draftsOf(officer))
    tellWaiting(false)
    dispatch(left(false))
  }
}

/** What another tab signs in or out, this one follows. */
export function followStaff(): AreaThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = selectStaff(getState()).officer
    if (storedStaffToken()) {
      await dispatch(checkStaff())
      const now = selectStaff(getState())
      if (!now.wanted) tellWaiting(before?.login === now.officer?.login)
    } else if (before) {
      tellWaiting(false)
      dispatch(left(false))
    }
  }
}
