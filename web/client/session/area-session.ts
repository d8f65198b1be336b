// The session of an area as this browser knows it, one mechanism for members, units and staff: stored under the area's
// own key (REQ-504), asked about on entry, followed across tabs, ended by the server or by the person (REQ-205, REQ-303).

import type { Assertion } from '#contract/shared/passkeys.ts'
import { type Area, STORED_UNDER } from '#domain/identity/stored-session.ts'
import { ApiError, CANNOT_CONNECT } from '../api.ts'
import { type AreaThunk, hasEnded, storeAreaSession } from '../ask-in-area.ts'
import { forgetDrafts, readDraft, writeDraft } from '../drafts.ts'
import { dismissToast, showToast } from '../store/toasts.ts'
import { createProof } from './proof.ts'
import { createSessionState, type Wanted, type Who, type WithToken } from './session-state.ts'
import { forget, keep, note, noted, stored } from './stored.ts'

interface AreaRules<Stored extends WithToken, User> extends Who<Stored, User> {
  area: Area
  /** Picks out what is stored of an answer or of the storage; undefined when it is not whole. */
  pick(from: unknown): Stored | undefined
  /** Under which the drafts of somebody who signs out are. */
  draftsOf(user: User): `${string}/`
  /**
   * What becomes of a page whose session ends: it is left and its drafts are forgotten, or it stays and asks for a proof,
   * or it is left, loaded anew depending on what was asked (REQ-303), and the drafts wait for the same person.
   */
  whenEnded: 'forget' | 'prove' | { reloadsAfter(path: string): boolean }
  /** What else the answer to a sign-in says, which is not stored. */
  heard?(answer: unknown): void
}

/** How somebody who is in proves it once more. */
type Words = { password: string } | { code: string } | { passkey: Assertion }

