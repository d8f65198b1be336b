// Whether every writing call that the server describes was sent from a page and taken, and that page opened afresh
// afterwards: by a journey in a browser (tests/e2e/support/sent-forms.ts), or by a page in jsdom whose calls the real app
// answers (tests/support/pages/browser.ts). Both note it by sent-calls.ts, in all workers and also when those that failed
// are tried once more; `npm test` begins without any notes, and asks when all tests are done.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the folder of results: what the site describes, and a line for each call that was sent or whose page came again. */
export const DESCRIPTION_FILE = 'openapi.json'
export const SENT_FILE = 'sent-forms.txt'

/** Calls that no test can send from a page, and why. */
const NO_FORM: Record<string, string> = {
  'POST /api/info/client-error': 'a page that broke tells of it by itself',
  'POST /api/info/line': 'LINE tells us of events; no page does',
  'POST /api/admin/devices/sign-out':
    'an officer is in on one device at a time, so that no page has another to sign out',
  'POST /api/admin/imports/sets/{set}/forget':
    'no page asks for it: a set that nobody runs is forgotten by itself',
}

/** What is missing, in sentences; nothing when all is well. */
export function formsNotSent(results: string): string[] {
  const [description, sent] = [DESCRIPTION_FILE, SENT_FILE].map((file) => join(results, file))
  if (!description || !sent || !existsSync(description) || !existsSync(sent))
    return ['no test noted what it sent']
  return missingIn(
    JSON.parse(readFileSync(description, 'utf8')),
    readFileSync(sent, 'utf8'),
    NO_FORM,
  )
}

/** What /api/openapi.json tells. */
interface Description {
  paths: Record<string, Record<string, unknown>>
}

export function missingIn(
  { paths }: Description,
  noted: string,
  noForm: Record<string, string>,
): string[] {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
  const lines = [...new Set(noted.split('\n'))]
  const sent = routesIn(lines, 'sent', routes)
  const again = routesIn(lines, 'again', routes)
  const missing = routes
    .filter((route) => !again.has(route) && !noForm[route])
    .map((route) =>
      sent.has(route)
        ? `${route} was sent, but its page was never opened again`
        : `${route} was sent by no test`,
    )
  const stale = Object.keys(noForm)
    .filter((route) => !routes.includes(route) || sent.has(route))
    .map(
      (route) =>
        `${route} is listed as sent from no page, but ${sent.has(route) ? 'was sent' : 'is not there'}`,
    )
  return [...missing, ...stale].sort()
}

/** What the lines of one kind are about, by the names of the description. */
function routesIn(lines: string[], kind: 'sent' | 'again', routes: string[]): Set<string> {
  // An address without a hole goes before one that it would fit into.
  const named = routes
    .map((name) => ({ name, holes: name.split('{').length, fits: patternOf(name) }))
    .sort((a, b) => a.holes - b.holes)
  const found = new Set<string>()
  for (const line of lines) {
    if (!line.startsWith(`${kind} `)) continue
    const call = line.slice(kind.length + 1)
    const route = named.find(({ fits }) => fits.test(call))
    if (route) found.add(route.name)
  }
  return found
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}
