// How pages behind a sign-in ask: the address says whose area it is, and what only the area's session can mend (an
// ended session, terms to agree to, a proof) is seen to here.

import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Area } from '#domain/identity/stored-session.ts'
import {
  answerAt,
  type BodyOf,
  type ReadPath,
  type ReplyOf,
  type To,
  type WritePath,
} from './address.ts'
import { ApiError, areaOf, askFile, CANNOT_CONNECT, type DownloadedFile } from './api.ts'
import type { Asking } from './store/feed.ts'
import { showToast } from './store/toasts.ts'

export type AreaThunk<T> = ThunkAction<T, Record<string, unknown>, Asking, UnknownAction>

export interface AreaSessionActions {
  /** Of whoever is signed in, as it is stored now. */
  token(): string | undefined
  /** The server says that the session is over; `path` is what was asked. */
  ended?(why: string, path: string): AreaThunk<void>
  /** The server wants the terms agreed to first; the area sends them there. */
  unagreed?(): AreaThunk<void>
  /** Has the person prove who they are, where that is what the server wants: true to ask once more. */
  prove?(error: ApiError): AreaThunk<Promise<boolean>>
  /** Pages and forms of the area show every failure themselves: no toast for what is read, nor for what is quiet. */
  showsFailures?: boolean
}

const sessions: Partial<Record<Area, AreaSessionActions>> = {}

/** An area registers its session when it is loaded. */
export function storeAreaSession(area: Area, session: AreaSessionActions): void {
  sessions[area] = session
}

export interface AskingHow {
  /** The page says itself why it was refused, so a toast would say it twice. */
  quiet?: boolean | undefined
  signal?: AbortSignal | undefined
}

export function askInArea<A extends To<ReadPath>>(
  to: A,
  how: AskingHow = {},
): AreaThunk<Promise<ReplyOf<'GET', A>>> {
  const isShown = sessions[areaOf(to)]?.showsFailures === true
  return (dispatch, _, { ask }) => {
    const asking = () => answerAt<'GET', A>(ask(to, undefined, how.signal))
    return dispatch(inArea(to, asking, { ...how, isShown }))
  }
}

export function sendInArea<A extends To<WritePath>>(
  to: A,
  body: BodyOf<A>,
  how: AskingHow = {},
): AreaThunk<Promise<ReplyOf<'POST', A>>> {
  const isShown = sessions[areaOf(to)]?.showsFailures === true && how.quiet === true
  return (dispatch, _, { ask }) =>
    dispatch(inArea(to, () => answerAt<'POST', A>(ask(to, body)), { ...how, isShown }))
}

/** A paper or a table to be saved. */
export function fileInArea(path: string, body?: object): AreaThunk<Promise<DownloadedFile>> {
  return inArea(path, () => askFile(path, body), {})
}

function inArea<T>(
  path: string,
  asking: () => Promise<T>,
  { quiet = false, isShown = false, signal }: AskingHow & { isShown?: boolean },
): AreaThunk<Promise<T>> {
  return async (dispatch) => {
    const session = sessions[areaOf(path)]
    for (;;) {
      const token = session?.token()
      try {
        return await asking()
      } catch (error) {
        if (!(error instanceof ApiError) || signal?.aborted) throw error
        if (session?.prove && (await dispatch(session.prove(error)))) continue
        // The late answer to somebody who has left meanwhile is nobody's.
        const isOurs = session?.token() === token
        if (isOurs && !isShown && !(quiet && isRefusal(error))) dispatch(reportFailure(path, error))
        throw error
      }
    }
  }
}

/** Of what was asked, rather than that nobody is in, nobody answered, or all must wait for the terms. */
function isRefusal({ status, needs }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 401 && needs !== 'terms'
}

function reportFailure(path: string, { status, message, needs }: ApiError): AreaThunk<void> {
  return (dispatch) => {
    const session = sessions[areaOf(path)]
    if (status === 401 && session?.ended) dispatch(session.ended(message, path))
    else if (needs === 'terms' && session?.unagreed) dispatch(session.unagreed())
    else dispatch(showToast('error', message))
  }
}

/**
 * REQ-205: a status of 401, or of 400 with an error; REQ-513: an rc_code other than '1'. That nobody answers ends
 * no session.
 */
export function hasEnded({ status, message, answer }: ApiError): boolean {
  if (status === 401 || (status === 200 && answer !== undefined)) return true
  return status === 400 && message !== CANNOT_CONNECT
}

export type AreaDispatch = ThunkDispatch<Record<string, unknown>, Asking, UnknownAction>

export function useAreaDispatch(): AreaDispatch {
  return useDispatch<AreaDispatch>()
}
