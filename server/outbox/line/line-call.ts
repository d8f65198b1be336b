// Calls to LINE: always the same host, with the cooperative's token, and never after anybody else's address.

import type { LineSettings } from '../../settings/line-settings.ts'

const TIMEOUT_MS = 10_000

interface LineCall {
  method?: 'GET' | 'POST'
  body?: object
  headers?: Record<string, string>
}

export function callLine(
  { api, accessToken }: LineSettings,
  path: string,
  { method = 'GET', body, headers }: LineCall = {},
): Promise<Response> {
  return fetch(`${api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** What LINE answered, or an empty object where it cannot be read. */
export async function answerOf(reply: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await reply.json().catch(() => null)
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}
