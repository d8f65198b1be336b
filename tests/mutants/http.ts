// What requests meet first, broken on purpose.

import type { Mutant } from './mutant.ts'

const CSRF = { row: 'SEC-45', file: 'server/http/csrf.ts', test: 'server/http/csrf.test.ts' }
const CLOSED = { file: 'server/http/request-limits.ts', test: 'server/http/closed.test.ts' }
const COOKIES = {
  row: 'SEC-42',
  file: 'server/http/cookies.ts',
  test: 'server/http/closed.test.ts',
}
const ANSWERS = { row: 'SEC-25', test: 'server/http/closed.test.ts' }
const HEADERS = {
  row: 'SEC-43',
  file: 'server/http/headers.ts',
  test: 'server/http/headers.test.ts',
}
const AUTHZ = { row: 'SEC-23', file: 'server/http/authz.ts', test: 'server/http/authz.test.ts' }

export const HTTP_MUTANTS: readonly Mutant[] = [
  { ...CSRF, from: 'age >= -SKEW_MS && age < LIFETIME_MS', to: 'age >= -SKEW_MS' },
  { ...CSRF, from: 'age >= -SKEW_MS && age < LIFETIME_MS', to: 'age < LIFETIME_MS' },
  { ...CSRF, from: '2 * 60 * 60 * 1000', to: '3 * 60 * 60 * 1000' },
  { ...CSRF, from: 'visitor}|', to: 'signed}|' },
  { ...CSRF, from: "site !== 'same-origin'", to: "site === 'cross-site'" },
  { ...CSRF, from: '|| !timingSafeEqual(given, right)', to: '' },
  { ...CLOSED, row: 'SEC-28', from: 'coerceTypes: false', to: 'coerceTypes: true' },
  { ...CLOSED, row: 'SEC-27', from: 'removeAdditional: false', to: 'removeAdditional: true' },
  { ...CLOSED, row: 'SEC-28', from: '[before, value].flat()', to: 'value' },
  { ...CLOSED, row: 'SEC-28', from: "onProtoPoisoning: 'error'", to: "onProtoPoisoning: 'remove'" },
  {
    ...CLOSED,
    row: 'SEC-27',
    file: 'contract/shared/shapes.ts',
    from: 'additionalProperties: false',
    to: 'additionalProperties: true',
  },
  {
    ...CLOSED,
    row: 'SEC-27',
    file: 'contract/shared/numbers.ts',
    from: 'maximum: NUMBER_MAX, title',
    to: 'title',
  },
  { ...COOKIES, from: '; HttpOnly', to: '' },
  { ...COOKIES, from: '; Secure', to: '' },
  { ...COOKIES, from: '; SameSite=', to: '; Same=' },
  { ...AUTHZ, from: '!authz || !(authz in GUARDS)', to: 'false' },
  { ...AUTHZ, from: "authz === 'staff' && !route.config?.may", to: 'false' },
  { ...AUTHZ, from: 'refuseLooker, GUARDS[authz]]', to: 'refuseLooker]' },
  { ...AUTHZ, row: 'SEC-25', from: '!route.schema?.response', to: 'false' },
  {
    ...ANSWERS,
    file: 'contract/shared/envelope.ts',
    from: "Type.Object({ rc_code: Type.Literal('1'), data })",
    to: "Type.Object({ rc_code: Type.Literal('1'), data }, { additionalProperties: true })",
  },
  {
    ...ANSWERS,
    file: 'server/http/routes.ts',
    from: '{ ...(reply && { 200: reply }), ...also }',
    to: '{}',
  },
  {
    ...ANSWERS,
    file: 'contract/public/verify.ts',
    from: '  issued_on: Day,',
    to: '  issued_on: Day,\n  birth_date: Type.Optional(Day),',
  },
  { ...HEADERS, from: "['x-content-type-options', 'nosniff'],", to: '' },
  { ...HEADERS, from: 'max-age=31536000; includeSubDomains', to: 'max-age=0' },
  { ...HEADERS, from: 'file: [sandbox, ...shared, ', to: 'file: [sandbox, ' },
  {
    ...HEADERS,
    file: 'server/http/app.ts',
    from: '  sendSecurityHeaders(app, putHeaders)',
    to: '',
  },
]
