import { expect, test } from 'vitest'
import { anchorLine, readAnchor } from './audit-anchor.ts'

const HASH = '1A2b3c4d5e6f708192a3b4c5d6e7f80912345678901234567890123456789012'
const HEAD = { seq: 12_345, at: new Date('2026-11-15T01:12:00Z'), hash: HASH }
const KEPT = { seq: 12_345, fingerprint: '1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f809' }

test('the head is one line that people can read, write down and type', () => {
  expect(anchorLine(HEAD)).toBe(
    '15 พ.ย. 2569 08.12\u00a0น., ลำดับ 12345, ลายนิ้วมือ 1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f809',
  )
  expect(readAnchor(anchorLine(HEAD))).toEqual(KEPT)
})

test.each([
  '12345 1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f809',
  '  ลำดับ 12,345 1A2B 3C4D 5E6F 7081 92A3 B4C5 D6E7 F809 ',
  '15 พ.ย. 2569, 12345, 1a2b3c4d5e6f708192a3b4c5d6e7f809',
  '12345\n1a2b-3c4d-5e6f-7081-\n92a3-b4c5-d6e7-f809\n',
])('it is understood as it was typed: %s', (line) => {
  expect(readAnchor(line)).toEqual(KEPT)
})

test.each([
  '',
  'ลำดับ 12345',
  '1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f809',
  'ลำดับ 12345, ลายนิ้วมือ 1a2b-3c4d-5e6f',
  'ลำดับ 12345, ลายนิ้วมือ 1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f80x',
])('what is not whole is not taken for one: %s', (line) => {
  expect(readAnchor(line)).toBeUndefined()
})
