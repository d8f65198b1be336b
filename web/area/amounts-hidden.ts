// Whether this browser hides amounts: kept until the member signs out, when the server empties the storage.

import { useSyncExternalStore } from 'react'

const KEY = 'amounts'
const HIDDEN = 'hidden'
const listeners = new Set<() => void>()

/** Before the first amount is drawn: one glance is enough for whoever stands behind. */
export function showAmountsAsKept(): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // Where nothing may be kept amounts are shown.
  }
  setAttribute(kept === HIDDEN)
}

export function hideAmounts(hidden: boolean): void {
  try {
    if (hidden) localStorage.setItem(KEY, HIDDEN)
    else localStorage.removeItem(KEY)
  } catch {
    // For this page at least.
  }
  setAttribute(hidden)
  for (const listener of listeners) listener()
}

export function useAmountsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => document.documentElement.dataset.amounts === HIDDEN,
  )
}

function setAttribute(hidden: boolean): void {
  if (hidden) document.documentElement.dataset.amounts = HIDDEN
  else delete document.documentElement.dataset.amounts
}
