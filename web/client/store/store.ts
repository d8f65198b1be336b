import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { authentication } from './authentication.ts'
import type { Asking } from './feed.ts'
import { feedData, feedFooter, feedManu } from './feeds.ts'
import { push } from './push.ts'
import { toasts } from './toasts.ts'

const reducers: Record<string, Reducer> = {
  feedData: feedData.reducer,
  feedManu: feedManu.reducer,
  feedFooter: feedFooter.reducer,
  authentication,
  toasts,
  push,
}

/** An area brings its slices along when it is loaded, so that public pages need not carry them. */
export function addSlices(more: Record<string, Reducer>): void {
  Object.assign(reducers, more)
}

function root(state: Record<string, unknown> = {}, action: UnknownAction): Record<string, unknown> {
  const slices = Object.entries(reducers).map(([name, reduce]) => [
    name,
    reduce(state[name], action),
  ])
  const moved = slices.some(([name, slice]) => slice !== state[name as string])
  return moved ? Object.fromEntries(slices) : state
}

/** A fresh store for each visitor: on the server one for every page drawn. */
export function createStore(asking: Asking, preloadedState?: Partial<State>) {
  return configureStore({
    reducer: root as Reducer<State, UnknownAction>,
    preloadedState: preloadedState as State | undefined,
    devTools: false,
    middleware: (usual) =>
      usual({ thunk: { extraArgument: asking }, serializableCheck: false, immutableCheck: false }),
  })
}

/** What is always there; the slices of an area are the area's to know. */
export interface State extends Record<string, unknown> {
  feedData: ReturnType<typeof feedData.reducer>
  feedManu: ReturnType<typeof feedManu.reducer>
  feedFooter: ReturnType<typeof feedFooter.reducer>
  authentication: ReturnType<typeof authentication>
  toasts: ReturnType<typeof toasts>
  push: ReturnType<typeof push>
}

export type Store = ReturnType<typeof createStore>
