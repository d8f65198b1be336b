import { expect, test } from 'vitest'
import {
  EXPIRED,
  givenServer,
  givenSignedIn,
  inAnotherTab,
  refusing,
  SOMCHAI,
  SOMYING,
} from '../../testing/given-member.tsx'
import { ask } from '../api.ts'
import { askInArea } from '../ask-in-area.ts'
import { loginSuccess } from '../store/authentication.ts'
import { feedLoan } from '../store/member-feeds.ts'
import { createStore } from '../store/store.ts'
import { followStorage } from './follow-storage.ts'
import { forgetIfEnded, memberSession, signIn, signOut } from './member-session.ts'

const WORDS = { membership_no: '000001', mem_password: 'secret', remember: false, recaptcha: 'x' }

test('SEC-55: what is stored after signing in is the token, the number and the names, whatever was answered', async () => {
  givenServer({
    '/api/member/auth/login': () =>
      Response.json({
        rc_code: '1',
        ...SOMYING,
        citizen_id: '1100000000001',
        member: { ...SOMYING.member, salary: 1 },
      }),
  })
  const store = createStore({ ask })

  expect(await store.dispatch(signIn(WORDS))).toBeUndefined()

  expect(JSON.parse(String(localStorage.getItem('user')))).toEqual(SOMYING)
  expect(localStorage).toHaveLength(1)
  expect(textsOf(store)).toEqual(['เข้าสู่ระบบแล้ว'])
})

test.each([
  ['error', { error: 'เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ' }, 'เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ'],
  ['message', { message: 'ลองใหม่ภายหลัง' }, 'ลองใหม่ภายหลัง'],
  ['first validation error', { errors: ['กรอกเลขสมาชิก', 'กรอกรหัสผ่าน'] }, 'กรอกเลขสมาชิก'],
  ['absence', {}, 'ไม่สามารถเชื่อมต่อได้'],
])('a refused sign-in says the %s and signs nobody in', async (_, body, said) => {
  givenServer({ '/api/member/auth/login': () => Response.json(body, { status: 401 }) })
  const store = createStore({ ask })

  expect((await store.dispatch(signIn(WORDS)))?.message).toBe(said)

  expect(textsOf(store)).toEqual([said])
  expect(store.getState().authentication.fetchSuccess).toBe(false)
  expect(localStorage.getItem('user')).toBeNull()
})

test.each([
  ['', {}],
  [', offline too', { '/api/member/auth/logout': () => Promise.reject(new TypeError('offline')) }],
])('SEC-18: signing out leaves nothing of the member behind%s', async (_, answers) => {
  const calls = givenServer({
    '/api/member/loan': () => Response.json({ rc_code: '1', data: 'เงินกู้' }),
    ...answers,
  })
  const store = givenStoreOf()
  await store.dispatch(feedLoan.load('/api/member/loan'))
  localStorage.setItem('draft:member/photo', '{"name":"x"}')
  localStorage.setItem('draft:board-question', '{"title":"x"}')

  store.dispatch(signOut())

  expect(Object.keys(localStorage)).toEqual(['draft:board-question'])
  expect(store.getState().authentication.data).toBeUndefined()
  expect(feedLoan.select(store.getState())).toMatchObject({ path: '', data: undefined })
  expect(calls.at(-1)).toMatchObject({
    path: '/api/member/auth/logout',
    authorization: `Bearer ${SOMYING.token}`,
  })
})

test('signing out after hours still reaches the server as the member who left', async () => {
  let stale = true
  const calls = givenServer({
    '/api/member/auth/logout': () => Response.json({}, { status: stale ? 403 : 200 }),
    '/api/info/page-config': () => {
      stale = false
      return Response.json({ rc_code: '1', data: { csrf_token: 'new' } })
    },
  })
  const store = givenStoreOf()

  store.dispatch(signOut())
  await expect.poll(() => calls).toHaveLength(3)

  expect(calls[2]?.authorization).toBe(`Bearer ${SOMYING.token}`)
})

