// Whether this visitor wants to be told. Kept in this browser only.

import { createAction, createReducer } from '@reduxjs/toolkit'

const KEY = 'notifications'

export interface PushState {
  wanted: boolean
}

export const wantPush = createAction('WANT_PUSH', (wanted: boolean) => ({ payload: wanted }))

export const push = createReducer({ wanted: false } as PushState, (on) => {
  on.addCase(wantPush, (state, { payload }) => {
    state.wanted = payload
  })
})

export function storedWish(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false // a visitor may forbid storage
  }
}

export function storeWish(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the wish holds until the page is closed.
  }
}
