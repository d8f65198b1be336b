const LATEST_MS = 20_000
const EVERY_MS = 10

/** What the check answers once it no longer fails; why it failed, where it does so too long. */
export async function until<T>(check: () => T): Promise<T> {
  const latest = Date.now() + LATEST_MS
  for (;;) {
    try {
      return check()
    } catch (error) {
      if (Date.now() > latest) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
