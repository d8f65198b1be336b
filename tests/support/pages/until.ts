const LATEST_MS = 20_000
const FIRST_MS = 10
/** Looking costs as much as the page is long: what takes its time is looked at less often. */
const LONGEST_MS = 40

/** What the check answers once it no longer fails; why it failed, where it does so too long. */
export async function until<T>(check: () => T): Promise<T> {
  const latest = Date.now() + LATEST_MS
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 1.5, LONGEST_MS)) {
    try {
      return check()
    } catch (error) {
      if (Date.now() > latest) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