test.each([
  ['401', 401, EXPIRED],
  ['400 with an error', 400, 'บัญชีนี้ถูกระงับ'],
])(
  'a session check answered %s removes the session, says why and remembers that it expired',
  async (_, status, said) => {
    givenServer({ '/api/member/auth/getAuthUser': refusing(status, said) })
    const store = givenStoreOf()

    await store.dispatch(memberSession.check())

    expect(localStorage.getItem('user')).toBeNull()
    expect(store.getState().authentication.fetchSuccess).toBe(false)
    expect(memberSession.select(store.getState()).expired).toBe(true)
    expect(textsOf(store)).toEqual([said])
  },
)

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('offline'))],
  ['the server is busy', refusing(503, 'ระบบขัดข้องชั่วคราว')],
  ['a 400 says nothing', refusing(400)],
])('when %s the session stays', async (_, answer) => {
  givenServer({ '/api/member/auth/getAuthUser': answer })
  const store = givenStoreOf()

  await store.dispatch(memberSession.check())

  expect(localStorage.getItem('user')).not.toBeNull()
  expect(store.getState().authentication.fetchSuccess).toBe(true)
  expect(memberSession.select(store.getState()).unreachable).toBeTruthy()
})

test('a fresh token takes the place of the old one', async () => {
  givenServer({
    '/api/member/auth/getAuthUser': () =>
      Response.json({ rc_code: '1', ...SOMYING, token: 'cm1_fresh' }),
  })
  const store = givenStoreOf()

  await store.dispatch(memberSession.check())

  expect(JSON.parse(String(localStorage.getItem('user'))).token).toBe('cm1_fresh')
  expect(store.getState().authentication.data?.token).toBe('cm1_fresh')
})

test.each([
  ['has ended', refusing(401, EXPIRED), null],
  ['cannot be asked about', refusing(503, 'x'), JSON.stringify(SOMYING)],
])('a public page whose member’s session %s says nothing', async (_, answer, left) => {
  givenSignedIn()
  givenServer({ '/api/member/auth/getAuthUser': answer })
  const store = createStore({ ask })
  followStorage(store)

  await store.dispatch(forgetIfEnded())

  expect(localStorage.getItem('user')).toBe(left)
  expect(store.getState().authentication.data === undefined).toBe(left === null)
  expect(textsOf(store)).toEqual([])
})

test('the late refusal of the last member’s call does not end the next one’s session', async () => {
  let refuse = (_: Response) => {}
  givenServer({
    '/api/member/loan': () =>
      new Promise((resolve) => {
        refuse = resolve
      }),
  })
  const store = givenStoreOf()
  const asked = store.dispatch(askInArea('/api/member/loan')).catch(() => 'refused')
  givenSignedIn(SOMCHAI)
  store.dispatch(loginSuccess(SOMCHAI))

  refuse(Response.json({ error: EXPIRED }, { status: 401 }))

  expect(await asked).toBe('refused')
  expect(store.getState().authentication.data).toEqual(SOMCHAI)
  expect(textsOf(store)).toEqual([])
})

test('what another tab signs in or out, this one follows, without a trace of the last member', async () => {
  givenServer({ '/api/member/loan': () => Response.json({ rc_code: '1', data: 'เงินกู้' }) })
  const store = givenStoreOf()
  followStorage(store)
  await store.dispatch(feedLoan.load('/api/member/loan'))

  inAnotherTab(SOMCHAI)
  expect(store.getState().authentication.data).toEqual(SOMCHAI)
  expect(feedLoan.select(store.getState()).data).toBeUndefined()

  inAnotherTab({ ...SOMCHAI, token: 'cm1_fresh' })
  expect(store.getState().authentication.data?.token).toBe('cm1_fresh')

  inAnotherTab(undefined)
  expect(store.getState().authentication.data).toBeUndefined()
})

function givenStoreOf(user = SOMYING) {
  givenSignedIn(user)
  const store = createStore({ ask })
  store.dispatch(loginSuccess(user))
  return store
}

function textsOf(store: ReturnType<typeof createStore>): string[] {
  return store.getState().toasts.map(({ text }) => text)
}
