// What every route answers to whom: one row a route, under those who may come in. Written down here and not
// read off the routes, or a route opened by mistake would open its row too. Of calls that write a row says only who may
// come in: how they are asked is in writes/.

import { ARTICLES } from './article-routes.ts'
import { FEEDBACK_ROUTES } from './feedback-routes.ts'
import { IMPORT_ROUTES } from './import-routes.ts'
import { NOTICES, SENT_BY_OTHERS } from './notice-routes.ts'
import { keysOf, PASSKEY_DOORS } from './passkey-routes.ts'
import { PAPERS, SIGNING } from './signing-routes.ts'
import { SITE_OFFICE } from './site-routes.ts'

export const CALLERS = [
  'anonymous',
  'member A',
  'member B',
  'unit',
  'staff',
  'impersonation',
  'expired',
  'revoked',
] as const
export type Caller = (typeof CALLERS)[number]

export interface Row extends Partial<Record<Caller, number>> {
  /** The address to ask, where it is not the route's own; {loan} and {deposit} are statements of member A. */
  at?: string
  headers?: Record<string, string>
  /** What whoever may come in is answered; 200 unless told. */
  ok?: number
}

/** Everybody, and all alike. */
// biome-ignore format: one row a route
const PUBLIC: Record<string, Row> = {
  'GET /':                                     { ok: 302 },
  'GET /*':                                    { at: '/home' },
  'GET /member/*':                             { at: '/member/logon' },
  'GET /admin':                                {},
  'GET /admin/*':                              { at: '/admin/logon' },
  'GET /membergroup/*':                        { at: '/membergroup/logon' },
  'GET /api/info/board':                       {},
  'GET /api/info/board/:topicId':              { at: '/api/info/board/1', ok: 404 },
  'POST /api/info/board':                      {},
  'POST /api/info/board/:messageId/report':    {},
  'POST /api/info/board/:topicId/reply':       {},
  'GET /api/info/calculators':                 {},
  'GET /api/info/caldividend/:format':         { at: '/api/info/caldividend/csv', ok: 400 },
  'GET /api/info/captcha':                     {},
  'POST /api/info/client-error':               {},
  'GET /api/info/cookie/:typecookie':          { at: '/api/info/cookie/policy', ok: 404 },
  'GET /api/info/demand':                      {},
  'POST /api/info/demand':                     {},
  'POST /api/info/demand/files':               {},
  'GET /api/info/demand/:topicId':             { at: '/api/info/demand/1', ok: 404 },
  'POST /api/info/demand/:topicId/vote':       {},
  'GET /api/info/demand/track/:code':          { at: '/api/info/demand/track/ABCD-EFGH-JKMN', ok: 404 },
  'GET /api/info/election':                    {},
  'POST /api/info/election/voter':             {},
  'GET /api/info/footer':                      {},
  'GET /api/info/home':                        {},
  'GET /api/info/list/:topicId':               { at: '/api/info/list/1', ok: 404 },
  'GET /api/info/lendings':                    {},
  'GET /api/info/loancal/:format':             { at: '/api/info/loancal/csv', ok: 400 },
  'GET /api/info/manu':                        {},
  'GET /api/info/page-config':                 {},
  ...SENT_BY_OTHERS,
  'GET /api/info/search':                      {},
  'GET /api/info/show/:topicId':               { at: '/api/info/show/1', ok: 404 },
  'POST /api/info/show/:topicId/view':         {},
  'GET /api/info/termofconditional':           { ok: 404 },
  'GET /api/info/verify/:code':                { at: '/api/info/verify/ABCD-EFGH-JKMN-PQRS' },
  'GET /.well-known/security.txt':            {},
  'GET /api/openapi.json':                     {},
  'GET /app/:key':                             { at: '/app/none', ok: 404 },
  'GET /apple-touch-icon.png':                 {},
  'GET /assets/:file':                         { at: '/assets/none.js', ok: 404 },
  'GET /favicon.ico':                          {},
  'GET /feed.xml':                             {},
  'GET /file/:fileId':                         { at: '/file/00000000-0000-0000-0000-000000000000', ok: 404 },
  'GET /healthz':                              {},
  'GET /icon-192.png':                         {},
  'GET /icon-512.png':                         {},
  'GET /icon.svg':                             {},
  'GET /manifest.webmanifest':                 {},
  'GET /media/:mediaId':                       { at: '/media/00000000-0000-0000-0000-000000000000', ok: 404 },
  'GET /media/:mediaId/small':                 { at: '/media/00000000-0000-0000-0000-000000000000/small', ok: 404 },
  'GET /readyz':                               {},
  'GET /writez':                               {},
  'GET /robots.txt':                           {},
  'GET /shared/:mediaId.jpg':                  { at: '/shared/00000000-0000-0000-0000-000000000000.jpg', ok: 404 },
  'GET /shared/site.jpg':                      {},
  'GET /sitemap.xml':                          {},
  'GET /sw.js':                                {},
  'POST /api/member/auth/login':            {},
  'POST /api/membergroup/auth/login':       {},
  'POST /api/membergroup/first_password':   {},
  'POST /api/member/registerauth':          {},
  'POST /api/member/registerauth/resend':   {},
  'POST /api/member/registerauth/verify':   {},
  'POST /api/member/registerauth/slip':     {},
  'POST /api/member/thaid':                 {},
  'POST /api/member/thaid/return':          {},
  'POST /api/member/register':              {},
  'POST /api/member/forget':                {},
  'POST /api/member/stop':                  {},
  'POST /api/admin/auth/login':             {},
  'POST /api/admin/auth/totp':              {},
  'POST /api/admin/auth/setup':             {},
  'POST /api/admin/auth/setup/code':        {},
  ...PASSKEY_DOORS,
  'GET /admin/impersonate/auth/member':     { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, ok: 401, impersonation: 403 },
}

