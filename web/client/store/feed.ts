// One factory for every feed: request, then success or failure (REQ-130).
//
// createAction rather than createSlice, because REQ-130 names the actions.

import { createAction, createReducer, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'

export interface FeedState<T> {
  fetching: boolean
  fetchSuccess: boolean
  fetchFailure: boolean
  data: T | undefined
  /** What was asked, so that one page never shows what another one asked for. */
  path: string
  /** HTTP status of a failure; 0 when the server could not be reached. */
  status: number
}

/** How a store asks: over the network in a browser, in process on the server. */
export interface Asking {
  ask(path: string, body?: unknown, signal?: AbortSignal): Promise<unknown>
}

export type FeedThunk = ThunkAction<Promise<void>, Record<string, unknown>, Asking, UnknownAction>

export interface Feed<T = unknown> {
  slice: string
  load(path: string): FeedThunk
  select(state: Record<string, unknown>): FeedState<T>
}

export function createFeed<Slice extends string, T>(
  slice: Slice,
  prefix: string,
  answered: (body: unknown) => T,
) {
  const request = createAction(`${prefix}_REQUEST`, (path: string) => ({ payload: path }))
  const success = createAction(`${prefix}_SUCCESS`, (data: T) => ({ payload: data }))
  const failure = createAction(`${prefix}_FAILURE`, (status: number) => ({ payload: status }))

  const idle: FeedState<T> = {
    fetching: false,
    fetchSuccess: false,
    fetchFailure: false,
    data: undefined,
    path: '',
    status: 0,
  }
  const reducer = createReducer(idle, (on) => {
    // A new request forgets the old answer: never show one member the last one's money.
    on.addCase(request, (_, { payload: path }) => ({ ...idle, fetching: true, path }))
    on.addCase(success, ({ path }, { payload: data }) => ({
      ...idle,
      fetchSuccess: true,
      path,
      data,
    }))
    on.addCase(failure, ({ path }, { payload: status }) => ({
      ...idle,
      fetchFailure: true,
      path,
      status,
    }))
  })

  function select(state: Record<string, unknown>): FeedState<T> {
    // A slice that came with a page of its own is not in the state before the next action.
    return (state[slice] as FeedState<T> | undefined) ?? idle
  }

  function load(path: string): FeedThunk {
    return async (dispatch, getState, { ask }) => {
      dispatch(request(path))
      const asked = select(getState())
      const outcome = await ask(path)
        .then(answered)
        .then(success, (error: { status?: number }) => failure(error.status ?? 0))
      // A late answer must not replace a newer one, nor refill a store emptied by logging out.
      if (select(getState()) === asked) dispatch(outcome)
    }
  }

  return { slice, reducer, load, select, request, success, failure }
}
