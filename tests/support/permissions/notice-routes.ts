// Of routes.ts: a member's inbox and by which roads messages come.

import type { Row } from './routes.ts'

// biome-ignore format: one row a route
export const NOTICES: Record<string, Row> = {
  'GET /api/member/notices':          {},
  'GET /api/member/notices/unread':   {},
  'POST /api/member/notices/read':    {},
  'GET /api/member/notices/choices':  {},
  'POST /api/member/notices/choices': {},
  'POST /api/member/notices/detail':  {},
}
