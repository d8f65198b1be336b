// How long a code that was sent is still good.

import { useEffect, useState } from 'react'

/** This browser's clock, once a second. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function secondsTo(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** "9:05" */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
