const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** How long to wait before a server process is started again, after so many that ended before they could serve. */
export function restartDelayMs(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (failedStarts - 1))
}
