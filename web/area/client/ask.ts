// How pages behind a door ask: the address says which door. What fails is told, and whose session is over is for
// their own area to deal with.

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { ApiError, type Area, areaOf, CANNOT_CONNECT } from '../../client/api.ts'
import type { Asking } from '../../client/store/feed.ts'
import { showToast } from '../../client/store/toasts.ts'

export type AreaThunk<T> = ThunkAction<T, Record<string, unknown>, Asking, UnknownAction>

export interface AreaSessionActions {
  /** Of whoever is in, as it is stored now. */
  token(): string | undefined
  /** The server says that it is over; `path` is what was asked. */
  ended(why: string, path: string): AreaThunk<void>
  /** The server wants the terms agreed to first; the area sends them there. */
  unagreed?(): AreaThunk<void>
}

const keepers: Partial<Record<Area, AreaSessionActions>> = {}

/** An area brings its keeper along when it is loaded. */
export function storeAreaSession(area: Area, keeper: AreaSessionActions): void {
  keepers[area] = keeper
}

export interface AskingHow {
  /** The page says itself why it was refused, so a toast would say it twice. */
  quiet?: boolean
}

export function askInArea(
  path: string,
  body?: unknown,
  { quiet = false }: AskingHow = {},
): AreaThunk<Promise<unknown>> {
  return async (dispatch, _, { ask }) => {
    const asked = keepers[areaOf(path)]?.token()
    try {
      return await ask(path, body)
    } catch (error) {
      // The late answer to somebody who has left meanwhile is nobody's.
      const isOurs = error instanceof ApiError && keepers[areaOf(path)]?.token() === asked
      if (isOurs && !(quiet && isRefusal(error))) dispatch(reportFailure(path, error))
      throw error
    }
  }
}

/** Of what was asked, rather than that nobody is in, nobody answered, or all must wait for the terms. */
function isRefusal({ status, needs }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 401 && needs !== 'terms'
}

export function reportFailure(path: string, { status, message, needs }: ApiError): AreaThunk<void> {
  return (dispatch) => {
    const keeper = keepers[areaOf(path)]
    if (status === 401 && keeper) dispatch(keeper.ended(message, path))
    else if (needs === 'terms' && keeper?.unagreed) dispatch(keeper.unagreed())
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

export type AreaDispatch = <T>(thunk: AreaThunk<T>) => T

export function useAreaDispatch(): AreaDispatch {
  return useDispatch() as unknown as AreaDispatch
}
