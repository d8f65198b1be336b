// Who is faster, who decides alone, what leaves and what comes in, broken on purpose.

import type { Mutant } from './mutant.ts'

const FASTER = {
  row: 'SEC-39',
  file: 'server/versions/versioned-document.ts',
  from: 'locked.changes !== seen',
  to: 'false',
}
const TWO = { row: 'SEC-40', test: 'server/two-people/two-people.test.ts' }
const KNOWN = 'server/content/known-accounts.test.ts'
const HELD = { row: 'SEC-40', test: 'imports/night/held.test.ts' }
const ROBOTS = {
  row: 'SEC-41',
  file: 'server/http/captcha.ts',
  test: 'server/http/captcha.test.ts',
}
const HEADERS = { file: 'server/http/headers.ts', test: 'server/http/headers.test.ts' }
const ORIGINS = { ...HEADERS, row: 'SEC-44', from: 'put(reply, answers)' }
const FILES = { row: 'SEC-46', test: 'server/routes/public/content/topic-pages.test.ts' }
const ERRORS = { test: 'server/http/errors.test.ts' }
const UNKNOWN = { ...ERRORS, row: 'SEC-47', file: 'server/http/not-found.ts' }
const BROKEN_HTTP = { ...ERRORS, row: 'SEC-49', file: 'server/http/request-limits.ts' }
const SOCKET = { row: 'SEC-50', file: 'server/push/socket.ts', test: 'server/push/socket.test.ts' }
const PROTOCOL = { ...SOCKET, file: 'server/push/pusher-protocol.ts' }
const PAPERS = {
  row: 'SEC-51',
  file: 'server/uploads/sent-pdf.ts',
  test: 'server/uploads/sent-pdf.test.ts',
}
const HTTPS = { ...HEADERS, row: 'SEC-52' }
const ROLES = { row: 'SEC-53', test: 'database/core/open.test.ts' }
const FAULTS = { ...ERRORS, file: 'server/http/errors.ts' }
const KEPT = { row: 'SEC-55', test: 'server/http/closed.test.ts' }