/** A member, and nobody in their place. */
// biome-ignore format: one row a route
const MEMBER: Record<string, Row> = {
  ...keysOf('member'),
  ...NOTICES,
  'POST /api/member/keys/only':            {},
  'GET /api/member/access':                 {},
  'GET /api/member/consents':               {},
  'POST /api/member/consents':              {},
  'POST /api/member/data-copy':             {},
  'GET /api/member/devices':                {},
  'POST /api/member/devices/sign-out':      {},
  'POST /api/member/member_pass':           {},
  'POST /api/member/wwwupload':             {},
  'POST /api/member/upload':                {},
  'POST /api/member/correction':            {},
  'POST /api/member/requests/:requestId/withdrawal': {},
  'POST /api/member/requests/:requestId/stop': {},
  'POST /api/member/loan_request':          {},
  'POST /api/member/pay':                   {},
  'POST /api/member/loan_request/discard':  {},
  'POST /api/member/loan_request/guarantor': {},
  'POST /api/member/coll/asks/:ask/decline': {},
  'GET /api/member/rights':                 {},
  'POST /api/member/rights':                {},
  'POST /api/member/stop/own':              {},
  'POST /api/member/reveal':                {},
  'POST /api/member/balance':              {},
  ...PAPERS,
  ...SIGNING,
  'POST /api/member/termofconditional/accept': {},
}

/** A member, and an officer who looks in their place. */
// biome-ignore format: one row a route
const LOOK: Record<string, Row> = {
  'POST /api/member/auth/logout':           {},
  'POST /api/member/auth/getAuthUser':      {},
  'POST /api/member/termofconditional':     {},
  'GET /api/member/photo':                    {},
  'GET /api/member/requests':                 {},
  'GET /api/member/share_change':             {},
  'GET /api/member/pay':                      {},
  'GET /api/member/pay/:intentNo':            { at: '/api/member/pay/1', ok: 404 },
  'GET /api/member/contact':                  {},
  'GET /api/member/loan_papers':              {},
  'GET /api/member/loan_request':             {},
  'GET /api/member/coll/asks':                {},
  'GET /api/member/coll/watch':               {},
  'GET /api/member/correction':               {},
  'GET /api/member/balance':                  {},
  'GET /api/member/coll':                     {},
  'GET /api/member/deposit':                  {},
  'GET /api/member/dividend':                 {},
  'GET /api/member/gian':                     {},
  'GET /api/member/guarantee':                {},
  'GET /api/member/insurance':                {},
  'GET /api/member/right':                    {},
  'GET /api/member/kep':                      {},
  'GET /api/member/kepcrem':                  {},
  'GET /api/member/loan':                     {},
  'GET /api/member/share':                    {},
  'GET /api/member/signings':                 {},
  'GET /api/member/status':                   {},
  'GET /api/member/welcome':                  {},
  'GET /api/member/welfare':                  {},
  'POST /api/member/lastupdate_bydepstatement': {},
  'GET /api/member/loan_statement/:statement': { at: '/api/member/loan_statement/{loan}', 'member B': 404 },
  'GET /api/member/dep_statement/:statement':  { at: '/api/member/dep_statement/{deposit}', 'member B': 404 },
}

