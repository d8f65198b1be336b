import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenServer, givenSignedIn, open } from '../../testing/given-member.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const BUTTON = 'เปิดแจ้งเตือนบนเครื่องนี้'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['maxTouchPoints', 'serviceWorker']) Reflect.deleteProperty(navigator, name)
})

interface Browser {
  userAgent: string
  fingers?: number
  isOnHomeScreen?: boolean
  /** What a site on the home screen of an iPhone has, and one in its Safari has not. */
  hasPush?: boolean
}

async function openIn({
  userAgent,
  fingers = 5,
  isOnHomeScreen = false,
  hasPush = false,
}: Browser) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: fingers, configurable: true })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isOnHomeScreen && query.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  if (hasPush) {
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
    for (const name of ['PushManager', 'Notification']) vi.stubGlobal(name, class {})
  }
  const data = (of: object) => () => Response.json({ rc_code: '1', data: of })
  givenServer({
    '/api/member/notices': data({ notices: [], next: null }),
    '/api/member/notices/unread': data({ unread: 0 }),
    '/api/member/notices/choices': data({ roads: [], topics: [], detail: false }),
    '/api/member/notices/line': data({ account_id: null, link: null, pairing: null }),
    '/api/member/notices/push': data({ public_key: 'BKey', devices: [] }),
  })
  givenSignedIn()
  open('/member/notices')
  return within(await screen.findByRole('region', { name: 'แจ้งเตือนบนเครื่อง' }))
}

test('Safari on an iPhone shows in three drawings how the site comes to the home screen, and no button', async () => {
  const devices = await openIn({ userAgent: IPHONE })
  const pictures = devices.getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('ปุ่มแชร์'),
    expect.stringContaining('เพิ่มไปยังหน้าจอโฮม'),
    expect.stringContaining('ไอคอนของสหกรณ์'),
  ])
  expect(devices.getAllByRole('listitem')).toHaveLength(3)
  expect(devices.queryByRole('button')).toBeNull()
})

test('an iPad, which calls itself a Mac, is shown the same; a Mac is not', async () => {
  expect((await openIn({ userAgent: MAC })).getAllByRole('img')).toHaveLength(3)
})

test('a browser without notifications that is not Apple’s is told which have them', async () => {
  const devices = await openIn({ userAgent: MAC, fingers: 0 })
  devices.getByText(/เบราว์เซอร์นี้แจ้งเตือนไม่ได้/)
  expect(devices.queryAllByRole('img')).toEqual([])
})

test('opened from the home screen it has the button', async () => {
  const devices = await openIn({ userAgent: IPHONE, isOnHomeScreen: true, hasPush: true })
  devices.getByRole('button', { name: BUTTON })
  expect(devices.queryAllByRole('listitem')).toEqual([])
})

test('inside LINE it says to open Safari first', async () => {
  const inLine = await openIn({ userAgent: `${IPHONE} Line/15.13.0` })
  inLine.getByText(/เปิดด้วย Safari ก่อน/)
})

test('an iPhone that is too old for notifications is told so on its home screen', async () => {
  const old = await openIn({ userAgent: IPHONE, isOnHomeScreen: true })
  old.getByText(/iOS 16.4/)
})
