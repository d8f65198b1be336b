// A member in front of the area's door or behind it: the real app, and only the network made up.

import { type RenderResult, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { ask } from '../client/api.ts'
import { followStorage } from '../client/session/follow-storage.ts'
import type { StoredUser } from '../client/store/authentication.ts'
import { createStore, type Store } from '../client/store/store.ts'
import { EMPTY_MENU, FOOTER, SITE } from './given.tsx'

export const SOMYING: StoredUser = {
  token: 'cm1_somying',
  membership_no: '000001',
  member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
}
export const SOMCHAI: StoredUser = {
  token: 'cm1_somchai',
  membership_no: '000002',
  member: { member_name: 'สมชาย', member_surname: 'มั่นคง' },
}

export const EXPIRED = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง'

export interface Call {
  path: string
  body: Record<string, unknown>
  authorization: string | undefined
}

type Answer = (call: Call) => Response | Promise<Response>

/** Our server as members meet it; what is not named cannot be reached. Tells what was asked, in order. */
export function givenServer(others: Record<string, Answer> = {}): Call[] {
  const calls: Call[] = []
  const answers: Record<string, Answer> = {
    '/api/info/manu': () => Response.json(EMPTY_MENU),
    '/api/info/footer': () => Response.json({ rc_code: '1', data: FOOTER }),
    '/api/member/auth/login': () => Response.json({ rc_code: '1', ...SOMYING }),
    '/api/member/auth/logout': () => Response.json({ rc_code: '1' }),
    '/api/member/auth/getAuthUser': ({ authorization }) => {
      const { token, ...who } = authorization?.endsWith('somchai') ? SOMCHAI : SOMYING
      return Response.json({ rc_code: '1', ...who })
    },
    '/api/member/termofconditional': () => Response.json({ rc_code: '1' }),
    ...others,
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { authorization } = init.headers as Record<string, string>
    const call = { path, body: JSON.parse(String(init.body ?? '{}')), authorization }
    calls.push(call)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(call)
  })
  return calls
}

export const refusing =
  (status: number, error?: string): Answer =>
  () =>
    Response.json(error ? { rc_code: '0', error } : {}, { status })

export function givenSignedIn(user: StoredUser = SOMYING): void {
  localStorage.setItem('user', JSON.stringify(user))
}

export interface Opened extends RenderResult {
  store: Store
}

/** The whole site at an address, as a browser has it. */
export function open(path: string): Opened {
  const store = createStore({ ask })
  followStorage(store)
  const shown = render(
    <MemoryRouter initialEntries={[path]}>
      <App store={store} site={SITE} drawn={store.getState()} />
    </MemoryRouter>,
  )
  return { ...shown, store }
}

/** What another tab does to the storage that all tabs share. */
export function inAnotherTab(user: StoredUser | undefined): void {
  if (user) givenSignedIn(user)
  else localStorage.removeItem('user')
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
}
