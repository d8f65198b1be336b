// Of routes.ts: nights that are let in, and what is watched.

import type { Row } from './routes.ts'

// biome-ignore format: one row a route
export const IMPORT_ROUTES: Record<string, Row> = {
  'GET /api/admin/imports':                {},
  'GET /api/admin/imports/:run':           { at: '/api/admin/imports/1' },
  'GET /api/admin/imports/:run/problems':  { at: '/api/admin/imports/1/problems' },
  'GET /api/admin/imports/:run/problems/:format': { at: '/api/admin/imports/1/problems/csv' },
  'GET /api/admin/imports/:run/report':    { at: '/api/admin/imports/1/report' },
  'GET /api/admin/imports/:run/report/pdf': { at: '/api/admin/imports/999/report/pdf', ok: 404 },
  'POST /api/admin/imports/sets':          {},
  'GET /api/admin/imports/sets/:set':      { at: '/api/admin/imports/sets/00000000-0000-4000-8000-000000000000', ok: 404 },
  'POST /api/admin/imports/sets/:set/pieces': {},
  'POST /api/admin/imports/sets/:set/remove': {},
  'POST /api/admin/imports/sets/:set/forget': {},
  'POST /api/admin/imports/sets/:set/run': {},
  'POST /api/admin/imports/:run/publication': {},
  'POST /api/admin/imports/:run/rejection': {},
  'POST /api/admin/imports/:run/cancellation': {},
  'POST /api/admin/imports/:run/acceptance': {},
  'POST /api/admin/imports/:run/rollback': {},
  'GET /api/admin/audit':                  {},
  'GET /api/admin/audit/csv':              {},
  'GET /api/admin/audit/xlsx':             {},
  'GET /api/admin/access-report/csv':      {},
  'GET /api/admin/access-report/xlsx':     {},
  'GET /api/admin/audit/checks':           {},
  'POST /api/admin/audit/checks':          {},
  'GET /api/admin/access-report':          {},
  'GET /api/admin/client-errors':          {},
  'GET /api/admin/health':                 {},
  'POST /api/admin/health/runs':           {},
  'POST /api/admin/health/test-message':   {},
  'GET /api/admin/traffic':                {},
}