// biome-ignore format: one row a mutant
export const ANSWER_MUTANTS: readonly Mutant[] = [
  { ...FASTER, test: 'server/routes/staff/content/topics.test.ts' },
  { ...FASTER, test: 'server/routes/staff/site/versioned-configs.test.ts' },
  { row: 'SEC-39', file: 'imports/night/run.ts', test: 'imports/night/run.test.ts', from: 'published?.setSha256 === night.sha256', to: 'false' },
  { ...TWO, file: 'server/content/article-accounts.ts', from: 'if (accounts.length === 0) return undefined', to: 'return undefined' },
  { ...TWO, test: KNOWN, file: 'server/content/known-accounts.ts', from: 'if (added.length === 0) return\n', to: 'return\n' },
  { ...TWO, test: KNOWN, file: 'server/site/versioned-config.ts', from: 'if (!config.twoPeople) await requireAccounts(', to: 'if (config.twoPeople) await requireAccounts(' },
  { ...TWO, file: 'server/content/publish-article.ts', from: 'if (topic?.changes !== changes)', to: 'if (!topic)' },
  { ...TWO, file: 'server/two-people/decide.ts', from: 'if (proposed_by === login)\n', to: 'if (false)\n' },
  { ...TWO, file: 'server/identity/staff/proposed.ts', from: 'if (gained.length === 0 && !isOtherNumber) return undefined', to: 'return undefined' },
  { ...TWO, file: 'server/two-people/pending.ts', from: 'if (await mayActAlone(trx, request, { kind, subject })) return undefined', to: 'return undefined' },
  { ...TWO, file: 'server/site/configs/loan-rules.ts', from: "  twoPeople: 'lending',\n", to: '' },
  { ...HELD, file: 'imports/night/run.ts', from: 'options.hold || (await runs.needsTwoPeople(control))', to: 'options.hold' },
  { ...HELD, file: 'imports/night/publishing.ts', from: '(await runs.needsTwoPeople(client)) && isSame(run.startedBy, approvedBy)', to: 'false' },
  { ...ROBOTS, from: 'signature && (await isFirstUse(db, signature))', to: 'signature' },
  { ...ROBOTS, from: 'outcome?.verified && signature', to: 'signature' },
  { ...ROBOTS, test: 'server/routes/member/identity/registerauth.test.ts', file: 'server/identity/recovery/register.ts', from: "name: 'recovery-no', max: 5", to: "name: 'recovery-no', max: 50" },
  { ...ROBOTS, test: 'server/routes/member/identity/registerauth.test.ts', file: 'server/identity/recovery/register.ts', from: 'await requireCaptcha(request.server, recaptcha)\n  await limitNumber', to: 'await limitNumber' },
  { ...ORIGINS, to: "put(reply, answers)\n    reply.header('access-control-allow-origin', '*')" },
  { ...ORIGINS, to: "put(reply, answers)\n    reply.header('access-control-allow-origin', request.headers.origin ?? '')" },
  { ...ORIGINS, to: "put(reply, answers)\n    reply.header('x-asked-from', request.headers.origin ?? '')" },
  { ...FILES, file: 'server/content/media.ts', from: ".header('content-disposition', savedAs(file.name))", to: '' },
  { ...FILES, file: 'server/http/content-disposition.ts', from: 'encodeURIComponent(name.toWellFormed())', to: 'name' },
  { ...FILES, file: 'server/http/content-disposition.ts', from: 'attachment; filename', to: 'inline; filename' },
  { ...UNKNOWN, from: "reply.header('allow', allowed.join(', '))", to: '' },
  { ...UNKNOWN, from: 'throw new Refusal(405,', to: 'throw new Refusal(404,' },
  { ...UNKNOWN, from: 'if (allowed.length > 0) {', to: 'if (false) {' },
  { row: 'SEC-48', file: 'server/http/app.ts', test: 'server/http/errors.test.ts', from: 'proxyRequestId(request as IncomingMessage) ?? randomUUID()', to: 'String(request.headers[REQUEST_ID_HEADER] ?? randomUUID())' },
  { row: 'SEC-48', file: 'server/monitoring/request-id.ts', test: 'server/http/errors.test.ts', from: 'if (trustedProxies.length === 0) return () => undefined', to: 'if (trustedProxies.length === 0) return ({ headers }) => headers[REQUEST_ID_HEADER] as string' },
  { row: 'SEC-48', file: 'server/http/app.ts', test: 'server/routes/member/identity/login.test.ts', from: 'parts.settings.trustedProxies.length > 0 && parts.settings.trustedProxies', to: 'true' },
  { ...BROKEN_HTTP, from: "X-Content-Type-Options: nosniff\\r\\n", to: '' },
  { ...BROKEN_HTTP, from: 'maxHeaderSize: 16 * 1024', to: 'maxHeaderSize: 64 * 1024' },
  { ...BROKEN_HTTP, from: '  socket.end(\n', to: '  socket.destroy()\n  void (\n' },
  { ...SOCKET, from: '!isOwnOrigin(origin, request, app.settings.publicUrl)', to: 'false' },
  { ...PROTOCOL, from: 'if (channel !== BROADCAST) break', to: '' },
  { ...PROTOCOL, from: "return { answer: refused(NOT_PERMITTED, 'Not permitted') }", to: 'return { answer: undefined }' },
  { ...PAPERS, from: ' || LIVELY_SHORT.test(spelledOut(outside + packed))', to: '' },
  { ...PAPERS, from: 'LIVELY.test(spelledOut(whole + packed)) || ', to: '' },
  { ...PAPERS, from: 'const packed = packedObjects(bytes, streams)', to: "const packed = ''" },
  { ...PAPERS, file: 'server/uploads/sent-document.ts', test: 'server/uploads/sent-document.test.ts', from: ".replace(/[/\\\\]/g, '-')", to: '' },
  { ...HTTPS, from: '...(secure ? [HTTPS_ONLY] : []),', to: '' },
  { ...HTTPS, from: "'max-age=31536000; includeSubDomains'", to: "'max-age=31536000'" },
  { ...HTTPS, from: "...(secure ? ['upgrade-insecure-requests'] : []),", to: '' },
  { ...ROLES, file: 'database/core/open.ts', from: 'migrateUrl ? address : asAppRole(address, rolePrefix)', to: 'address' },
  { ...ROLES, file: 'database/core/serving-role.ts', from: 'rolsuper or rolbypassrls or exists', to: 'exists' },
  { ...ROLES, file: 'database/core/serving-role.ts', from: "pg_has_role(relowner, 'member')", to: 'false' },
  { ...FAULTS, row: 'SEC-54', from: '{ status: 500, sentence: FAULT }', to: '{ status: 500, sentence: String(error.message) }' },
  { ...FAULTS, row: 'SEC-54', from: '...needed(error) })', to: '...needed(error), stack: error.stack })' },
  { ...FAULTS, row: 'SEC-54', from: '...needed(error) })', to: '...needed(error), cause: error.message })' },
  { ...FAULTS, row: 'SEC-60', from: 'if (answer.status >= 500) request.log.error(', to: 'if (false) request.log.error(' },
  { ...FAULTS, row: 'SEC-60', from: "{ request_id: request.id, err: error }, 'fault'", to: "{ err: error }, 'fault'" },
  { ...FAULTS, row: 'SEC-60', from: '{ status: 500, sentence: FAULT }', to: '{ status: 200, sentence: FAULT }' },
  { ...KEPT, file: 'server/http/headers.ts', from: "      ['referrer-policy', 'no-referrer'],\n      ['cache-control', 'no-store'],\n      ['x-robots-tag', 'noindex'],\n    ],\n    file", to: "      ['referrer-policy', 'no-referrer'],\n      ['x-robots-tag', 'noindex'],\n    ],\n    file" },
  { ...KEPT, file: 'contract/staff/imports.ts', from: 'export const PieceQuery = Closed({', to: 'export const PieceQuery = Closed({\n  token: Type.Optional(Type.String()),' },
  { ...KEPT, file: 'web/client/store/authentication.ts', test: 'web/client/session/member-session.test.ts', from: 'return { token, membership_no, member: { member_name, member_surname } } as StoredUser', to: 'return answer as StoredUser' },
]
