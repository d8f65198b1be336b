// What every route answers to whom: one row a route, under those who may come in. Written down here and not
// read off the routes, or a route opened by mistake would open its row too.

import { ARTICLES } from './article-routes.ts'
import { FEEDBACK_ROUTES } from './feedback-routes.ts'
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
  body?: object
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
  'POST /api/info/board':                      { body: {}, ok: 400 },
  'POST /api/info/board/:messageId/report':    { at: '/api/info/board/1/report', body: {}, ok: 400 },
  'POST /api/info/board/:topicId/reply':       { at: '/api/info/board/1/reply', body: {}, ok: 400 },
  'GET /api/info/calculators':                 {},
  'GET /api/info/caldividend/:format':         { at: '/api/info/caldividend/csv', ok: 400 },
  'GET /api/info/captcha':                     {},
  'POST /api/info/client-error':               { body: {}, ok: 400 },
  'GET /api/info/cookie/:typecookie':          { at: '/api/info/cookie/policy', ok: 404 },
  'GET /api/info/demand':                      {},
  'POST /api/info/demand':                     { body: {}, ok: 400 },
  'POST /api/info/demand/files':               { at: '/api/info/demand/files?name=a.pdf&recaptcha=x', headers: { 'content-type': 'application/pdf' }, ok: 400 },
  'GET /api/info/demand/:topicId':             { at: '/api/info/demand/1', ok: 404 },
  'POST /api/info/demand/:topicId/vote':       { at: '/api/info/demand/1/vote', body: {}, ok: 400 },
  'GET /api/info/demand/track/:code':          { at: '/api/info/demand/track/ABCD-EFGH-JKMN', ok: 404 },
  'GET /api/info/election':                    {},
  'POST /api/info/election/voter':             { body: {}, ok: 400 },
  'GET /api/info/footer':                      {},
  'GET /api/info/home':                        {},
  'GET /api/info/list/:topicId':               { at: '/api/info/list/1', ok: 404 },
  'GET /api/info/loancal/:format':             { at: '/api/info/loancal/csv', ok: 400 },
  'GET /api/info/manu':                        {},
  'GET /api/info/page-config':                 {},
  'POST /api/info/policy-report':              { headers: { 'content-type': 'application/csp-report' }, ok: 400 },
  'GET /api/info/search':                      {},
  'GET /api/info/show/:topicId':               { at: '/api/info/show/1', ok: 404 },
  'POST /api/info/show/:topicId/view':         { at: '/api/info/show/1/view', body: {}, ok: 404 },
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
  'POST /api/member/auth/login':            { body: {}, ok: 400 },
  'POST /api/membergroup/auth/login':       { body: {}, ok: 400 },
  'POST /api/membergroup/first_password':   { body: {}, ok: 400 },
  'POST /api/member/registerauth':          { body: {}, ok: 400 },
  'POST /api/member/registerauth/resend':   { body: {}, ok: 400 },
  'POST /api/member/registerauth/verify':   { body: {}, ok: 400 },
  'POST /api/member/registerauth/slip':     { body: {}, ok: 400 },
  'POST /api/member/register':              { body: {}, ok: 400 },
  'POST /api/member/forget':                { body: {}, ok: 400 },
  'POST /api/admin/auth/login':             { body: {}, ok: 400 },
  'POST /api/admin/auth/totp':              { body: {}, ok: 400 },
  'POST /api/admin/auth/setup':             { body: {}, ok: 400 },
  'POST /api/admin/auth/setup/code':        { body: {}, ok: 400 },
  'GET /admin/impersonate/auth/member':     { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, ok: 401, impersonation: 403 },
}

