// What went wrong, in the words of the Sentry protocol: enough to mend it, nothing about whom. All texts have gone
// through withoutPersons(), in the collector or here.

import { randomUUID } from 'node:crypto'
import type { Tables } from '#database/tables.generated.ts'
import { redactPersons } from '../redaction.ts'

export type BrowserFault = Pick<
  Tables['client_error'],
  'fingerprint' | 'release' | 'message' | 'stack' | 'path' | 'browser'
>

interface Frame {
  function: string
  filename: string
  lineno: number
  colno: number
}

export interface ErrorEvent {
  event_id: string
  timestamp: string
  level: 'error'
  platform: 'javascript' | 'node'
  logger: 'browser' | 'server'
  release: string
  environment: string
  exception: { values: { type: string; value: string; stacktrace?: { frames: Frame[] } }[] }
  fingerprint?: string[]
  request?: { url: string; headers: Record<string, string> }
  tags?: Record<string, string>
}

/** Of a browser: the collector has cleaned it, and dropped script errors without details (REQ-132). */
export function browserEvent(
  fault: BrowserFault,
  publicUrl: string,
  environment: string,
): ErrorEvent {
  const [, type = 'Error', value = fault.message] = /^(\w+): ([\s\S]*)$/.exec(fault.message) ?? []
  return {
    ...begun('javascript', 'browser', fault.release, environment),
    exception: exceptionOf(type, value, fault.stack),
    fingerprint: [fault.fingerprint],
    request: { url: publicUrl + fault.path, headers: { 'User-Agent': fault.browser } },
  }
}

export function serverEvent(
  error: Error,
  requestId: string | undefined,
  { release, environment }: { release: string; environment: string },
): ErrorEvent {
  return {
    ...begun('node', 'server', release, environment),
    exception: exceptionOf(
      error.name,
      redactPersons(error.message),
      redactPersons(error.stack ?? ''),
    ),
    ...(requestId && { tags: { request_id: requestId } }),
  }
}

function begun(
  platform: ErrorEvent['platform'],
  logger: ErrorEvent['logger'],
  release: string,
  environment: string,
) {
  const event_id = randomUUID().replaceAll('-', '')
  const timestamp = new Date().toISOString()
  return { event_id, timestamp, level: 'error' as const, platform, logger, release, environment }
}

function exceptionOf(type: string, value: string, stack: string): ErrorEvent['exception'] {
  const frames = framesIn(stack)
  return { values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }] }
}

// "at show (/assets/show-1.js:1:200)" of Chrome and Node, "show@/assets/show-1.js:1:200" of Firefox and Safari.
const PLACE = /^\s*(?:at )?(?:(.*?)[ @]\(?)?((?:\w+:)?\/[^\s()]*?):(\d+):(\d+)\)?$/
const FRAMES_MAX = 50

/** The call that failed comes last, as the protocol wants it. */
function framesIn(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line): Frame[] => {
    const [, name = '', filename, lineno, colno] = PLACE.exec(line.slice(0, 500)) ?? []
    if (!filename) return []
    const place = { filename: inTheProject(filename), lineno: Number(lineno), colno: Number(colno) }
    return [{ function: name || '?', ...place }]
  })
  return frames.slice(0, FRAMES_MAX).reverse()
}

/** Where the site is installed is nobody's business. */
function inTheProject(filename: string): string {
  return filename.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, '')
}
