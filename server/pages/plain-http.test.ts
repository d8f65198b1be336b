import { PRINTER } from '#documents/support/printer.ts'
import { SHARES } from '#server/load/shares.ts'
import { buildTestApp, expect, NOWHERE, test } from '#tests/support/app/test.ts'

test('what reached the proxy without TLS is refused as a call and sent on as a page; straight to the machine it is watched', async ({
  db,
}) => {
  const place = { ...NOWHERE, trustedProxies: ['127.0.0.1'] }
  const app = await buildTestApp(db, [], SHARES, PRINTER, place)
  const plain = { 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.7' }
  const ask = (url: string, headers = {}) => app.inject({ url, headers })

  const call = await ask('/api/info/manu', plain)
  expect([call.statusCode, call.json().rc_des]).toEqual([
    403,
    'คำขอนี้ส่งมาโดยไม่เข้ารหัส กรุณาใช้ที่อยู่ที่ขึ้นต้นด้วย https://',
  ])
  const page = await ask('/show/1?a=1', plain)
  expect([page.statusCode, page.headers.location]).toEqual([308, 'https://coop.example/show/1?a=1'])
  const sent = await app.inject({ method: 'POST', url: '/api/member/auth/login', headers: plain })
  expect(sent.statusCode).toBe(403)

  expect((await ask('/api/info/manu', { ...plain, 'x-forwarded-proto': 'https' })).statusCode).toBe(
    200,
  )
  expect((await ask('/healthz', plain)).statusCode).toBe(200)
  expect((await ask('/api/info/manu')).statusCode).toBe(200)
  await app.close()
})

test('nobody but a trusted proxy says how somebody was spoken to', async ({ app }) => {
  const headers = { 'x-forwarded-proto': 'http' }
  expect((await app.inject({ url: '/api/info/manu', headers })).statusCode).toBe(200)
})
