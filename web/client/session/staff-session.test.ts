import { beforeEach, expect, test } from 'vitest'
import type { Officer } from '#contract/staff/identity.ts'
import { type Call, givenServer } from '../../testing/given-member.tsx'
import { ask } from '../api.ts'
import { sendInArea } from '../ask-in-area.ts'
import { writeDraft } from '../drafts.ts'
import { createStore, type Store } from '../store/store.ts'
import { enter, staffSession } from './staff-session.ts'

const OFFICER: Officer = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['editor'],
  permissions: ['own', 'content'],
  recovery_codes_left: 10,
}
const SAVE = '/api/admin/topics'

beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_old' })))

/** What the server says to whoever comes with which token. */
function givenBackOffice(save: (call: Call) => Response): Call[] {
  return givenServer({
    '/api/admin/auth/getAuthUser': () => Response.json({ rc_code: '1', data: OFFICER }),
    '/api/admin/auth/step-up': () => Response.json({ rc_code: '1', data: { token: 'cs1_new' } }),
    '/api/admin/auth/logout': () => Response.json({ rc_code: '1', rc_des: 'ออกแล้ว' }),
    [SAVE]: save,
  })
}

async function givenInside(): Promise<Store> {
  const store = createStore({ ask })
  await store.dispatch(staffSession.check() as never)
  return store
}

function wantedIn(store: Store) {
  return staffSession.select(store.getState()).wanted
}

const byToken =
  (status: number, body: object) =>
  ({ authorization }: Call) =>
    authorization === 'Bearer cs1_new'
      ? Response.json({ rc_code: '1', data: 'saved' })
      : Response.json(body, { status })

test('what is saved as the session ends waits for the officer, and is saved all the same', async () => {
  const calls = givenBackOffice(byToken(401, { error: 'สิ้นสุด' }))
  const store = await givenInside()

  const saving = store.dispatch(
    sendInArea(SAVE as never, { title: 'ข่าว' } as never) as never,
  ) as Promise<unknown>
  await expect.poll(() => wantedIn(store)).toBe('sign-in')
  expect(staffSession.select(store.getState()).user).toEqual(OFFICER) // the page stays
  store.dispatch(enter({ token: 'cs1_new', officer: OFFICER }) as never)

  expect(await saving).toEqual({ rc_code: '1', data: 'saved' })
  expect(wantedIn(store)).toBeUndefined()
  expect(calls.filter(({ path }) => path === SAVE).map(({ body }) => body)).toEqual([
    { title: 'ข่าว' },
    { title: 'ข่าว' },
  ])
})

test('what is grave waits for a proof, and goes on under the new token', async () => {
  const calls = givenBackOffice(byToken(403, { error: 'ยืนยัน', needs: 'step_up' }))
  const store = await givenInside()

  const saving = store.dispatch(sendInArea(SAVE as never, {} as never) as never) as Promise<unknown>
  await expect.poll(() => wantedIn(store)).toBe('step-up')
  await store.dispatch(staffSession.stepUp({ password: 'x' }) as never)

  expect(await saving).toEqual({ rc_code: '1', data: 'saved' })
  expect(staffSession.token()).toBe('cs1_new')
  // Not twice with the old token: it is no anti-forgery token that was too old.
  expect(calls.filter(({ path }) => path === SAVE)).toHaveLength(2)
})

test('whoever closes the door is told why it was not done, and stays on the page', async () => {
  givenBackOffice(byToken(401, { error: 'สิ้นสุด' }))
  const store = await givenInside()
  const saving = store.dispatch(sendInArea(SAVE as never, {} as never) as never) as Promise<unknown>
  await expect.poll(() => wantedIn(store)).toBe('sign-in')
  store.dispatch(staffSession.giveUpProof() as never)

  await expect(saving).rejects.toMatchObject({ status: 401, message: 'สิ้นสุด' })
  expect(staffSession.select(store.getState()).user).toEqual(OFFICER)
})

test('what one officer wanted done is not done in the name of another who signs in', async () => {
  const calls = givenBackOffice(byToken(401, { error: 'สิ้นสุด' }))
  const store = await givenInside()
  const saving = store.dispatch(sendInArea(SAVE as never, {} as never) as never) as Promise<unknown>
  await expect.poll(() => wantedIn(store)).toBe('sign-in')
  const other = { ...OFFICER, login: 'other' }
  store.dispatch(enter({ token: 'cs1_new', officer: other }) as never)

  await expect(saving).rejects.toMatchObject({ status: 401 })
  expect(calls.filter(({ path }) => path === SAVE)).toHaveLength(1)
})

test('SEC-18 whoever leaves on purpose takes their own drafts along, and nobody else’s', async () => {
  givenBackOffice(byToken(200, {}))
  const store = await givenInside()
  writeDraft('admin/somsri/topic', { title: 'ร่าง' })
  writeDraft('admin/other/topic', { title: 'ของผู้อื่น' })
  store.dispatch(staffSession.signOut() as never)

  expect(Object.keys(localStorage)).toEqual(['draft:admin/other/topic'])
  expect(staffSession.select(store.getState()).user).toBeUndefined()
})
