import { expect, test } from 'vitest'
import { requestHeaders } from './request-headers.ts'

test('headers that an answer from memory depends on are found however their names are written', () => {
  const raw = ['Host', 'x', 'ACCEPT-Encoding', 'br', 'cookie', 'look=dark', 'If-None-Match', '"1"']
  expect(requestHeaders(raw)).toEqual({
    'accept-encoding': 'br',
    cookie: 'look=dark',
    'if-none-match': '"1"',
  })
})

test('a header that came twice has both values, and others of the same length are passed over', () => {
  const raw = ['Cookie', 'a=1', 'Accept-Charsets', 'x', 'Cookie', 'look=dark', 'Origin', 'x']
  expect(requestHeaders(raw)).toEqual({ cookie: 'a=1, look=dark' })
})
