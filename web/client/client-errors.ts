// Tells our own server what went wrong here, so that somebody can mend it: a few times a visit, never the
// same twice, and nothing that cannot be mended.

import { ApiError, ask } from './api.ts'

const REPORTS_MAX = 5
// A script of a page, in the words of Chrome and Firefox, and of Safari.
const DID_NOT_COME = /dynamically imported module|^Importing a module script failed/
const told = new Set<string>()

export function reportClientErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    if (error) return report(error)
    // Another site's script, or a browser's extension: no word of where or why.
    if (filename) tell(message, `at ${filename}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

export function report(error: unknown): void {
  // A refusal, or a phone without a connection, is not a mistake of ours.
  if (error instanceof ApiError || (error instanceof Error && DID_NOT_COME.test(error.message)))
    return
  if (error instanceof Error) tell(`${error.name}: ${error.message}`, error.stack ?? '')
  else tell(String(error), '')
}

function tell(message: string, stack: string): void {
  const sign = message + stack
  if (told.size >= REPORTS_MAX || told.has(sign)) return
  told.add(sign)
  const release = document.getElementById('boot')?.dataset.release ?? ''
  ask('/api/info/client-error', {
    release,
    message: message.slice(0, 2_000),
    stack: stack.slice(0, 8_000),
    path: location.pathname,
  }).catch(() => undefined) // and if that fails too, there is nobody left to tell
}
