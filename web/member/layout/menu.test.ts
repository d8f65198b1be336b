import { expect, test } from 'vitest'
import { ENTRIES, isLit, parentOf } from './menu.ts'

// biome-ignore format: a table reads in columns
test.each([
  ['/member/status',             ['status']],
  ['/member/share',              ['share']],
  ['/member/loan',               ['loan']],
  ['/member/loan_statement/ส.1', ['loan']],
  ['/member/right',              ['loan']],
  ['/member/deposit',            ['deposit']],
  ['/member/dep_statement/1-2',  ['deposit']],
  ['/member/kep',                ['kep']],
  ['/member/kepcrem',            ['kep']],
  ['/member/coll',               ['coll']],
  ['/member/dividend',           ['dividend']],
  ['/member/gian',               ['gian']],
  ['/member/insurance',          ['insurance']],
  ['/member/password',           ['password']],
  ['/member/keys',               ['password']],
  ['/member/welfare',            []],
  ['/member/welcome',            []],
  ['/member/constructor',        []],
  ['/show/loan',                 []],
])('%s lights %j', (path, lit) => {
  expect(ENTRIES.filter((entry) => isLit(entry, path)).map(({ segment }) => segment)).toEqual(lit)
})

test('going back without anything before leads to the parent, and never out of the area', () => {
  expect(parentOf('/member/loan_statement/1')).toBe('/member/loan')
  expect(parentOf('/member/dep_statement/1')).toBe('/member/deposit')
  expect(parentOf('/member/share')).toBe('/member/status')
  expect(parentOf('/member/status')).toBe('/member/welcome')
})
