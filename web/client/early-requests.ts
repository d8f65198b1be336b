// What was asked before the scripts of a page had come: by the page that the server sent (web/app/early.ts), or on the way
// from one page to another (web/app/app.tsx). Each answer is taken once, by whoever asks the same for the same person;
// what nobody takes within seconds is dropped.

interface Early {
  token: string | undefined
  at: number
  replies: Record<string, Promise<Response>>
}

declare global {
  var earlyRequests: Early | undefined
}

const FRESH_MS = 30_000

/** For whoever is on the way to a page that will ask this. */
export function askEarly(replies: Early['replies'], token: string): void {
  for (const reply of Object.values(replies)) reply.catch(() => undefined)
  const early = { token, at: Date.now(), replies }
  globalThis.earlyRequests = early
  setTimeout(() => {
    if (globalThis.earlyRequests === early) globalThis.earlyRequests = undefined
  }, FRESH_MS)
}

/** Undefined where it was not asked; the answer is undefined where it was refused or did not come: it is then asked as usual. */
export function takeEarly(
  path: string,
  token: string | undefined,
): Promise<Response | undefined> | undefined {
  const early = globalThis.earlyRequests
  const reply = early?.replies[path]
  if (!early || !reply) return undefined
  delete early.replies[path]
  // What is everybody's is so whoever asked. Asked for a second time, the page config would bring a second anti-forgery
  // cookie, with which the token of the first is worth nothing.
  const isMine = early.token === token || path.startsWith('/api/info')
  if (!isMine || Date.now() - early.at > FRESH_MS) return undefined
  return reply.then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  )
}
