import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog, scrub } from './log.ts'

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

test('a disk that is full costs lines of the log and nothing else', async () => {
  const { log, flush } = createLog('/dev/full')
  for (let line = 0; line < 100; line++) log.info({ line, words: 'ก'.repeat(1_000) }, 'request')
  await sleep(50)
  log.info('after the first failure')

  expect(flush).not.toThrow()
  // Nor does a word that comes after the end.
  expect(() => log.info({ words: 'ก'.repeat(20_000) }, 'too late')).not.toThrow()
})
