// Of routes.ts: a member's papers, and what a member signs.

import type { Row } from './routes.ts'

const NO_ATTEMPT = '/api/member/signing/00000000-0000-4000-8000-000000000000'

// biome-ignore format: one row a route
export const SIGNING: Record<string, Row> = {
  'POST /api/member/signing':                  {},
  'POST /api/member/signing/:attempt':         {},
  'POST /api/member/signing/:attempt/code':    {},
  'POST /api/member/signing/:attempt/key':     {},
  'GET /api/member/signings/:code/pdf':        { at: '/api/member/signings/K7QM-3XTR-9WPD-BM4H/pdf', ok: 404 },
  'POST /api/member/signings/:code/withdrawal': {},
  'GET /api/member/signing/:attempt/document': { at: `${NO_ATTEMPT}/document`, ok: 404 },
}

// biome-ignore format: one row a route
export const PAPERS: Record<string, Row> = {
  'GET /api/member/coll/freed/:freedId/pdf': { at: '/api/member/coll/freed/999999/pdf', ok: 404 },
  'POST /api/member/coll/help':              {},
  'GET /api/member/coll/letters/:letterId/pdf': { at: '/api/member/coll/letters/999999/pdf', ok: 404 },
  'GET /api/member/papers/balance/:format':  { at: '/api/member/papers/balance/csv' },
  'POST /api/member/papers/data_copy/:format': {},
  'GET /api/member/papers/dep_statement/:statement/:format': { at: '/api/member/papers/dep_statement/{deposit}/csv', 'member B': 404 },
  'GET /api/member/papers/dividend/:format': { at: '/api/member/papers/dividend/csv' },
  'GET /api/member/papers/gian/:format':     { at: '/api/member/papers/gian/csv' },
  'GET /api/member/papers/kep/:format':      { at: '/api/member/papers/kep/csv' },
  'GET /api/member/papers/loan_schedule/:statement/:format': { at: '/api/member/papers/loan_schedule/{loan}/csv', 'member B': 404 },
  'GET /api/member/papers/loan_statement/:statement/:format': { at: '/api/member/papers/loan_statement/{loan}/csv', 'member B': 404 },
  'GET /api/member/requests/:requestId/letter/:format': { at: '/api/member/requests/999999/letter/pdf', ok: 404 },
  'GET /api/member/papers/share/:format':    { at: '/api/member/papers/share/csv' },
}
