// What the page of an area asked before its scripts had come (web/app/early.ts). Each answer is taken once, by whoever
// asks the same for the same person; what nobody takes within seconds is too old to be shown.

interface Early {
  token: string | undefined
  at: number
  replies: Record<string, Promise<Response>>
}

declare global {
  var earlyRequests: Early | undefined
}

const FRESH_MS = 30_000

/** Undefined where it was not asked; the answer is undefined where it was refused or did not come: it is then asked as usual. */
export function takeEarly(
  path: string,
  token: string | undefined,
): Promise<Response | undefined> | undefined {
  const early = globalThis.earlyRequests
  const reply = early?.replies[path]
  if (!early || !reply) return undefined
  delete early.replies[path]
  if (early.token !== token || Date.now() - early.at > FRESH_MS) return undefined
  return reply.then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  )
}
