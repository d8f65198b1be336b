import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach } from 'vitest'
import { NEW_MAIL, NEW_SMS, SMS_PRESETS, smsProblems } from '#domain/site/sender-config.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { atWork } from '#tests/support/staff/office.ts'
import { smsCall } from './sms-template.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A provider of SMS with ways of its own. */
async function givenProvider(answer = '{"code":"000"}', status = 200) {
  const received: { url: string | undefined; headers: object; body: string }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body })
      reply.writeHead(status).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const TEST = { channel: 'sms', address: '0812345678' }

test('an administrator sets any provider’s call, and a test message goes by it', async ({
  app,
  db,
}) => {
  app.senders = {}
  const admin = await atWork(app, db, { login: 'admin', roles: ['administrator'] })
  const { received, url } = await givenProvider()
  const config = {
    ...NEW_SMS,
    url: `${url}/send?from={sender}`,
    headers: 'Content-Type: application/x-www-form-urlencoded\nAuthorization: Basic {basic}',
    body_type: 'form',
    body: 'msisdn={to66}&message={text}',
    sender: 'สอ.ครู',
    ok_text: '"000"',
  }
  const save = { seen: 0, config, key: 'name', secret: 'p@ss' }
  expect((await admin.send('/api/admin/senders/sms', save)).statusCode).toBe(200)
  const sent = await admin.send('/api/admin/health/test-message', TEST)
  expect(sent.json().rc_des).toContain('แล้ว')
  expect(received[0]?.url).toBe(`/send?from=${encodeURIComponent('สอ.ครู')}`)
  expect(received[0]?.headers).toMatchObject({ authorization: `Basic ${btoa('name:p@ss')}` })
  expect(new URLSearchParams(received[0]?.body).get('msisdn')).toBe('66812345678')

  const { sms } = await admin.read('/api/admin/senders')
  expect(sms).toMatchObject({ set_by: 'office', has_secret: true, proved_at: expect.any(String) })
  const recorded = JSON.stringify(await recordedEvents(app, 'setting.sender'))
  expect(recorded).toContain('127.0.0.1')
  const stored = await sql`select message_sender::text from message_sender`.execute(db)
  for (const text of [JSON.stringify(sms), recorded, JSON.stringify(stored.rows)])
    expect(text).not.toContain('p@ss')
})

test('an answer without the words that mean success is a failure, and proves nothing', async ({
  app,
  db,
}) => {
  app.senders = {}
  const admin = await atWork(app, db, { login: 'admin', roles: ['administrator'] })
  const { url } = await givenProvider('{"code":"101"}')
  const config = { ...NEW_SMS, url, sender: 'COOP', ok_text: '"000"' }
  await admin.send('/api/admin/senders/sms', { seen: 0, config, key: 'k', secret: '' })
  const sent = await admin.send('/api/admin/health/test-message', TEST)
  expect([sent.statusCode, sent.json().rc_des]).toEqual([
    409,
    'ส่งไม่สำเร็จ ผู้ให้บริการตอบว่า HTTP 200 แต่คำตอบไม่มี "000"',
  ])
  expect((await admin.read('/api/admin/senders')).sms.proved_at).toBeNull()
})

test('secrets stay where they are while the call goes to the same place, and must be typed for another', async ({
  app,
  db,
}) => {
  app.senders = {}
  const admin = await atWork(app, db, { login: 'admin', roles: ['administrator'] })
  const [one, other] = [await givenProvider(), await givenProvider()]
  const config = { ...NEW_SMS, url: `${one.url}/a`, sender: 'COOP' }
  const save = (seen: number, more: object) =>
    admin.send('/api/admin/senders/sms', { seen, config, key: '', secret: '', ...more })
  await save(0, { key: 'k3y' })
  expect((await save(0, {})).statusCode, 'somebody was faster').toBe(409)
  await save(1, { config: { ...config, url: `${one.url}/b` } })
  await admin.send('/api/admin/health/test-message', TEST)
  expect(one.received[0]).toMatchObject({ url: '/b', headers: { authorization: 'Bearer k3y' } })
  const elsewhere = { config: { ...config, url: other.url } }
  expect((await save(2, elsewhere)).json().rc_des).toContain('กรอกรหัสลับใหม่')
  expect((await save(2, { ...elsewhere, key: 'new' })).statusCode).toBe(200)

  const mail = { ...NEW_MAIL, host: 'mail.coop.example', user: 'coop', from: 'a@coop.example' }
  const reply = await admin.send('/api/admin/senders/email', {
    seen: 0,
    config: mail,
    password: 'secret word',
  })
  expect(reply.json().data.email).toMatchObject({ set_by: 'office', config: mail })
  expect(reply.body).not.toContain('secret word')
  expect(app.senders?.email).toBeDefined()
})

test.each(SMS_PRESETS)('the template «$name» makes a call of whatever text', ({ config }) => {
  const whole = { ...config, sender: 'COOP', url: config.url || 'https://sms.example/send' }
  expect(smsProblems(whole)).toEqual([])
  const text = 'รหัส "1&2" {key}\\'
  const call = smsCall(whole, { key: 'k', secret: 's' }, { to: '0812345678', text })
  const values =
    whole.method === 'GET'
      ? Object.fromEntries(new URL(call.url).searchParams)
      : whole.body_type === 'json'
        ? JSON.parse(String(call.body))
        : Object.fromEntries(new URLSearchParams(call.body))
  expect(Object.values(values)).toContain(text)
  expect(Object.keys(values).length).toBeLessThan(6)
})

test.each([
  ['http://sms.example/send', 'https://'],
  ['https://{key}.example/send', 'ที่อยู่'],
  ['file:///etc/passwd', 'ที่อยู่'],
])('the address %s is refused', (url, why) => {
  expect(smsProblems({ ...NEW_SMS, url, sender: 'COOP' })[0]?.text).toContain(why)
})
