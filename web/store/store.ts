import { configureStore } from '@reduxjs/toolkit'
import { authentication } from './authentication.ts'
import type { Asking } from './feed.ts'
import { feedData, feedFooter, feedManu } from './feeds.ts'
import { push } from './push.ts'
import { toasts } from './toasts.ts'

/** A fresh store for each visitor: on the server one for every page drawn. */
export function createStore(asking: Asking, preloadedState?: Partial<State>) {
  return configureStore({
    reducer: {
      feedData: feedData.reducer,
      feedManu: feedManu.reducer,
      feedFooter: feedFooter.reducer,
      authentication,
      toasts,
      push,
    },
    preloadedState: preloadedState as State | undefined,
    devTools: false,
    middleware: (usual) =>
      usual({ thunk: { extraArgument: asking }, serializableCheck: false, immutableCheck: false }),
  })
}

export interface State {
  feedData: ReturnType<typeof feedData.reducer>
  feedManu: ReturnType<typeof feedManu.reducer>
  feedFooter: ReturnType<typeof feedFooter.reducer>
  authentication: ReturnType<typeof authentication>
  toasts: ReturnType<typeof toasts>
  push: ReturnType<typeof push>
}

export type Store = ReturnType<typeof createStore>
