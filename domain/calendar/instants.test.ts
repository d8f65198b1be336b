import { expect, test } from 'vitest'
import { withInstants } from './instants.ts'

test('moments of a row are written as text; nothing and everything else stay as they are', () => {
  const row = { at: new Date('2026-11-16T03:00:00Z'), ended_at: null, by: 'สมชาย', tries: 2 }
  expect(withInstants(row)).toEqual({ ...row, at: '2026-11-16T03:00:00.000Z' })
})