/** A member, and nobody in their place. */
// biome-ignore format: one row a route
const MEMBER: Record<string, Row> = {
  'GET /api/member/access':                 {},
  'GET /api/member/consents':               {},
  'POST /api/member/consents':              { body: { purpose: 'photo', given: true } },
  'POST /api/member/data-copy':             { body: { mem_password: 'x' }, ok: 400 },
  'GET /api/member/devices':                {},
  'POST /api/member/devices/sign-out':      { body: {} },
  'POST /api/member/member_pass':           { body: { mem_password: 'x', mem_oldpassword: 'y' }, ok: 400 },
  'POST /api/member/wwwupload':             { body: {}, ok: 400 },
  'POST /api/member/upload':                { at: '/api/member/upload?name=x', headers: { 'content-type': 'application/pdf' }, ok: 400 },
  'POST /api/member/correction':            { body: { what: 'other', text: 'ขอแก้ไข', files: [] } },
  'GET /api/member/rights':                 {},
  'POST /api/member/rights':                { body: { what: 'access', text: 'ขอสำเนาข้อมูล' } },
  'POST /api/member/reveal':                { body: { mem_password: 'x' }, ok: 400 },
  'POST /api/member/balance':              { body: { year: 2025, agreed: true } },
  'GET /api/member/papers/balance/:format':  { at: '/api/member/papers/balance/csv' },
  'POST /api/member/papers/data_copy/:format': { at: '/api/member/papers/data_copy/pdf', body: { mem_password: 'x' }, ok: 400 },
  'GET /api/member/papers/dep_statement/:statement/:format': { at: '/api/member/papers/dep_statement/{deposit}/csv', 'member B': 404 },
  'GET /api/member/papers/dividend/:format': { at: '/api/member/papers/dividend/csv' },
  'GET /api/member/papers/gian/:format':     { at: '/api/member/papers/gian/csv' },
  'GET /api/member/papers/kep/:format':      { at: '/api/member/papers/kep/csv' },
  'GET /api/member/papers/loan_schedule/:statement/:format': { at: '/api/member/papers/loan_schedule/{loan}/csv', 'member B': 404 },
  'GET /api/member/papers/loan_statement/:statement/:format': { at: '/api/member/papers/loan_statement/{loan}/csv', 'member B': 404 },
  'GET /api/member/papers/share/:format':    { at: '/api/member/papers/share/csv' },
  'POST /api/member/termofconditional/accept': { body: { versions: [{ kind: 'terms', version: '1.0', sha256: '0'.repeat(64) }] } },
}

