// How people come in and what keeps others out, broken on purpose.

import type { Mutant } from './mutant.ts'

const IDENTITY = 'server/routes/member/identity'
const PASSWORDS = { row: 'SEC-02', test: `${IDENTITY}/password.test.ts` }
const CHANGED = { ...PASSWORDS, row: 'SEC-03', file: 'server/identity/change-password.ts' }
const TOLD_ALIKE = { row: 'SEC-07', test: `${IDENTITY}/login.test.ts` }
const FIRST = { row: 'SEC-08', test: 'server/routes/staff/people/staff.test.ts' }
const SECOND = {
  row: 'SEC-09',
  file: 'server/identity/staff/staff-sign-in.ts',
  test: 'server/routes/staff/people/auth.test.ts',
}
const NOTICES = { row: 'SEC-11', test: `${IDENTITY}/recover.test.ts` }
const SLIPS = {
  ...NOTICES,
  row: 'SEC-12',
  file: 'database/queries/identity/activation-slip.ts',
}
const CODES = { file: 'database/queries/identity/one-time-code.ts' }
const ONCE = { ...CODES, row: 'SEC-14', test: `${IDENTITY}/registerauth.test.ts` }

export const DOOR_MUTANTS: readonly Mutant[] = [
  {
    ...PASSWORDS,
    file: 'domain/identity/password-rules.ts',
    from: 'if (isRepetitive(plain)) return',
    to: 'if (false) return',
  },
  {
    ...PASSWORDS,
    file: 'domain/identity/password-rules.ts',
    from: 'if (isAboutPerson(plain, known)) return',
    to: 'if (false) return',
  },
  {
    ...PASSWORDS,
    file: 'domain/identity/password-rules.ts',
    from: 'if (isKnownNumber(plain)) return',
    to: 'if (false) return',
  },
  {
    ...PASSWORDS,
    file: 'server/identity/password-check.ts',
    from: 'return common.has(text)',
    to: 'return false',
  },
  { ...CHANGED, from: 'await requireOwnPassword(request, oldPassword', to: 'void (oldPassword' },
  {
    ...CHANGED,
    from: 'await endOtherSessions(trx, { kind, subjectId: login, butFamily: family }',
    to: 'void ({ kind, subjectId: login, butFamily: family }',
  },
  { ...CHANGED, from: ', butFamily: family }, ', to: ' }, ' },
  { ...CHANGED, from: 'await setPasswordHash(trx, kind, login, newHash)', to: '' },
  {
    row: 'SEC-04',
    file: 'web/ui/area/logon-form.tsx',
    test: 'web/member/identity/logon.test.tsx',
    from: 'autoComplete="current-password"',
    to: 'autoComplete="new-password"',
  },
  {
    row: 'SEC-04',
    file: 'web/ui/form/password-field.tsx',
    test: 'web/member/identity/logon.test.tsx',
    from: 'autoComplete={autoComplete}',
    to: '',
  },
  {
    row: 'SEC-04',
    file: 'web/ui/area/password-form.tsx',
    test: 'web/member/identity/password.test.tsx',
    from: 'autoComplete="username"',
    to: '',
  },
  {
    row: 'SEC-04',
    file: 'web/ui/area/password-form.tsx',
    test: 'web/member/identity/password.test.tsx',
    from: 'autoComplete="current-password"',
    to: 'autoComplete="new-password"',
  },
  {
    ...TOLD_ALIKE,
    file: 'server/identity/sign-in.ts',
    from: 'if (!matches || !passwordHash || stranger?.mustWait) {',
    to: 'if (!passwordHash) throw new Refusal(401, attempt.instead)\n  if (!matches || stranger?.mustWait) {',
  },
  {
    ...TOLD_ALIKE,
    file: 'server/identity/sign-in.ts',
    from: 'const wait = await waitOf(db, account)',
    to: 'const wait = (await passwordHashOf(db, kind, login)) && (await waitOf(db, account))',
  },
  {
    ...TOLD_ALIKE,
    test: `${IDENTITY}/registerauth.test.ts`,
    file: 'server/identity/recovery/prove-identity.ts',
    from: 'if (tried?.sentTo === undefined) throw',
    to: "if (!tried?.membershipNo) throw new Refusal(404, 'ไม่พบสมาชิก')\n  if (tried.sentTo === undefined) throw",
  },
  {
    ...FIRST,
    file: 'database/queries/identity/staff-code.ts',
    from: "on.not(on.exists(on.selectFrom('staff as anybody').select('anybody.login')))",
    to: 'on.val(true)',
  },
  {
    ...FIRST,
    file: 'server/identity/staff/set-up.ts',
    from: 'if (!open.login) requireName(login, name)',
    to: '',
  },
  {
    ...FIRST,
    file: 'server/identity/staff/set-up.ts',
    from: 'if (open) return open',
    to: 'return open ?? { login: null, name: null }',
  },
  {
    ...SECOND,
    from: "return (await isCodeOfMoment(trx, sealing, login, code)) ? 'code' : undefined",
    to: "return 'code'",
  },
  {
    ...SECOND,
    from: "typeof step === 'number' && takeTotpStep(db, login, step)",
    to: "typeof step === 'number'",
  },
  {
    ...SECOND,
    file: 'database/queries/identity/staff-factor.ts',
    from: "    .where('tries_left', '>', 0)\n",
    to: '',
  },
  {
    ...SECOND,
    file: 'server/identity/totp.ts',
    from: 'const DRIFT = [0, -1, 1]',
    to: 'const DRIFT = [0, -1, 1, -2, 2, -3, 3]',
  },
  {
    row: 'SEC-10',
    file: 'server/identity/totp.ts',
    test: 'server/identity/session.test.ts',
    from: 'const STEP_SECONDS = 30',
    to: "const STEP_SECONDS = 30\nexport const makes = (db: never) => (db as any).insertInto('session')",
  },
  {
    row: 'SEC-10',
    file: 'server/identity/totp.ts',
    test: 'server/identity/session.test.ts',
    from: 'const STEP_SECONDS = 30',
    to: 'const STEP_SECONDS = 30\nexport const makes = `insert into session (token_hash) values ($1)`',
  },
  {
    row: 'SEC-10',
    file: 'server/identity/totp.ts',
    test: 'server/identity/session.test.ts',
    from: 'const STEP_SECONDS = 30',
    to: 'const STEP_SECONDS = 30\n// addSession',
  },
  {
    ...NOTICES,
    file: 'server/outbox/notices.ts',
    from: "isNewDevice ? { template: 'new_device', device, at } : undefined",
    to: 'undefined',
  },
  {
    ...NOTICES,
    file: 'server/outbox/notices.ts',
    from: 'const MANY_FAILURES = 5',
    to: 'const MANY_FAILURES = 6',
  },
  { ...NOTICES, file: 'server/identity/change-password.ts', from: 'await tell?.(trx)', to: '' },
  {
    ...NOTICES,
    file: 'server/identity/session.ts',
    from: "await notify(trx, sealing, robbed, { template: 'session_replayed', at: new Date() })",
    to: '',
  },
  {
    ...NOTICES,
    file: 'server/identity/recovery/set-first-password.ts',
    from: "await notifyWithStop(trx, request, membershipNo, { template: 'password_set' })",
    to: '',
  },
  { ...SLIPS, from: 'const HOURS = 72', to: 'const HOURS = 96' },
  { ...SLIPS, from: "    .where('used_at', 'is', null)\n", to: '' },
  { ...SLIPS, from: "    .where('expires_at', '>', sql<Date>`now()`)\n", to: '' },
  {
    ...SLIPS,
    file: 'server/identity/recovery/prove-identity.ts',
    from: 'person !== undefined && (await takeSlip',
    to: '(await takeSlip',
  },
  {
    ...SLIPS,
    row: 'SEC-13',
    file: 'database/queries/identity/one-time-code.ts',
    from: "sentTo: row.used_at === null ? undefined : (row.sent_to ?? ''),",
    to: "sentTo: row.sent_to ?? '',",
  },
  {
    ...SLIPS,
    row: 'SEC-13',
    file: 'server/identity/recovery/prove-identity.ts',
    from: 'if (tried?.sentTo === undefined) throw new Refusal(401, WRONG_CODE)',
    to: '',
  },
  {
    ...SLIPS,
    row: 'SEC-13',
    file: 'database/queries/identity/one-time-code.ts',
    from: 'codeHash} and membership_no is not null',
    to: 'codeHash} or membership_no is not null',
  },
  { ...ONCE, from: "    .where('tries_left', '>', 0)\n", to: '' },
  { ...ONCE, from: "    .where('visitor', '=', tried.visitor)\n", to: '' },
  { ...ONCE, from: "    .where('ticket_expires', '>', sql<Date>`now()`)\n", to: '' },
  {
    ...ONCE,
    from: "    .where('used_at', 'is', null)\n    .where('tries_left'",
    to: "    .where('tries_left'",
  },
  {
    ...ONCE,
    file: 'database/queries/identity/impersonation-grant.ts',
    test: 'server/routes/staff/members/impersonate.test.ts',
    from: ' and used_at is null',
    to: '',
  },
  {
    ...ONCE,
    file: 'database/queries/identity/staff-factor.ts',
    test: 'server/routes/staff/at-once.test.ts',
    from: "on('totp_step', '<', step)",
    to: "on('totp_step', '<=', step)",
  },
]
