// Whether this browser hides amounts: kept until the member signs out, and the same in all of its tabs.

import { useSyncExternalStore } from 'react'

const KEY = 'amounts'
const HIDDEN = 'hidden'
const listeners = new Set<() => void>()

/** Before the first amount is drawn: one glance is enough for whoever stands behind. */
export function applyAmountsHidden(): void {
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
  return useSyncExternalStore(listen, () => document.documentElement.dataset.amounts === HIDDEN)
}

/** To this tab's own button, and to what another tab of the browser has written. */
function listen(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    applyAmountsHidden()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

function setAttribute(hidden: boolean): void {
  if (hidden) document.documentElement.dataset.amounts = HIDDEN
  else delete document.documentElement.dataset.amounts
}
