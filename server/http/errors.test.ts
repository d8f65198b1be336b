import { connect as openSocket } from 'node:net'
import type { InjectOptions } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'

const THAI_SENTENCE = /^[\u0E00-\u0E7F].{5,}/

const BAD_REQUESTS: [string, InjectOptions, number][] = [
  ['an unknown call', { url: '/api/info/nothing' }, 404],
  ['an unknown file', { url: '/assets/..%2F..%2Fpackage.json' }, 404],
  ['an asset that is not there', { url: '/assets/main-00000000.js' }, 404],
  ['a picture number that is none', { url: '/media/1' }, 400],
  ['a picture that is not there', { url: '/media/00000000-0000-0000-0000-000000000000' }, 404],
  ['a path that cannot be read', { url: '/media/%E0%A4%A' }, 400],
  ['a very long parameter', { url: `/media/${'a'.repeat(200)}` }, 404],
  ['a way of asking we do not offer', { method: 'POST', url: '/api/info/manu' }, 405],
  ['deleting a page', { method: 'DELETE', url: '/home' }, 405],
  ['TRACE', { method: 'TRACE' as 'GET', url: '/home' }, 405],
]

// biome-ignore format: a table reads in columns
const BAD_BODIES: [string, string, string, number][] = [
  ['unreadable JSON',           'application/json', '{',                                400],
  ['a prototype in the body',   'application/json', '{"__proto__":{"admin":true}}',     400],
  ['a body of another kind',    'text/xml',         '<x/>',                             415],
  ['a body larger than 64 KiB', 'application/json', JSON.stringify('x'.repeat(70_000)), 413],
]

test('SEC-28 bad input gets a 4xx with a Thai sentence, never a stack trace, never a 5xx', async ({
  app,
  db,
}) => {
  const { token } = await issueMemberSession(db, await givenMember(db), 'other')
  const bodies = BAD_BODIES.map(([what, type, payload, status]): (typeof BAD_REQUESTS)[number] => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    return [what, { method: 'POST', url: '/api/member/auth/getAuthUser', payload, headers }, status]
  })

  for (const [what, request, status] of [...BAD_REQUESTS, ...bodies]) {
    const reply = await app.inject(request)
    expect(reply.statusCode, what).toBe(status)
    const { rc_code, error, errors, rc_des, request_id } = reply.json()
    expect(rc_code, what).toBe('0')
    expect(error, what).toMatch(THAI_SENTENCE)
    expect([rc_des, ...errors], what).toEqual([error, error])
    expect(request_id, what).toMatch(/^[0-9a-f-]{36}$/)
    expect(reply.body, what).not.toMatch(/node_modules|at \w+ \(|Error:/)
  }
})

test('a page of another release that asks what this one does not know is told to load anew', async ({
  app,
}) => {
  const ask = async (release: string, request: InjectOptions) =>
    (await app.inject({ ...request, headers: { 'x-release': release } })).json().error
  const another = 'เว็บไซต์ปรับปรุงเป็นรุ่นใหม่แล้ว กรุณาโหลดหน้านี้ใหม่แล้วลองอีกครั้ง'
  const call = { url: '/api/info/of-the-next-release' }
  const payload = { release: '', message: 'x', stack: '', path: '/', of_the_next_release: 1 }
  const field = { method: 'POST', url: '/api/info/client-error', payload } as const

  expect(await ask('000000000000', call)).toBe(another)
  expect(await ask('000000000000', field)).toBe(another)
  expect(await ask(app.assets.release, call)).toBe('ไม่พบข้อมูลที่ต้องการ')
  expect(await ask(app.assets.release, field)).not.toBe(another)
})

test('SEC-47 a 405 says what would be answered', async ({ app }) => {
  const reply = await app.inject({ method: 'POST', url: '/api/info/manu' })
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET'])
})

test('SEC-49 what is not HTTP at all is answered and hung up on', async ({ app }) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const junk = [
    'NONSENSE\r\n\r\n',
    'GET /home HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    `GET /home HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'GET /home HTTP/1.1\r\nHost: a\r\n folded: line\r\n\r\n',
  ]
  for (const bytes of junk) {
    const answer = await exchange(port, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /)
    expect(answer).toContain('"rc_code":"0"')
    expect(answer).toContain('X-Content-Type-Options: nosniff')
  }
})

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = openSocket(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('SEC-54, SEC-60 a fault is logged whole and told in one sentence', async ({ app, logged }) => {
  app.db = new Proxy(app.db, {
    get() {
      throw new Error('the database said something about สมชาย')
    },
  })

  const reply = await app.inject('/api/info/footer')

  expect(reply.statusCode).toBe(500)
  expect(reply.json().error).toBe('ระบบขัดข้องชั่วคราว ข้อมูลของท่านไม่สูญหาย กรุณาลองใหม่ในอีกสักครู่')
  expect(reply.body).not.toContain('สมชาย')
  const fault = logged.filter((line) => line.includes('the database said something'))
  expect(fault).toHaveLength(1)
  expect(fault[0]).toContain(reply.json().request_id)
})

test('SEC-48 a number that a caller claims for a request is not believed where no proxy is trusted', async ({
  app,
}) => {
  const id = '5f2c0d3b9a7e48d1b6c4e0f1a2938475'
  const reply = await app.inject({ url: '/api/member/share', headers: { 'x-request-id': id } })

  expect(reply.headers['x-request-id']).toBeUndefined()
  expect(reply.json().request_id).not.toBe(id)
})
