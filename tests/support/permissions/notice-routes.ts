// Of routes.ts: what a member is told, by which roads, and where they are reached.

import type { Row } from './routes.ts'

// biome-ignore format: one row a route
export const NOTICES: Record<string, Row> = {
  'GET /api/member/notices':          {},
  'GET /api/member/notices/unread':   {},
  'POST /api/member/notices/read':    {},
  'GET /api/member/notices/choices':  {},
  'POST /api/member/notices/choices': {},
  'GET /api/member/notices/push':     {},
  'POST /api/member/notices/push':    {},
  'POST /api/member/notices/push/removal': {},
  'GET /api/member/notices/line':     {},
  'POST /api/member/notices/line/code':         {},
  'POST /api/member/notices/line/confirmation': {},
  'POST /api/member/notices/line/removal':      {},
  'POST /api/member/notices/detail':  {},
  'POST /api/member/contact':       {},
  'POST /api/member/contact/code':  {},
  'POST /api/member/phone':         {},
  'POST /api/member/phone/code':    {},
  'POST /api/member/bank_account':  {},
  'POST /api/member/pay/:intentNo/slip': {},
}

/** What nobody sends who is signed in: browsers by themselves, and LINE. */
// biome-ignore format: one row a route
export const SENT_BY_OTHERS: Record<string, Row> = {
  'POST /api/info/policy-report': {},
  'POST /api/info/line':          { ok: 404 },
}

/** Messages to many members. */
// biome-ignore format: one row a route
export const CAMPAIGNS: Record<string, Row> = {
  'GET /api/admin/campaigns':                      {},
  'POST /api/admin/campaigns':                     {},
  'GET /api/admin/campaigns/:campaignId':          { at: '/api/admin/campaigns/999999', ok: 404 },
  'POST /api/admin/campaigns/:campaignId/test':    {},
  'POST /api/admin/campaigns/:campaignId/release': {},
  'POST /api/admin/campaigns/:campaignId/stop':    {},
}
