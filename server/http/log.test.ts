import { expect, test } from 'vitest'
import { scrub } from './log.ts'

// 1-2345-67890-12-1 has a right check digit (RULE-71), 1234567890123 has not.
// biome-ignore format: a table reads in columns
test.each([
  ['a token',               '"msg":"got cm1_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCde"', '"msg":"got [token]"'],
  ['a national id',         '"msg":"1234567890121"',            '"msg":"[national id]"'],
  ['one with dashes',       '"msg":"id 1-2345-67890-12-1 ok"',  '"msg":"id [national id] ok"'],
  ['an ordinary number',    '"msg":"1234567890123"',            '"msg":"1234567890123"'],
  ['a time in ms',          '"time":1763170000000',             '"time":1763170000000'],
  ['a password',            '{"mem_password":"ลับ\\"มาก"}',       '{"mem_password":"[secret]"}'],
  ['an old password',       '{"mem_oldpassword":"x"}',          '{"mem_oldpassword":"[secret]"}'],
  ['a unit’s password',     '{"member_group_pass":"x"}',        '{"member_group_pass":"[secret]"}'],
  ['a header',              '{"authorization":"Bearer abc"}',   '{"authorization":"[secret]"}'],
  ['a cookie',              '{"cookie":"__Host-mb=1"}',         '{"cookie":"[secret]"}'],
  ['a tracking code',       '"url":"/api/info/demand/track/K7QM-3XTR-9WPD"', '"url":"/api/info/demand/track/[code]"'],
  ['a file’s name',         '"url":"/api/info/demand/files?name=%E0%B8%AA.jpg&recaptcha=x"', '"url":"/api/info/demand/files?[file]"'],
  ['a plain line',          '{"status":200,"url":"/home"}',     '{"status":200,"url":"/home"}'],
])('SEC-58 %s is written down only as far as it may be', (_, line, written) => {
  expect(scrub(line)).toBe(written)
})
