// Of routes.ts: passkeys, which are alike in every area that has them.

import type { Row } from './routes.ts'

/** Everybody: whose key it is only the key says. */
export const PASSKEY_DOORS: Record<string, Row> = {
  'POST /api/member/auth/passkey': {},
  'POST /api/member/auth/passkey/challenge': {},
  'POST /api/membergroup/auth/passkey': {},
  'POST /api/membergroup/auth/passkey/challenge': {},
}

/** Whoever is signed in to the area, for themselves. */
export function keysOf(area: 'member' | 'membergroup' | 'admin'): Record<string, Row> {
  const keys = `/api/${area}/keys`
  const written = ['', '/begin', '/challenge', '/name', '/removal']
  return {
    [`GET ${keys}`]: {},
    ...Object.fromEntries(written.map((path) => [`POST ${keys}${path}`, {}])),
  }
}
