import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { VisitorPageConfig } from '#contract/public/page-config.ts'
import { SITE } from '../testing/given.tsx'
import { ApiError, ask, askFile, loadPageConfig } from './api.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'pageConfig')
})

test('every call says who makes it and in which language it speaks', async () => {
  globalThis.pageConfig = givenPageConfig('v1.token')
  const sent = givenServer(() => Response.json({ rc_code: '1' }))

  await ask('/api/info/manu')

  const { method, credentials, headers, body } = sent('/api/info/manu')
  expect({ method, credentials, body }).toEqual({
    method: 'GET',
    credentials: 'include',
    body: undefined,
  })
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': 'v1.token',
  })
})

test('a call names the release of its page', async () => {
  document.body.innerHTML =
    '<script id="boot" type="text/plain" data-release="0123456789ab"></script>'
  onTestFinished(() => {
    document.body.innerHTML = ''
  })
  const sent = givenServer(() => Response.json({ rc_code: '1' }))

  await ask('/api/info/manu')

  expect(sent('/api/info/manu').headers.get('x-release')).toBe('0123456789ab')
})

test('a payload goes out as JSON by POST', async () => {
  const sent = givenServer(() => Response.json({ rc_code: '1' }))

  await ask('/api/member/member_pass', { mem_password: 'ใหม่', mem_oldpassword: 'เดิม' })

  const { method, body } = sent('/api/member/member_pass')
  expect(method).toBe('POST')
  expect(JSON.parse(String(body))).toEqual({ mem_password: 'ใหม่', mem_oldpassword: 'เดิม' })
})

// biome-ignore format: a table reads in columns
test.each([
  ['/api/info/home',                   'user'],
  ['/api/member/auth/getAuthUser',     'user'],
  ['/api/membergroup/auth/getAuthUser','membergroup'],
  ['/admin/impersonate/auth/member',   'staff'],
])('%s carries the token stored under %s, and nobody else’s', async (path, key) => {
  for (const area of ['user', 'membergroup', 'staff']) {
    localStorage.setItem(area, JSON.stringify({ token: `token of ${area}` }))
  }
  const sent = givenServer(() => Response.json({ rc_code: '1' }))

  await ask(path)

  expect(sent(path).headers.get('authorization')).toBe(`Bearer token of ${key}`)
})

test('without a session, or with one that cannot be read, no bearer goes out', async () => {
  localStorage.setItem('user', 'not JSON')
  const sent = givenServer(() => Response.json({ rc_code: '1' }))

  await ask('/api/info/home')

  expect(sent('/api/info/home').headers.has('authorization')).toBe(false)
})

test('a refusal becomes an error with the server’s sentences', async () => {
  const errors = ['กรอกเลขสมาชิก', 'กรอกรหัสผ่าน']
  givenServer(() => Response.json({ rc_code: '0', error: errors[0], errors }, { status: 400 }))

  const error = await refused('/api/member/auth/login')

  expect(error.message).toBe('กรอกเลขสมาชิก')
  expect(error.status).toBe(400)
  expect(error.errors).toEqual(errors)
})

test.each([
  ['there is no connection', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer cannot be read', 200, () => new Response('<html>')],
  ['a proxy answers with a page', 502, () => new Response('<html>', { status: 502 })],
  ['a refusal has no sentence', 500, () => Response.json({}, { status: 500 })],
])('when %s, the visitor is told that we cannot connect', async (_, status, answer) => {
  givenServer(answer)

  const error = await refused('/api/info/home')

  expect(error.message).toBe('ไม่สามารถเชื่อมต่อได้')
  expect(error.errors).toEqual(['ไม่สามารถเชื่อมต่อได้'])
  expect(error.status).toBe(status)
})

test('the page config becomes the global of REQ-503, token included', async () => {
  givenServer(() => Response.json({ rc_code: '1', data: givenPageConfig('v1.fresh') }))

  await loadPageConfig()

  expect(globalThis.pageConfig).toMatchObject({
    coopNameTH: SITE.config.coopNameTH,
    csrf_token: 'v1.fresh',
  })
})

test('what is only read is asked for once more after a busy moment, and no sooner than the server said', async () => {
  vi.useFakeTimers()
  const replies = [busy(5), Response.json({ rc_code: '1', data: 'ยอด' })]
  givenServer(() => replies.shift() as Response)

  const asked = ask('/api/member/share')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(replies).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_501)
  expect(await asked).toEqual({ rc_code: '1', data: 'ยอด' })
})

test.each([
  ['is busy still', undefined, [busy(5), busy(5)]],
  ['is busy for long', undefined, [busy(600)]],
  ['may have done it', { amount: 1 }, [busy(5)]],
])('a server that %s is not asked on', async (_, body, replies: Response[]) => {
  vi.useFakeTimers()
  givenServer(() => replies.shift() as Response)

  const failed = ask('/api/member/share', body).catch((error) => error.status)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await failed, replies.length]).toEqual([503, 0])
})

function busy(seconds: number): Response {
  const headers = { 'retry-after': String(seconds) }
  return Response.json({ rc_code: '0', error: 'มีผู้ใช้จำนวนมาก' }, { status: 503, headers })
}

function givenPageConfig(csrf_token: string): VisitorPageConfig {
  return { ...SITE.config, csrf_token, pusher: { key: 'coop', cluster: 'self', host: '' } }
}

/** Tells what was sent to an address, as the network would have had it. */
function givenServer(answer: () => Response | Promise<Response>) {
  const requests = new Map<string, RequestInit>()
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    requests.set(path, request)
    return answer()
  })
  return (path: string) => {
    const { headers, ...request } = requests.get(path) ?? {}
    return { ...request, headers: new Headers(headers) }
  }
}

async function refused(path: string): Promise<ApiError> {
  const error = await ask(path).catch((reason) => reason)
  if (!(error instanceof ApiError)) throw new Error(`${path} was not refused`)
  return error
}

test('a file of JSON is a file, and words in the place of a file are why there is none', async () => {
  const named = { 'content-disposition': "attachment; filename*=UTF-8''%E0%B8%81.json" }
  vi.stubGlobal('fetch', async () => Response.json({ everything: 1 }, { headers: named }))
  const { blob, name } = await askFile('/api/member/data-copy', {})
  expect([name, JSON.parse(await blob.text())]).toEqual(['ก.json', { everything: 1 }])

  vi.stubGlobal('fetch', async () => Response.json({ errors: ['ไม่มีเอกสารนี้'] }))
  await expect(askFile('/api/member/data-copy', {})).rejects.toThrow('ไม่มีเอกสารนี้')
})
