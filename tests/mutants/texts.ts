// What is typed, shown, sent and kept, broken on purpose.

import type { Mutant } from './mutant.ts'

const MATRIX = { row: 'SEC-24', test: 'tests/matrix.test.ts' }
const NIGHT_DOORS = { row: 'SEC-26', test: 'database/import/doors.test.ts' }
/** A file of the server in which nobody expects what is put there. */
const ANYWHERE = {
  file: 'server/identity/totp.ts',
  test: 'tests/tidy.test.ts',
  from: 'const STEP_SECONDS = 30',
}
const MARKUP = { row: 'SEC-30', test: 'tests/hostile.test.ts' }
const SANITISER = { row: 'SEC-31', file: 'domain/text/rich-html.ts', test: 'tests/hostile.test.ts' }
const ADDRESSES = {
  row: 'SEC-32',
  file: 'domain/text/safe-url.ts',
  test: 'domain/text/safe-url.test.ts',
}
const CSV = { row: 'SEC-33', file: 'documents/table/csv.ts', test: 'documents/table/csv.test.ts' }
const MESSAGES = {
  row: 'SEC-35',
  file: 'server/outbox/messages.ts',
  test: 'server/outbox/outbox.test.ts',
}
const NUMBERS = {
  row: 'SEC-37',
  file: 'domain/person/membership-no.ts',
  test: 'domain/person/membership-no.test.ts',
}
const LOG = { row: 'SEC-58', file: 'server/http/log.ts', test: 'server/http/log.test.ts' }
const IDS = { row: 'SEC-56', test: 'server/routes/member/identity/reveal.test.ts' }

