import { expect, test, vi } from 'vitest'
import { loginFailure, loginRequest, loginSuccess, logout, storedUser } from './authentication.ts'
import { createStore } from './store.ts'

const SOMYING = {
  token: 'cm1_token',
  membership_no: '000001',
  member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
}
const LOGGED_OUT = { fetching: false, fetchSuccess: false, data: undefined }

test('nobody is signed in to begin with', () => {
  expect(givenStore().getState().authentication).toEqual(LOGGED_OUT)
})

test('asking to sign in sets logging-in', () => {
  const store = givenStore()

  store.dispatch(loginRequest())

  expect(store.getState().authentication).toEqual({ ...LOGGED_OUT, fetching: true })
})

test('a sign-in that succeeds keeps the member', () => {
  const store = givenStore()
  store.dispatch(loginRequest())

  store.dispatch(loginSuccess(SOMYING))

  expect(store.getState().authentication).toEqual({
    fetching: false,
    fetchSuccess: true,
    data: SOMYING,
  })
})

test.each([
  ['a failed sign-in', loginFailure],
  ['signing out', logout],
])('after %s nobody is signed in', (_, ended) => {
  const store = givenStore()
  store.dispatch(loginSuccess(SOMYING))

  store.dispatch(ended())

  expect(store.getState().authentication).toEqual(LOGGED_OUT)
})

test('who signed in on an earlier visit is read from the stored key user', () => {
  localStorage.setItem('user', JSON.stringify(SOMYING))

  expect(storedUser()).toEqual(SOMYING)
})

test.each([
  ['nothing', null],
  ['no JSON', '{token'],
  ['a session without a token', '{"membership_no":"000001"}'],
  ['a session without a name', '{"token":"cm1_token","membership_no":"000001","member":{}}'],
  ['a session of nobody', '{"token":"cm1_token"}'],
  ['the word null', 'null'],
])('a store that holds %s signs nobody in', (_, text) => {
  if (text !== null) localStorage.setItem('user', text)

  expect(storedUser()).toBeUndefined()
})

test('a visitor who forbids storage is simply not signed in', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })

  expect(storedUser()).toBeUndefined()
})

function givenStore() {
  return createStore({ ask: async () => undefined })
}
