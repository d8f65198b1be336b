import { expect, test } from 'vitest'
import { redactPersons } from './redaction.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['a national id',        'id 1-2345-67890-12-1',                 'id [national id]'],
  ['a token',              'cm1_AbCdEfGhIjKlMnOpQrStUvWxYz012345', '[token]'],
  ['an e-mail address',    'sent to nurse.a@clinic.example ok',    'sent to [email] ok'],
  ['a telephone number',   'tel 081-234-5678.',                    'tel [phone].'],
  ['a membership number',  'member 000123 is gone',                'member [number] is gone'],
  ['what was searched',    'GET /search?q=ชื่อคน failed',            'GET /search?… failed'],
  ['a place in a script',  'at f (/assets/main-x.js:1:20345)',     'at f (/assets/main-x.js:1:20345)'],
  ['control characters',   'a\u0000b\u001bc\nd',                   'a b c\nd'],
])('%s is reported only as far as it may be', (_, said, reported) => {
  expect(redactPersons(said)).toBe(reported)
})
