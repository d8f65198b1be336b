/** Too many wait already; it passes by itself (errors.ts words it). */
export class ConcurrencyLimitReached extends Error {
  readonly statusCode = 503
}

/** Lets so many do something at once and so many wait for it; whoever comes after that is turned away. */
export function concurrencyLimit(atOnce: number, waitingMax: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= atOnce) {
      if (waiting.length >= waitingMax) throw new ConcurrencyLimitReached('too many at once')
      await new Promise<void>((enter) => waiting.push(enter))
    } else {
      inside++
    }
    try {
      return await work()
    } finally {
      // Whoever waited longest takes over the place, so that nobody new slips in between.
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