// biome-ignore format: one row a mutant
export const TEXT_MUTANTS: readonly Mutant[] = [
  { ...MATRIX, file: 'server/identity/staff/staff-session.ts', from: 'if (config.may && may(request.staff.roles, config.may)) return', to: 'return' },
  { ...MATRIX, file: 'domain/identity/staff-role.ts', from: "audit: ['administrator', 'auditor']", to: "audit: ['administrator', 'auditor', 'editor']" },
  { ...MATRIX, file: 'domain/identity/staff-role.ts', from: "see_units: ['administrator', 'unit_service', 'auditor']", to: "see_units: ['administrator', 'unit_service']" },
  { ...NIGHT_DOORS, file: 'database/migrations/0015_night_doors.sql', from: "using (%s)', door, condition)", to: "using (true)', door)" },
  { ...NIGHT_DOORS, file: 'database/migrations/0015_night_doors.sql', from: "grant select on night.%I to app_rw", to: 'grant select, delete on night.%I to app_rw' },
  { ...NIGHT_DOORS, file: 'database/core/reader.ts', from: 'readerName(reader)}, true)', to: 'readerName(reader)}, false)' },
  { ...ANYWHERE, row: 'SEC-29', to: 'export const asked = (sql: any, text: string) => sql.raw(text)\nconst STEP_SECONDS = 30' },
  { ...ANYWHERE, row: 'SEC-29', to: "export const asked = 'delete from member where true'\nconst STEP_SECONDS = 30" },
  { ...ANYWHERE, row: 'SEC-29', to: "export const asked = 'update member set state = 1'\nconst STEP_SECONDS = 30" },
  { ...MARKUP, file: 'server/pages/html-document.ts', from: ".replaceAll('<', '\\\\u003c')", to: '' },
  { ...MARKUP, file: 'server/pages/xml.ts', from: "'<': '&lt;'", to: "'<': '<'" },
  { ...MARKUP, file: 'server/pages/xml.ts', from: "text.replace(UNWRITABLE, '')", to: 'text' },
  { ...MARKUP, file: 'server/pages/other-releases.ts', test: 'server/pages/other-releases.test.ts', from: '!row || !isSealed(this.#parts.sealing, row)', to: '!row' },
  { ...SANITISER, from: 'allowedTags: TAGS', to: 'allowedTags: false' },
  { ...SANITISER, from: "th: ['colspan', 'rowspan'],", to: "'*': ['onclick', 'onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle', 'style'],", },
  { ...SANITISER, test: 'domain/text/rich-html.test.ts', from: "tagName: safeUrl(href) ? tagName : 'span',\n        attribs: safeUrl(href)", to: 'tagName,\n        attribs: true' },
  { ...SANITISER, from: 'round < ROUNDS_MAX', to: 'round < 1' },
  { ...ADDRESSES, from: 'if (REPAIRED_OR_UNSEEN.test(text)) return undefined', to: '' },
  { ...ADDRESSES, from: "!upTo(/[?#]/, text).includes('//')", to: 'true' },
  { ...ADDRESSES, from: "host !== '' && !host.includes('@')", to: "host !== ''" },
  { ...CSV, from: 'return FORMULA.test(text) ? ', to: 'return false ? ' },
  { ...CSV, from: '[=+\\-@＝＋－＠', to: '[=+\\-＝＋－＠' },
  { ...CSV, from: "'*[\\s\\p{Cc}\\p{Cf}]*[", to: "'*[" },
  { ...CSV, file: 'documents/table/sheet.ts', test: 'documents/table/sheet.test.ts', from: "excelText(String(value)),", to: '({ formula: String(value) }) as never,' },
  { ...ANYWHERE, row: 'SEC-34', to: 'export const asked = (address: string) => fetch(address)\nconst STEP_SECONDS = 30' },
  { ...ANYWHERE, row: 'SEC-34', to: 'export const asked = (https: any, to: string) => https.get(to)\nconst STEP_SECONDS = 30' },
  { ...ANYWHERE, row: 'SEC-34', to: 'export const asked = (http: any, to: string) => http.request(to)\nconst STEP_SECONDS = 30' },
  { ...MESSAGES, file: 'domain/notice/carried-words.ts', from: "return text.replace(/[\\p{Cc}\\p{Zl}\\p{Zp}]+/gu, ' ')", to: 'return text' },
  { ...MESSAGES, file: 'domain/notice/carried-words.ts', from: '[\\p{Cc}\\p{Zl}\\p{Zp}]+', to: '[\\p{Cc}]+' },
  { ...MESSAGES, from: "const IF_NOT_YOU = '", to: "const IF_NOT_YOU = 'www.coop.example " },
  { ...ANYWHERE, row: 'SEC-36', to: 'export const chance = () => Math.random()\nconst STEP_SECONDS = 30' },
  { ...ANYWHERE, row: 'SEC-36', to: 'export const done = (text: string) => eval(text)\nconst STEP_SECONDS = 30' },
  { ...ANYWHERE, row: 'SEC-36', test: 'tests/patterns.test.ts', to: 'export const slow = /(a+)+b/\nconst STEP_SECONDS = 30' },
  { ...NUMBERS, from: 'const digits = toArabicDigits(text)', to: 'const digits = text' },
  { ...NUMBERS, from: ' || digits.length > LENGTH', to: '' },
  { ...NUMBERS, from: '!/^[0-9]+$/.test(digits)', to: '!/^[0-9]/.test(digits)' },
  { ...NUMBERS, file: 'domain/import/cell.ts', test: 'domain/import/cell.test.ts', from: 'satangMax: 9_999_999_999_999', to: 'satangMax: 9_999' },
  { ...IDS, file: 'server/identity/own-password.ts', from: 'if (await passwordMatches(password, await passwordHashOf(db, kind, login))) return', to: 'return' },
  { ...IDS, file: 'server/identity/reveal-own-id.ts', from: "action: 'member.reveal',", to: "action: 'member.logout'," },
  { ...IDS, file: 'server/identity/own-password.ts', from: 'await limitTries(db, secrets.csrf, TRIES,', to: 'void (TRIES,' },
  { ...IDS, file: 'domain/person/national-id.ts', test: 'domain/person/national-id.test.ts', from: 'digits.slice(10, 12)', to: 'digits.slice(9, 12)' },
  { row: 'SEC-57', file: 'scripts/ready.mjs', test: 'tests/tidy.test.ts', from: "'--ignore-scripts', '--include=dev'", to: "'--include=dev'" },
  { row: 'SEC-57', file: 'scripts/ready.mjs', test: 'tests/tidy.test.ts', from: "'--ignore-scripts', '--loglevel=error', wanted", to: "'--loglevel=error', wanted" },
  { row: 'SEC-57', file: 'package-lock.json', test: 'tests/tidy.test.ts', from: '"sha512-moP8exb2sCHLUbJkwp+I6C0p', to: '"sha1-moP8exb2sCHLUbJkwp+I6C0p' },
  { ...LOG, from: "    .replace(TOKEN, '[token]')\n", to: '' },
  { ...LOG, from: '    .replace(SECRET_FIELD, \'"$1":"[secret]"\')\n', to: '' },
  { ...LOG, from: "    .replace(TRACKING_CODE, '$1[code]')\n", to: '' },
  { ...LOG, from: 'isNationalId(found.replace(/[ -]/g, \'\'))', to: 'false' },
]
