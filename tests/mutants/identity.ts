// Passwords, tries and sessions, broken on purpose.

import type { Mutant } from './mutant.ts'

const RULES = {
  row: 'SEC-01',
  file: 'domain/identity/password-rules.ts',
  test: 'domain/identity/password-rules.test.ts',
}
const KEPT = {
  row: 'SEC-05',
  file: 'server/identity/password.ts',
  test: 'server/identity/password.test.ts',
}
const SIGN_IN = {
  row: 'SEC-06',
  file: 'server/identity/sign-in.ts',
  test: 'server/routes/member/identity/login.test.ts',
}
const WAITS = { ...SIGN_IN, file: 'database/queries/identity/sign-in-failure.ts' }
const LIFETIMES = {
  row: 'SEC-17',
  file: 'server/identity/session.ts',
  test: 'server/identity/session.test.ts',
}
const ALIVE = { ...LIFETIMES, file: 'database/queries/identity/session.ts' }

export const IDENTITY_MUTANTS: readonly Mutant[] = [
  { ...RULES, from: 'const PASSWORD_MIN = 8', to: 'const PASSWORD_MIN = 7' },
  { ...RULES, from: 'const PASSWORD_MAX = 256', to: 'const PASSWORD_MAX = 64' },
  { ...RULES, from: 'const PASSWORD_MAX = 256', to: 'const PASSWORD_MAX = 257' },
  { ...RULES, from: "[...password.normalize('NFC')].length", to: 'password.length' },
  { ...KEPT, from: 'memoryCost: 19_456', to: 'memoryCost: 8_192' },
  { ...KEPT, from: 'timeCost: 2', to: 'timeCost: 1' },
  { ...KEPT, from: 'matches && passwordHash !== undefined', to: 'matches' },
  { ...KEPT, file: SIGN_IN.file, from: 'if (isOutdated(passwordHash))', to: 'if (false)' },
  { ...SIGN_IN, from: "name: 'sign-in', max: 20", to: "name: 'sign-in', max: 40" },
  { ...SIGN_IN, from: 'tries === undefined || isSprayed', to: 'tries === undefined' },
  { ...SIGN_IN, from: 'if (isRisky) await provePerson()', to: '' },
  { ...SIGN_IN, from: "network.split('.').slice(0, 3).join('.')", to: 'network' },
  {
    ...SIGN_IN,
    test: 'tests/attacks/doors.test.ts',
    from: '      await countForNetwork()\n      throw refusal',
    to: '      await countTry(db, account)\n      throw refusal',
  },
  { ...WAITS, from: 'const FREE_TRIES = 5', to: 'const FREE_TRIES = 6' },
  { ...WAITS, from: 'const OFF_AT = 100', to: 'const OFF_AT = 1000' },
  { ...WAITS, from: 'least(15, ', to: 'least(60, ' },
  { ...LIFETIMES, from: 'member: { idleMinutes: 30', to: 'member: { idleMinutes: 60' },
  { ...LIFETIMES, from: 'absoluteMinutes: 8 * 60', to: 'absoluteMinutes: 12 * 60' },
  { ...LIFETIMES, from: 'absoluteMinutes: 15 }', to: 'absoluteMinutes: 60 }' },
  {
    ...ALIVE,
    from: 'session.revoked_at is null and session.idle_expires > now() and ',
    to: 'session.revoked_at is null and ',
  },
]
