// What this browser knows of an area's session, and what changes it.

import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { addSlices } from '../store/store.ts'

/** What must be proved before the page can go on. */
export type Wanted = 'sign-in' | 'step-up'

export interface AreaSession<User> {
  /** Of the session that is stored, as this tab knows it. */
  token: string | undefined
  user: User | undefined
  /** The server has confirmed it since the area was entered. */
  confirmed: boolean
  /** Why it could not be confirmed, though it has not ended. */
  unreachable: string | undefined
  /** It ended by itself, which is said until the next sign-in. */
  expired: boolean
  wanted: Wanted | undefined
  /** How often the server has wanted the terms agreed to, since they may change while somebody reads. */
  unagreed: number
}

const NOBODY = {
  token: undefined,
  user: undefined,
  confirmed: false,
  unreachable: undefined,
  expired: false,
  wanted: undefined,
  unagreed: 0,
}

export interface WithToken {
  token: string
}

export interface Who<Stored extends WithToken, User> {
  /** Who it is, by an answer or by what is stored; undefined where the storage does not say. */
  userOf(from: unknown): User | undefined
  idOf(user: User): string
  /** Actions that others dispatch and listen for as well. */
  entered?: ReturnType<typeof entering<Stored>>
  left?: ReturnType<typeof leaving>
}

function entering<Stored>(type: string) {
  return createAction(type, (now: Stored) => ({ payload: now }))
}
function leaving(type: string) {
  return createAction(type)
}

export function createSessionState<Stored extends WithToken, User extends object>(
  slice: string,
  { userOf, idOf, ...shared }: Who<Stored, User>,
) {
  const entered = shared.entered ?? entering<Stored>(`${slice}/ENTERED`)
  const left = shared.left ?? leaving(`${slice}/LEFT`)
  const expired = createAction(`${slice}/EXPIRED`)
  const confirmed = createAction(`${slice}/CONFIRMED`, (user: User, token: string) => ({
    payload: { user, token },
  }))
  const missed = createAction(`${slice}/UNREACHABLE`, (why: string) => ({ payload: why }))
  /** Whoever enters the area, or tries once more, is asked about anew. */
  const doubt = createAction(`${slice}/DOUBTED`)
  const want = createAction(`${slice}/WANTED`, (what: Wanted | undefined) => ({ payload: what }))
  const unagreed = createAction(`${slice}/UNAGREED`)

  const isSame = (one: User | undefined, other: User | undefined) =>
    one === undefined || other === undefined || idOf(one) === idOf(other)

  function reducer(session: AreaSession<User> = NOBODY, action: UnknownAction): AreaSession<User> {
    if (entered.match(action)) {
      const { token } = action.payload
      const user = userOf(action.payload)
      if (!isSame(session.user, user)) return { ...NOBODY, token, user }
      return { ...session, token, user: user ? { ...session.user, ...user } : session.user }
    }
    if (confirmed.match(action)) {
      const wanted = isUnproved(session, action.payload) ? session.wanted : undefined
      return { ...NOBODY, ...action.payload, confirmed: true, wanted }
    }
    if (missed.match(action)) return { ...session, unreachable: action.payload }
    if (doubt.match(action))
      return { ...session, confirmed: false, unreachable: undefined, unagreed: 0 }
    if (left.match(action)) return { ...NOBODY, expired: session.expired }
    if (expired.match(action)) return { ...NOBODY, expired: true }
    if (want.match(action)) return { ...session, wanted: action.payload }
    return unagreed.match(action) ? { ...session, unagreed: session.unagreed + 1 } : session
  }
  addSlices({ [slice]: reducer as Reducer })

  /** A session that goes on as it was does not prove what was asked for on top of it. */
  function isUnproved(
    { user, token, wanted }: AreaSession<User>,
    now: { user: User; token: string },
  ): boolean {
    return wanted === 'step-up' && token === now.token && isSame(user, now.user)
  }

  const select = (state: Record<string, unknown>) =>
    (state[slice] as AreaSession<User> | undefined) ?? (NOBODY as AreaSession<User>)
  const actions = { entered, left, expired, confirmed, missed, doubt, want, unagreed }
  return { select, isSame, isUnproved, ...actions }
}
