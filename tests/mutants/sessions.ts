// Sessions after somebody is in, broken on purpose.

import type { Mutant } from './mutant.ts'

const SESSION = { file: 'server/identity/session.ts', test: 'server/identity/session.test.ts' }
const ROWS = { ...SESSION, file: 'database/queries/identity/session.ts' }
const DEVICES = { row: 'SEC-20', test: 'server/routes/member/identity/devices.test.ts' }
const OWN_PASSWORD = {
  row: 'SEC-21',
  file: 'server/identity/own-password.ts',
  from: 'if (await passwordMatches(password, await passwordHashOf(db, kind, login))) return',
  to: 'return',
}
const TERMS = {
  row: 'SEC-38',
  test: 'server/routes/member/identity/before-terms.test.ts',
}

export const SESSION_MUTANTS: readonly Mutant[] = [
  {
    ...SESSION,
    row: 'SEC-15',
    from: 'return TOKEN_PREFIXES[kind] + randomBytes(32)',
    to: 'return TOKEN_PREFIXES[kind] + randomBytes(16)',
  },
  {
    ...SESSION,
    row: 'SEC-15',
    from: "return TOKEN_PREFIXES[kind] + randomBytes(32).toString('base64url')",
    to: "return TOKEN_PREFIXES[kind] + Buffer.alloc(32, 7).toString('base64url')",
  },
  {
    ...SESSION,
    row: 'SEC-15',
    file: 'server/identity/secret-hash.ts',
    test: 'server/routes/member/identity/auth.test.ts',
    from: "return hash('sha256', secret, 'buffer')",
    to: 'return Buffer.from(secret.slice(-32))',
  },
  {
    ...ROWS,
    row: 'SEC-16',
    test: 'server/routes/member/identity/remembered.test.ts',
    from: "superseded_at <= now() - interval '60 seconds'",
    to: 'false',
  },
  {
    ...ROWS,
    row: 'SEC-16',
    test: 'server/routes/staff/people/auth.test.ts',
    from: '    .set({ superseded_at: sql`now()` })',
    to: '    .set({ superseded_at: null })',
  },
  {
    ...SESSION,
    row: 'SEC-16',
    test: 'server/routes/staff/people/auth.test.ts',
    from: 'return (await replaceToken(trx, tokenHash, hashOf(token))) ? token : undefined',
    to: 'await replaceToken(trx, tokenHash, hashOf(token))\n  return undefined',
  },
  {
    ...SESSION,
    row: 'SEC-18',
    file: 'server/identity/member-sign-in.ts',
    from: "await endSession(trx, request.member.tokenHash, 'signed out')",
    to: '',
  },
  {
    ...SESSION,
    row: 'SEC-18',
    from: "reply.header('set-cookie', hostCookie(cookie, '', 'Strict', 0))",
    to: '',
  },
  {
    row: 'SEC-18',
    file: 'web/client/session/member-session.ts',
    test: 'web/client/session/member-session.test.ts',
    from: 'dispatch(memberSession.signOut())',
    to: 'dispatch(logout())',
  },
  { ...ROWS, row: 'SEC-19', from: " and member.state in ('active', 'retired')", to: '' },
  {
    ...ROWS,
    row: 'SEC-19',
    test: 'server/routes/staff/members/impersonate.test.ts',
    from: 'staff.disabled_at is null and staff.roles && ',
    to: 'staff.roles && ',
  },
  {
    row: 'SEC-19',
    file: 'database/queries/identity/staff-session.ts',
    test: 'server/routes/staff/people/auth.test.ts',
    from: '    join staff on staff.login = session.subject_id and staff.disabled_at is null\n    where session.token_hash',
    to: '    join staff on staff.login = session.subject_id\n    where session.token_hash',
  },
  {
    ...DEVICES,
    file: 'server/identity/own-devices.ts',
    from: 'is_this: family === member.family',
    to: 'is_this: true',
  },
  {
    ...DEVICES,
    file: 'database/queries/identity/session.ts',
    from: "    .where('family', '=', family)\n",
    to: '',
  },
  {
    ...DEVICES,
    file: 'database/queries/identity/session.ts',
    from: "    .where('subject_id', '=', subjectId)\n    .where('family'",
    to: "    .where('family'",
  },
  {
    ...DEVICES,
    file: 'server/identity/own-devices.ts',
    from: "await endOtherSessions(trx, { kind: 'member', subjectId, butFamily }, 'signed out')",
    to: '',
  },
  { ...OWN_PASSWORD, test: 'server/routes/member/identity/access.test.ts' },
  { ...OWN_PASSWORD, test: 'server/routes/member/papers/papers.test.ts' },
  { ...OWN_PASSWORD, test: 'server/routes/staff/members/impersonate.test.ts' },
  { ...SESSION, row: 'SEC-22', from: 'member: 5, unit: 3', to: 'member: 6, unit: 3' },
  { ...SESSION, row: 'SEC-22', from: 'unit: 3, staff: 1', to: 'unit: 3, staff: 2' },
  {
    ...ROWS,
    row: 'SEC-22',
    test: 'server/routes/member/identity/devices.test.ts',
    from: 'order by last_seen desc, created_at desc limit',
    to: 'order by last_seen, created_at limit',
  },
  {
    ...TERMS,
    file: 'server/identity/session.ts',
    from: 'if (member.hasAgreed) return',
    to: 'return',
  },
  {
    ...TERMS,
    file: 'database/queries/identity/session.ts',
    from: 'newer.effective_on > terms.effective_on',
    to: 'newer.effective_on <> terms.effective_on',
  },
  {
    ...TERMS,
    file: 'database/queries/identity/session.ts',
    from: ' and agreed.version = terms.version',
    to: '',
  },
]
