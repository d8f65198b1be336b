import { expect, test } from 'vitest'
import { isKnown } from '../../app/routes.tsx'
import { returnTo } from '../client/return-to.ts'
import { entryOf, GROUPS, groupsFor } from './menu.ts'

test('every entry of the menu leads to a page', () => {
  const entries = GROUPS.flatMap(({ entries }) => entries)
  expect(entries.filter(({ to }) => !isKnown(to))).toEqual([])
})

test('an officer sees what they may do, and no empty group', () => {
  const own = groupsFor(['own']).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(own).toEqual(['/admin', '/admin/guide', '/admin/account'])
  const all = groupsFor(['own', 'staff']).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(all).toContain('/admin/staff')
})

test('a page lights the list it belongs to', () => {
  expect(entryOf('/admin/staff/somsri')?.to).toBe('/admin/staff')
  expect(entryOf('/admin')?.to).toBe('/admin')
})

test.each([
  [{ from: '/admin/staff?q=ก' }, '/admin/staff?q=ก'],
  [{ from: '/admin' }, '/admin'],
  [{ from: '/admin/logon' }, '/admin'],
  [{ from: '/administrator' }, '/admin'],
  [{ from: '//evil.example/admin' }, '/admin'],
  [{ from: '/admin/../member' }, '/admin'],
  [null, '/admin'],
])('after signing in %j leads to %s', (state, place) => {
  expect(returnTo(state)).toBe(place)
})
