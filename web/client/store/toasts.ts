import { createAction, createReducer } from '@reduxjs/toolkit'

// REQ-125; registration and recovery pass the longer one.
export const TOAST_MS = 5_000
export const LONG_TOAST_MS = 10_000
/** What the cooperative announces stands for a notification of the desktop, which waits to be pressed. */
export const ANNOUNCEMENT_MS = 20_000

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  lasts: number
  /** The page that it opens when it is pressed. */
  opens?: string
}

let lastId = 0

export const showToast = createAction(
  'SHOW_TOAST',
  (kind: Toast['kind'], text: string, lasts: number = TOAST_MS, opens?: string) => ({
    payload: { id: ++lastId, kind, text, lasts, ...(opens && { opens }) } satisfies Toast as Toast,
  }),
)
export const dismissToast = createAction('DISMISS_TOAST', (id: number) => ({ payload: id }))

/** Newest first, each sentence a notification of its own (REQ-125), and the same words only once. */
export const toasts = createReducer([] as Toast[], (on) => {
  on.addCase(showToast, (shown, { payload }) => [
    payload,
    ...shown.filter(({ text }) => text !== payload.text),
  ])
  on.addCase(dismissToast, (shown, { payload: id }) => shown.filter((toast) => toast.id !== id))
})
