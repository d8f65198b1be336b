import { expect, test } from 'vitest'
import {
  EXPIRED,
  givenServer,
  givenSignedIn,
  refusing,
  SOMYING,
} from '../../testing/given-member.tsx'
import { ask } from '../api.ts'
import { loginSuccess, logout } from './authentication.ts'
import { changeWelfareTab, feedLoan, feedShare, feedWelfare, MEMBER_FEEDS } from './member-feeds.ts'
import { createStore } from './store.ts'
import { TOAST_MS } from './toasts.ts'

test('every feed of REQ-220, and the borrowing right, has its slice, with its four fields', () => {
  const state: Record<string, unknown> = createStore({ ask }).getState()

  expect(MEMBER_FEEDS).toHaveLength(18)
  expect(new Set(MEMBER_FEEDS.map(({ request }) => request.type)).size).toBe(18)
  for (const { slice } of MEMBER_FEEDS) {
    expect(state[slice], slice).toMatchObject({
      fetching: false,
      fetchSuccess: false,
      fetchFailure: false,
      data: undefined,
    })
  }
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('offline')), ['ไม่สามารถเชื่อมต่อได้']],
  ['the answer says nothing', refusing(500), ['ไม่สามารถเชื่อมต่อได้']],
  [
    'the server says that it is broken',
    refusing(500, 'ระบบขัดข้องชั่วคราว'),
    ['ไม่สามารถเชื่อมต่อได้', 'ระบบขัดข้องชั่วคราว'],
  ],
  ['the server refuses', refusing(404, 'ไม่พบสัญญานี้'), ['ไม่พบสัญญานี้']],
  ['the session has ended', refusing(401, EXPIRED), [EXPIRED]],
])('a failed feed is told for five seconds when %s', async (_, answer, said) => {
  givenServer({ '/api/member/loan': answer })
  const store = givenStore()

  await store.dispatch(feedLoan.load('/api/member/loan'))

  const { toasts } = store.getState()
  expect(toasts.map(({ text }) => text)).toEqual(said)
  expect(toasts.every(({ kind, lasts }) => kind === 'error' && lasts === TOAST_MS)).toBe(true)
})

test('a refusal by 401 ends the session, and the failure is not left for the next member', async () => {
  givenServer({ '/api/member/loan': refusing(401, EXPIRED) })
  const store = givenStore()

  await store.dispatch(feedLoan.load('/api/member/loan'))

  expect(store.getState().authentication.fetchSuccess).toBe(false)
  expect(localStorage.getItem('user')).toBeNull()
  expect(feedLoan.select(store.getState())).toMatchObject({ fetchFailure: false, path: '' })
})

test('logging out empties the feeds and the tab, and an answer on its way fills nothing', async () => {
  let answer = (_: Response) => {}
  givenServer({
    '/api/member/welfare': () => Response.json({ data: 'สวัสดิการ' }),
    '/api/member/share': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const store = givenStore()
  await store.dispatch(feedWelfare.load('/api/member/welfare'))
  store.dispatch(changeWelfareTab('received'))
  expect(feedWelfare.select(store.getState()).data).toBe('สวัสดิการ')
  expect(store.getState().welfareTab).toBe('received')
  const late = store.dispatch(feedShare.load('/api/member/share'))

  store.dispatch(logout())
  answer(Response.json({ data: 'หุ้น' }))
  await late

  expect(feedWelfare.select(store.getState()).data).toBeUndefined()
  expect(feedShare.select(store.getState())).toMatchObject({ fetching: false, data: undefined })
  expect(store.getState().welfareTab).toBe('')
})

function givenStore() {
  givenSignedIn()
  const store = createStore({ ask })
  store.dispatch(loginSuccess(SOMYING))
  return store
}
