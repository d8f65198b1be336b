import { expect, test } from 'vitest'
import { networkOf } from './visitor.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8:1::b:c:d', '2001:db8:1:0'],
  ['2001:db8:1:0:a:b:c:d', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})
