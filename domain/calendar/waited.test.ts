import { expect, test } from 'vitest'
import { waited } from './waited.ts'

const NOW = new Date('2026-11-16T03:00:00Z')

test.each([
  ['2026-11-16T02:59:50Z', '1 นาที'],
  ['2026-11-16T02:55:00Z', '5 นาที'],
  ['2026-11-15T23:59:00Z', '3 ชั่วโมง'],
  ['2026-09-30T02:00:00Z', '47 วัน'],
])('what came at %s has waited %s', (since, said) => {
  expect(waited(new Date(since), NOW)).toBe(said)
})
