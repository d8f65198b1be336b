import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server draws, and until the browser has taken it over; whatever is drawn later is true at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