/** People of employer units. */
// biome-ignore format: one row a route
const UNIT: Record<string, Row> = {
  'GET /api/membergroup/result':            {},
  'POST /api/membergroup/result':           {},
  'POST /api/membergroup/result/correct':   {},
  'POST /api/membergroup/result/file':      {},
  'POST /api/membergroup/result/left-out':  {},
  'POST /api/membergroup/result/lines':     {},
  'POST /api/membergroup/result/reset':     {},
  'POST /api/membergroup/result/rest':      {},
  'GET /api/membergroup/result/slip':       { at: '/api/membergroup/result/slip?period=2026-10', ok: 404 },
  'POST /api/membergroup/result/slip':      {},
  'POST /api/membergroup/result/transfer':  {},
  'POST /api/membergroup/auth/logout':      {},
  'POST /api/membergroup/auth/getAuthUser': {},
  'GET /api/membergroup/certify':           {},
  'POST /api/membergroup/certify/:requestId': {},
  'POST /api/membergroup/certify/:requestId/not_ours': {},
  'GET /api/membergroup/dashboard':        {},
  ...keysOf('membergroup'),
  'GET /api/membergroup/guide_group':      {},
  'POST /api/membergroup/member_pass':      {},
  'GET /api/membergroup/keeprep':           {},
  'GET /api/membergroup/delivery_book':     {},
  'POST /api/membergroup/delivery_book':    {},
  'GET /api/membergroup/summarize_rep':     {},
  'GET /api/membergroup/layouts':           {},
  'POST /api/membergroup/layouts':          {},
  'POST /api/membergroup/layouts/remove':   {},
  'POST /api/membergroup/payroll':          {},
  'GET /api/membergroup/papers/keeprep/:format': { at: '/api/membergroup/papers/keeprep/csv' },
  'GET /api/membergroup/papers/changes/:format': { at: '/api/membergroup/papers/changes/csv' },
  'GET /api/membergroup/papers/result_form': {},
  'GET /api/membergroup/papers/list/:format': { at: '/api/membergroup/papers/list/csv' },
  'GET /api/membergroup/papers/summarize_rep/:format': { at: '/api/membergroup/papers/summarize_rep/csv' },
  'GET /api/membergroup/papers/notice/:format':        { at: '/api/membergroup/papers/notice/pdf', ok: 404 },
  'GET /api/membergroup/papers/delivery_book/:format': { at: '/api/membergroup/papers/delivery_book/pdf' },
  'GET /api/membergroup/papers/bundle':     {},
}

/** Officers. */
// biome-ignore format: one row a route
const STAFF: Record<string, Row> = {
  ...FEEDBACK_ROUTES,
  'GET /api/admin/units':                   {},
  'GET /api/admin/units/:unitNo':           { at: '/api/admin/units/00010001' },
  'GET /api/admin/units/:unitNo/result':    { at: '/api/admin/units/00010001/result' },
  'GET /api/admin/units/:unitNo/slip':      { at: '/api/admin/units/00010001/slip?period=2026-10', ok: 404 },
  'POST /api/admin/units/:unitNo/closure':  {},
  'POST /api/admin/units/:unitNo/contact':  {},
  'POST /api/admin/units/:unitNo/refunds/:refundId': {},
  'POST /api/admin/units/:unitNo/refunds/:refundId/identity': {},
  'POST /api/admin/units/:unitNo/reminders': {},
  'POST /api/admin/units/:unitNo/reopening': {},
  'POST /api/admin/units/:unitNo/users':    {},
  'POST /api/admin/units/:unitNo/users/:login': {},
  'POST /api/admin/units/:unitNo/users/:login/code': {},
  'POST /api/admin/units/closures':         {},
  'POST /api/admin/units/notice':           {},
  'GET /api/admin/units/notice/pdf':        { at: '/api/admin/units/notice/pdf?period=2026-09&part=1', ok: 404 },
  'GET /api/admin/units/report/:format':    { at: '/api/admin/units/report/csv?period=2026-10' },
  'POST /api/admin/units/receipts':         {},
  'POST /api/admin/units/reminders':        {},
  'POST /api/admin/auth/logout':            {},
  'POST /api/admin/auth/getAuthUser':       {},
  'POST /api/admin/auth/step-up':           {},
  ...keysOf('admin'),
  'GET /api/admin/account':                 {},
  'POST /api/admin/account/password':       {},
  'POST /api/admin/account/recovery-codes': {},
  'GET /api/admin/devices':                 {},
  'POST /api/admin/devices/sign-out':       {},
  'GET /api/admin/overview':                {},
  'GET /api/admin/staff':                   {},
  'POST /api/admin/staff':                  {},
  'POST /api/admin/staff/:login':           {},
  'POST /api/admin/staff/:login/code':      {},
  'POST /api/admin/staff/:login/suspension': {},
  'POST /api/admin/impersonate/grants':     {},
  ...IMPORT_ROUTES,
  ...ARTICLES,
  ...SITE_OFFICE,
}

export const ROWS: Record<string, Row> = { ...PUBLIC, ...MEMBER, ...LOOK, ...UNIT, ...STAFF }

export function expected(name: string, caller: Caller): number {
  const row = ROWS[name] ?? {}
  if (caller === 'impersonation' && isWriting(name)) return 403
  return row[caller] ?? (isAllowed(name, caller) ? (row.ok ?? 200) : refusalOf(name, caller))
}

export function isAllowed(name: string, caller: Caller): boolean {
  if (caller === 'impersonation' && isWriting(name)) return false
  if (name in PUBLIC) return true
  if (name in UNIT) return caller === 'unit'
  if (name in STAFF) return caller === 'staff'
  if (caller === 'impersonation') return name in LOOK
  return caller === 'member A' || caller === 'member B'
}

/** Who only looks writes nowhere, not even where everybody may. */
function isWriting(name: string): boolean {
  return name.startsWith('POST ') && !(name in LOOK)
}

/** An officer is known, and may not; anybody else is not known. */
function refusalOf(name: string, caller: Caller): number {
  return caller === 'impersonation' && name in MEMBER ? 403 : 401
}

export function isOfficers(name: string): boolean {
  return name in STAFF
}
