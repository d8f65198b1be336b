// The session of one area as this browser knows it: asked about on entry, kept under a key of its own, ended by
// the server's word or the person's own (REQ-205, REQ-303).

import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { ApiError, type Area, CANNOT_CONNECT, STORED_UNDER } from '../../client/api.ts'
import { type AreaThunk, hasEnded, storeAreaSession } from '../../client/ask-in-area.ts'
import { addSlices } from '../../client/store/store.ts'
import { dismissToast, showToast } from '../../client/store/toasts.ts'
import { forgetDrafts, readDraft, writeDraft } from '../../ui/form/drafts.ts'
import { forget, keep, note, noted, stored } from './stored.ts'

export interface AreaUser {
  token: string
  login: string
}

export interface AreaSession<User> {
  user: User | undefined
  /** The server has confirmed it since the area was entered. */
  confirmed: boolean
  /** Why it could not be confirmed, though it has not ended. */
  unreachable: string | undefined
  /** It ended by itself, which is told until the next sign-in. */
  expired: boolean
}

interface AreaRules<User> {
  area: Area
  /** Picks out what is kept of an answer or of the storage; undefined when it is not whole. */
  pick(from: unknown): User | undefined
  /** Whether a session that ends under somebody's hands reloads the page (REQ-303), and for what. */
  reloadsAfter(path: string): boolean
}

const NOBODY = { user: undefined, confirmed: false, unreachable: undefined, expired: false }

export function createAreaSession<User extends AreaUser>({
  area,
  pick,
  reloadsAfter,
}: AreaRules<User>) {
  const key = STORED_UNDER[area]
  const api = `/api/${area}/auth`
  const slice = `${area}Session`
  /** Whose the drafts are that wait; among them, so that it is forgotten with them. */
  const owner = `${area}/owner`

  const entered = createAction(`${slice}/ENTERED`, (user: User | undefined, expired: boolean) => ({
    payload: { user, expired },
  }))
  const confirmed = createAction(`${slice}/CONFIRMED`, (user: User) => ({ payload: user }))
  const missed = createAction(`${slice}/UNREACHABLE`, (why: string) => ({ payload: why }))
  const doubted = createAction(`${slice}/DOUBTED`)
  const left = createAction(`${slice}/LEFT`, (expired: boolean) => ({ payload: expired }))

  function reducer(session: AreaSession<User> = NOBODY, action: UnknownAction): AreaSession<User> {
    const { user, expired } = session
    if (entered.match(action)) {
      const isSame = user?.token === action.payload.user?.token
      return { ...(isSame ? session : NOBODY), ...action.payload }
    }
    if (confirmed.match(action)) return { ...NOBODY, user: action.payload, confirmed: true }
    if (missed.match(action)) return { ...NOBODY, user, unreachable: action.payload }
    if (doubted.match(action)) return { ...NOBODY, user, expired }
    return left.match(action) ? { ...NOBODY, expired: action.payload } : session
  }
  addSlices({ [slice]: reducer as Reducer })

  const select = (state: Record<string, unknown>) =>
    (state[slice] as AreaSession<User> | undefined) ?? (NOBODY as AreaSession<User>)
  const storedUser = () => pick(stored(key))

  // The answer to signing out takes the session's cookie away, and must not take the next person's.
  let leaving: Promise<unknown> = Promise.resolve()
  let lastRefusal = 0

  /** What lies in the storage, which other tabs write in too. */
  function enter(): AreaThunk<void> {
    return (dispatch) => void dispatch(entered(storedUser(), noted(`${key}-expired`) !== undefined))
  }

  /** Why not, or nothing when they are in. */
  function signIn(words: object): AreaThunk<Promise<ApiError | undefined>> {
    return async (dispatch, _, { ask }) => {
      // Whoever tries again has read why not, and may be in before it fades.
      dispatch(dismissToast(lastRefusal))
      try {
        await leaving
        const user = pick(await ask(`${api}/login`, words))
        if (!user) throw new ApiError(200, CANNOT_CONNECT)
        if (!keep(key, user))
          throw new ApiError(0, 'เบราว์เซอร์นี้ไม่อนุญาตให้เก็บข้อมูล กรุณาอนุญาตแล้วลองอีกครั้ง')
        // What somebody was writing when their session ended is theirs, and no colleague's.
        if (readDraft<{ login: string }>(owner)?.login !== user.login) forgetDrafts(`${area}/`)
        note(`${key}-expired`, undefined)
        writeDraft(owner, undefined)
        dispatch(confirmed(user))
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
    return (dispatch, _, { ask }) => {
      leaving = ask(`${api}/logout`, {}).catch(() => undefined)
      forget(key)
      forgetDrafts(`${area}/`)
      dispatch(left(false))
      dispatch(showToast('success', 'ออกจากระบบแล้ว'))
    }
  }

  /** What was being written stays for the same person's return. */
  function ended(why: string, path: string): AreaThunk<void> {
    return (dispatch) => {
      writeDraft(owner, { login: storedUser()?.login })
      note(`${key}-expired`, 'yes')
      forget(key)
      if (reloadsAfter(path)) return location.reload()
      dispatch(left(true))
      dispatch(showToast('error', why))
    }
  }

  function check(): AreaThunk<Promise<void>> {
    return async (dispatch, getState, { ask }) => {
      const user = storedUser()
      if (!user) return void dispatch(left(select(getState()).expired))
      try {
        const answer = (await ask(`${api}/getAuthUser`, {})) as object
        if (storedUser()?.token !== user.token) return // somebody else's by now
        const fresh = pick({ token: user.token, ...answer }) ?? user
        keep(key, fresh)
        dispatch(confirmed(fresh))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (storedUser()?.token !== user.token) return
        if (hasEnded(error)) dispatch(ended(error.message, `${api}/getAuthUser`))
        // Whoever is in already reads on; the next call will tell.
        else if (!select(getState()).confirmed) dispatch(missed(error.message))
      }
    }
  }

  storeAreaSession(area, { token: () => storedUser()?.token, ended })
  return { select, enter, signIn, signOut, check, doubt: doubted }
}