/** A member, and an officer who looks in their place. */
// biome-ignore format: one row a route
const LOOK: Record<string, Row> = {
  'POST /api/member/auth/logout':           {},
  'POST /api/member/auth/getAuthUser':      {},
  'POST /api/member/termofconditional':     {},
  'GET /api/member/photo':                    {},
  'GET /api/member/correction':               {},
  'GET /api/member/balance':                  {},
  'GET /api/member/coll':                     {},
  'GET /api/member/deposit':                  {},
  'GET /api/member/dividend':                 {},
  'GET /api/member/gian':                     {},
  'GET /api/member/guarantee':                {},
  'GET /api/member/insurance':                {},
  'GET /api/member/kep':                      {},
  'GET /api/member/kepcrem':                  {},
  'GET /api/member/loan':                     {},
  'GET /api/member/share':                    {},
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
  'POST /api/membergroup/result':           { body: { period: '2026-10' }, ok: 409 },
  'POST /api/membergroup/result/correct':   { body: { period: '2026-10' }, ok: 409 },
  'POST /api/membergroup/result/file':      { at: '/api/membergroup/result/file?period=2026-10&name=x.csv', headers: { 'content-type': 'text/csv' }, ok: 400 },
  'POST /api/membergroup/result/left-out':  { body: { period: '2026-10', seq: 1 }, ok: 409 },
  'POST /api/membergroup/result/lines':     { body: { period: '2026-10', lines: [{ membership_no: '000001', outcome: 'full' }] }, ok: 409 },
  'POST /api/membergroup/result/reset':     { body: { period: '2026-10' }, ok: 409 },
  'POST /api/membergroup/result/rest':      { body: { period: '2026-10' }, ok: 409 },
  'GET /api/membergroup/result/slip':       { at: '/api/membergroup/result/slip?period=2026-10', ok: 404 },
  'POST /api/membergroup/result/slip':      { at: '/api/membergroup/result/slip?period=2026-10&name=x', headers: { 'content-type': 'application/pdf' }, ok: 400 },
  'POST /api/membergroup/result/transfer':  { body: { period: '2026-10', amount: 1, on: '2026-11-01', note: '' }, ok: 409 },
  'POST /api/membergroup/auth/logout':      {},
  'POST /api/membergroup/auth/getAuthUser': {},
  'GET /api/membergroup/dashboard':        {},
  'GET /api/membergroup/guide_group':      {},
  'POST /api/membergroup/member_pass':      { body: { mem_password: 'x', mem_oldpassword: 'y' }, ok: 400 },
  'GET /api/membergroup/keeprep':           {},
  'GET /api/membergroup/delivery_book':     {},
  'POST /api/membergroup/delivery_book':    { body: {}, ok: 400 },
  'GET /api/membergroup/summarize_rep':     {},
  'GET /api/membergroup/layouts':           {},
  'POST /api/membergroup/layouts':          { body: { name: 'เงินเดือน', format: 'txt', columns: [{ column: 'amount', width: 12 }] } },
  'POST /api/membergroup/layouts/remove':   { body: { layout_id: 999999 }, ok: 404 },
  'POST /api/membergroup/payroll':          { body: { period: '2026-10', format: 'csv', columns: [{ column: 'amount', width: 12 }] } },
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
  'POST /api/admin/units/:unitNo/closure':  { at: '/api/admin/units/00010001/closure', body: { period: '2026-10', confirm: '00010001', money_seen: true }, ok: 409 },
  'POST /api/admin/units/:unitNo/contact':  { at: '/api/admin/units/00010001/contact', body: { name: 'x', phone: '', email: '' } },
  'POST /api/admin/units/:unitNo/refunds/:refundId': { at: '/api/admin/units/00010001/refunds/1', body: { period: '2026-10', state: 'returned' }, ok: 404 },
  'POST /api/admin/units/:unitNo/refunds/:refundId/identity': { at: '/api/admin/units/00010001/refunds/1/identity', body: { period: '2026-10', reason: 'ติดต่อคืนเงินแก่เจ้าของ' }, ok: 404 },
  'POST /api/admin/units/:unitNo/reminders': { at: '/api/admin/units/00010001/reminders', body: { period: '2026-10', words: 'x' } },
  'POST /api/admin/units/:unitNo/reopening': { at: '/api/admin/units/00010001/reopening', body: { period: '2026-10', confirm: '00010001', reason: 'ขอแก้ไข' }, ok: 409 },
  'POST /api/admin/units/:unitNo/users':    { at: '/api/admin/units/00010001/users', body: { word: 'matrix', name: 'ผู้ใช้', position: '', phone: '' } },
  'POST /api/admin/units/:unitNo/users/:login': { at: '/api/admin/units/00010004/users/00010004', body: { disabled: true }, ok: 404 },
  'POST /api/admin/units/:unitNo/users/:login/code': { at: '/api/admin/units/00010004/users/00010004/code', body: {}, ok: 404 },
  'POST /api/admin/units/closures':         { body: { period: '2026-10', confirm: '10/2569', money_seen: ['00010001'] }, ok: 409 },
  'POST /api/admin/units/notice':           { body: { period: '2026-10', letter_no: 'สอ 1/2569', dated_on: '2026-10-20', signer: 'x', signer_position: 'x' } },
  'GET /api/admin/units/notice/pdf':        { at: '/api/admin/units/notice/pdf?period=2026-09&part=1', ok: 404 },
  'GET /api/admin/units/report/:format':    { at: '/api/admin/units/report/csv?period=2026-10' },
  'POST /api/admin/units/receipts':         { body: { period: '2026-10', released: true } },
  'POST /api/admin/units/reminders':        { body: { period: '2026-10', words: 'x' }, ok: 409 },
  'POST /api/admin/auth/logout':            {},
  'POST /api/admin/auth/getAuthUser':       {},
  'POST /api/admin/auth/step-up':           { body: { password: 'x' }, ok: 400 },
  'GET /api/admin/imports':                {},
  'GET /api/admin/imports/:run':           { at: '/api/admin/imports/1' },
  'GET /api/admin/imports/:run/problems':  { at: '/api/admin/imports/1/problems' },
  'GET /api/admin/imports/:run/problems/:format': { at: '/api/admin/imports/1/problems/csv' },
  'GET /api/admin/imports/:run/report':    { at: '/api/admin/imports/1/report' },
  'GET /api/admin/imports/:run/report/pdf': { at: '/api/admin/imports/999/report/pdf', ok: 404 },
  'POST /api/admin/imports/sets':          { body: {} },
  'GET /api/admin/imports/sets/:set':      { at: '/api/admin/imports/sets/00000000-0000-4000-8000-000000000000', ok: 404 },
  'POST /api/admin/imports/sets/:set/pieces': { at: '/api/admin/imports/sets/00000000-0000-4000-8000-000000000000/pieces?name=unit.csv&at=0', headers: { 'content-type': 'application/octet-stream' }, ok: 404 },
  'POST /api/admin/imports/sets/:set/remove': { at: '/api/admin/imports/sets/00000000-0000-4000-8000-000000000000/remove', body: { name: 'unit.csv' }, ok: 404 },
  'POST /api/admin/imports/sets/:set/forget': { at: '/api/admin/imports/sets/00000000-0000-4000-8000-000000000000/forget', body: {}, ok: 404 },
  'POST /api/admin/imports/sets/:set/run': { at: '/api/admin/imports/sets/00000000-0000-4000-8000-000000000000/run', body: { when_good: 'hold' }, ok: 404 },
  'POST /api/admin/imports/:run/publication': { at: '/api/admin/imports/999/publication', body: {}, ok: 404 },
  'POST /api/admin/imports/:run/rejection': { at: '/api/admin/imports/999/rejection', body: {}, ok: 404 },
  'POST /api/admin/imports/:run/cancellation': { at: '/api/admin/imports/999/cancellation', body: {}, ok: 404 },
  'POST /api/admin/imports/:run/acceptance': { at: '/api/admin/imports/999/acceptance', body: { reason: 'ตรวจกับระบบหลักแล้ว' }, ok: 404 },
  'POST /api/admin/imports/:run/rollback': { at: '/api/admin/imports/999/rollback', body: { typed: '' }, ok: 404 },
  'GET /api/admin/audit':                  {},
  'GET /api/admin/audit/csv':              {},
  'GET /api/admin/audit/xlsx':             {},
  'GET /api/admin/access-report/csv':      {},
  'GET /api/admin/access-report/xlsx':     {},
  'GET /api/admin/audit/checks':           {},
  'POST /api/admin/audit/checks':          { body: {} },
  'GET /api/admin/access-report':          {},
  'GET /api/admin/client-errors':          {},
  'GET /api/admin/health':                 {},
  'POST /api/admin/health/runs':           { body: {}, ok: 400 },
  'POST /api/admin/health/test-message':   { body: {}, ok: 400 },
  'GET /api/admin/traffic':                {},
  'GET /api/admin/account':                 {},
  'POST /api/admin/account/password':       { body: { old_password: 'x', password: 'y' }, ok: 400 },
  'POST /api/admin/account/recovery-codes': {},
  'GET /api/admin/devices':                 {},
  'POST /api/admin/devices/sign-out':       { body: {} },
  'GET /api/admin/overview':                {},
  'GET /api/admin/staff':                   {},
  'POST /api/admin/staff':                  { body: {}, ok: 400 },
  'POST /api/admin/staff/:login':           { at: '/api/admin/staff/nobody', body: {}, ok: 400 },
  'POST /api/admin/staff/:login/code':      { at: '/api/admin/staff/nobody/code', ok: 404 },
  'POST /api/admin/staff/:login/suspension': { at: '/api/admin/staff/nobody/suspension', body: { suspended: true }, ok: 404 },
  'POST /api/admin/impersonate/grants':     { body: { membership_no: '1', reason: 'สมาชิกขอให้ช่วยดูยอด', password: 'x' }, ok: 400 },
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
