import { expect, test } from 'vitest'
import { address } from './address.ts'

test('a path gets its parameters, spelt for an address, and its query', () => {
  expect(address('/api/admin/units/:unitNo', { unitNo: '00 1/2' })).toBe(
    '/api/admin/units/00%201%2F2',
  )
  expect(address('/api/member/dividend', '?year=2568')).toBe('/api/member/dividend?year=2568')
  expect(address('/api/member/dividend', '')).toBe('/api/member/dividend')
})

test('a piece of a path is no query: it would ask another endpoint', () => {
  expect(() => address('/api/admin/reply-templates', '/7')).toThrow(RangeError)
})
