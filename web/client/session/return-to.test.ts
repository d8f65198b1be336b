import { expect, test } from 'vitest'
import { goingTo, returning } from './return-to.ts'

const returnTo = returning('member', 'status')

test.each(['/member/loan_statement/%E0%B8%AA.12', '/member/kep?month=2569-11', '/member/share'])(
  'who was going to %s gets there',
  (place) => expect(returnTo(goingTo(place))).toBe(place),
)

test.each([
  'https://evil.example/member/share',
  '//evil.example/member/share',
  '/\\evil.example',
  '/member/../home',
  '/member/logon',
  '/home',
  '/membergroup/keeprep',
  'javascript:alert(1)',
  '/member/share#x',
  '/member/share?next=//evil.example',
])('nobody is sent to %s', (place) => expect(returnTo({ from: place })).toBe('/member/status'))

test.each([null, undefined, 'x', { from: 1 }, { from: ['/member/share'] }])(
  'a history entry that says %j leads to the first page',
  (state) => expect(returnTo(state)).toBe('/member/status'),
)
