import { expect, test } from 'vitest'
import { askedHeaders } from './asked-headers.ts'

test('whatever else a browser sends, and however it spells it, four headers are found', () => {
  const raw = ['Host', 'coop.example', 'COOKIE', 'a=1', 'Accept-Encoding', 'gzip, br']
  raw.push('if-none-match', '"x"', 'X-Forwarded-For', '10.0.0.1', 'Accept-Language', 'th')

  expect(askedHeaders(raw)).toEqual({
    cookie: 'a=1;',
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '"x"',
    forwardedFor: '10.0.0.1',
  })
})

test('what is sent twice is one list, and what is not sent is empty', () => {
  const raw = ['cookie', 'a=1', 'cookie', 'look=2-dark', 'x-forwarded-for', '10.0.0.1']
  raw.push('x-forwarded-for', '10.0.0.2')

  expect(askedHeaders(raw)).toMatchObject({
    cookie: 'a=1;look=2-dark;',
    acceptEncoding: '',
    forwardedFor: '10.0.0.1, 10.0.0.2',
  })
})
