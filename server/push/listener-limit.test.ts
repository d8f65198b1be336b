import { expect, test } from 'vitest'
import { networkOf, wideNetworkOf } from '../http/visitor.ts'
import { type From, isFull } from './listener-limit.ts'

const from = (ip: string): From => ({ network: networkOf({ ip }), wide: wideNetworkOf({ ip }) })
const listening = (count: number, ipOf: (n: number) => string) =>
  new Set(Array.from({ length: count }, (_, n) => from(ipOf(n))))

test('one network has a hundred listeners, one IPv6 /48 sixteen hundred, everybody four thousand', () => {
  const ward = listening(100, () => '203.0.113.9')
  expect(isFull(ward, from('203.0.113.9'))).toBe(true)
  expect(isFull(ward, from('::ffff:203.0.113.9'))).toBe(true)
  expect(isFull(ward, from('203.0.113.10'))).toBe(false)

  const oneEach = (n: number) => `2001:db8:1:${n.toString(16)}::1`
  expect(isFull(listening(1_599, oneEach), from('2001:db8:1:ffff::1'))).toBe(false)
  expect(isFull(listening(1_600, oneEach), from('2001:db8:1:ffff::1'))).toBe(true)
  expect(isFull(listening(1_600, oneEach), from('2001:db8:2:ffff::1'))).toBe(false)

  const everywhere = listening(4_000, (n) => `10.0.${n >> 8}.${n & 255}`)
  expect(isFull(everywhere, from('198.51.100.7'))).toBe(true)
})
