import { expect, test, vi } from 'vitest'
import { ask, askAhead } from './api.ts'

const PATH = '/api/member/welcome'

test('what the page asked before its scripts came is not asked again, and is taken once', async () => {
  const asked = givenServer()
  givenMember('cm1_a')
  givenEarly('cm1_a', Response.json({ rc_code: '1', data: 'early' }))

  expect(await ask(PATH)).toEqual({ rc_code: '1', data: 'early' })
  expect(asked).toEqual([])
  expect(await ask(PATH)).toEqual({ rc_code: '1', data: 'asked' })
  expect(asked).toEqual([PATH])
})

test('it is nobody else’s: whoever signed in meanwhile asks for themselves', async () => {
  givenServer()
  givenMember('cm1_b')
  givenEarly('cm1_a', Response.json({ rc_code: '1', data: 'early' }))

  expect(await ask(PATH)).toEqual({ rc_code: '1', data: 'asked' })
})

test('the page config is the same for all, and an officer’s page does not ask for it twice', async () => {
  const asked = givenServer()
  const config = Response.json({ rc_code: '1', data: { csrf_token: 'early' } })
  const replies = { '/api/info/page-config': Promise.resolve(config) }
  globalThis.earlyRequests = { token: 'cs1_officer', at: Date.now(), replies }

  expect(await ask('/api/info/page-config')).toMatchObject({ data: { csrf_token: 'early' } })
  expect(asked).toEqual([])
})

test.each([
  ['was refused', () => givenEarly('cm1_a', Response.json({ error: 'รอสักครู่' }, { status: 503 }))],
  ['did not come', () => givenEarly('cm1_a', Promise.reject(new TypeError('Failed to fetch')))],
  ['is old', () => givenEarly('cm1_a', Response.json({ data: 'old' }), Date.now() - 31_000)],
])('what %s is asked as usual', async (_, given) => {
  givenServer()
  givenMember('cm1_a')
  given()

  expect(await ask(PATH)).toEqual({ rc_code: '1', data: 'asked' })
})

test('on the way to a page its figures are asked once, and nothing for whoever is not signed in', async () => {
  const asked = givenServer()
  askAhead({ asks: [PATH], sends: [] })
  expect(asked).toEqual([])

  givenMember('cm1_a')
  askAhead({ asks: [PATH], sends: ['/api/member/termofconditional'] })
  await ask(PATH)
  await ask('/api/member/termofconditional', {})

  expect(asked).toEqual([PATH, '/api/member/termofconditional'])
})

function givenEarly(token: string, reply: Response | Promise<Response>, at = Date.now()): void {
  globalThis.earlyRequests = { token, at, replies: { [PATH]: Promise.resolve(reply) } }
}

function givenMember(token: string): void {
  localStorage.setItem('user', JSON.stringify({ token }))
}

function givenServer(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ rc_code: '1', data: 'asked' })
  })
  return asked
}