export function createAreaSession<Stored extends WithToken, User extends object>(
  rules: AreaRules<Stored, User>,
) {
  const { area, pick, userOf, idOf, draftsOf, whenEnded } = rules
  const { reloadsAfter } = typeof whenEnded === 'object' ? whenEnded : {}
  const key = STORED_UNDER[area]
  const api = `/api/${area}/auth`
  const slice = `${area}Session`
  /** Whose the drafts are that wait; among them, so that it is forgotten with them. */
  const owner = `${area}/owner`
  const hasExpired = `${key}-expired`

  const { select, isSame, isUnproved, ...to } = createSessionState(slice, rules)
  const inStorage = () => pick(stored(key))
  const token = () => inStorage()?.token
  const proof = createProof()

  // The answer to signing out takes the session's cookie away, and must not take the next person's.
  let signingOut: Promise<unknown> = Promise.resolve()
  let lastRefusal = 0

  /** What is stored now, which other tabs write as well. */
  function follow(): AreaThunk<void> {
    return (dispatch, getState) => {
      const now = inStorage()
      const { token: before } = select(getState())
      if (!now) {
        if (before) dispatch(leave())
        else if (noted(hasExpired)) dispatch(to.expired())
      } else if (now.token !== before) {
        // Who it is, where the storage does not say: whoever is in reads on until the answer is there.
        if (before && !userOf(now)) void dispatch(check())
        else dispatch(to.entered(now))
      }
    }
  }

  function leave(): AreaThunk<void> {
    return (dispatch) => {
      proof.settle(false)
      dispatch(to.left())
    }
  }

  /** Is in from now on; false where the browser stores nothing. */
  function admit(now: Stored, user: User): AreaThunk<boolean> {
    return (dispatch, getState) => {
      const before = select(getState())
      if (!keep(key, now)) return false
      const isWaiting = isUnproved(before, { user, token: now.token })
      dispatch(to.confirmed(user, now.token))
      dispatch(to.entered(now))
      // What one person wanted done is never done in another's name.
      if (!isWaiting) proof.settle(isSame(before.user, user))
      return true
    }
  }

  /** Stored without a word of the server about who it is: that is asked on entry. */
  function admitUnasked(now: Stored): AreaThunk<boolean> {
    return (dispatch) => {
      if (!keep(key, now)) return false
      dispatch(to.doubt())
      dispatch(to.entered(now))
      return true
    }
  }

  /** Why not, or nothing when they are in. */
  function signIn(
    words: object,
    door: 'login' | 'passkey' = 'login',
  ): AreaThunk<Promise<ApiError | undefined>> {
    return async (dispatch, _, { ask }) => {
      // Whoever tries again has read why not, and may be in before it fades.
      dispatch(dismissToast(lastRefusal))
      try {
        await signingOut
        const answer = await ask(`${api}/${door}`, words)
        const [now, user] = [pick(answer), userOf(answer)]
        if (!now || !user) throw new ApiError(200, CANNOT_CONNECT)
        if (!dispatch(admit(now, user)))
          throw new ApiError(0, 'เบราว์เซอร์นี้ไม่อนุญาตให้เก็บข้อมูล กรุณาอนุญาตแล้วลองอีกครั้ง')
        if (reloadsAfter) takeUpDrafts(idOf(user))
        rules.heard?.(answer)
        dispatch(showToast('success', 'เข้าสู่ระบบแล้ว'))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        lastRefusal = dispatch(showToast('error', error.message)).payload.id
        return error
      }
    }
  }

  /** At once and offline too: the server is told, but not waited for. */
  function signOut(): AreaThunk<void> {
    return (dispatch, getState, { ask }) => {
      signingOut = ask(`${api}/logout`, {}).catch(() => undefined)
      const { user } = select(getState())
      forget(key)
      if (user) forgetDrafts(draftsOf(user))
      dispatch(leave())
      if (whenEnded !== 'prove') dispatch(showToast('success', 'ออกจากระบบแล้ว'))
    }
  }

  function end(why: string, path: string): AreaThunk<void> {
    return (dispatch, getState) => {
      const { user } = select(getState())
      if (whenEnded === 'prove') return void dispatch(to.expired())
      if (reloadsAfter) leaveDrafts(user && idOf(user))
      else forgetDrafts(`${area}/`)
      forget(key)
      if (reloadsAfter?.(path)) return location.reload()
      dispatch(to.left())
      dispatch(to.expired())
      dispatch(showToast('error', why))
    }
  }

  function leaveDrafts(login: string | undefined): void {
    writeDraft(owner, { login })
    note(hasExpired, 'yes')
  }

  /** What somebody was writing when their session ended is theirs, and no colleague's. */
  function takeUpDrafts(login: string): void {
    if (readDraft<{ login: string }>(owner)?.login !== login) forgetDrafts(`${area}/`)
    writeDraft(owner, undefined)
    note(hasExpired, undefined)
  }

  function check(): AreaThunk<Promise<void>> {
    return async (dispatch, getState, { ask }) => {
      const before = inStorage()
      if (!before) return dispatch(leave())
      try {
        const answer = await ask(`${api}/getAuthUser`, {})
        if (token() !== before.token) return // somebody else's by now
        const fresh = { ...before, ...(answer as object) }
        const [now, user] = [pick(fresh), userOf(fresh)]
        if (!now || !user) throw new ApiError(200, CANNOT_CONNECT)
        dispatch(admit(now, user))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (token() !== before.token) return
        const { confirmed: isIn } = select(getState())
        if (hasEnded(error)) {
          if (isIn && whenEnded === 'prove') void dispatch(prove('sign-in'))
          else dispatch(end(error.message, `${api}/getAuthUser`))
        } else if (!isIn) dispatch(to.missed(error.message)) // whoever is in already reads on; the next call will tell
      }
    }
  }

  function prove(what: Wanted): AreaThunk<Promise<boolean>> {
    return (dispatch, getState) => {
      // Whoever signs in has proved more than a step-up asks for.
      if (select(getState()).wanted !== 'sign-in') dispatch(to.want(what))
      return proof.wait()
    }
  }

  /** A session that has ended, or an act that wants a proof: true when what was asked may be asked once more. */
  function proved({ status, needs }: ApiError): AreaThunk<Promise<boolean>> {
    return async (dispatch) => {
      if (status === 401) return dispatch(prove('sign-in'))
      return needs === 'step_up' && dispatch(prove('step-up'))
    }
  }

  /** The dialog is closed: what was asked is refused, and the page stays as it is. */
  function giveUpProof(): AreaThunk<void> {
    return (dispatch) => {
      dispatch(to.want(undefined))
      proof.settle(false)
    }
  }

  /** The password once more, a code or a passkey; the session goes on under the new token. */
  function stepUp(words: Words): AreaThunk<Promise<void>> {
    return async (dispatch, _, { ask }) => {
      try {
        const { data } = (await ask(`${api}/step-up`, words)) as { data?: unknown }
        const now = pick(data)
        if (!now || !keep(key, now)) throw new ApiError(200, CANNOT_CONNECT)
        dispatch(to.entered(now))
        dispatch(to.want(undefined))
        proof.settle(true)
      } catch (error) {
        // The session ended meanwhile: signing in proves as much.
        if (error instanceof ApiError && error.status === 401) dispatch(to.want('sign-in'))
        else throw error
      }
    }
  }

  storeAreaSession(
    area,
    whenEnded === 'prove'
      ? { token, prove: proved, showsFailures: true }
      : { token, ended: end, unagreed: () => (dispatch) => void dispatch(to.unagreed()) },
  )
  const untilSignedOut = () => signingOut
  return {
    key,
    select,
    idOf,
    token,
    follow,
    admit,
    admitUnasked,
    signIn,
    signOut,
    untilSignedOut,
    end,
    check,
    doubt: to.doubt,
    giveUpProof,
    stepUp,
  }
}
