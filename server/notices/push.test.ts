// Against a push service of our own, which checks the site's key and opens what was sealed for the browser.

import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { deliverDue } from '../outbox/deliver.ts'
import { notify } from '../outbox/put.ts'
import { byWebPush } from '../outbox/web-push/send-push.ts'
import { isPushService } from '../outbox/web-push/subscription.ts'
import type { WebPush } from '../settings/web-push-settings.ts'

const ece = createRequire(import.meta.url)('http_ece') as {
  decrypt(sealed: Buffer, how: object): Buffer
}
const SUBJECT = 'mailto:office@coop.example'

interface Came {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const portal = sharedPortal('push', { members: 12, months: 2 })
let webPush: WebPush
let status = 201
const came: Came[] = []
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  webPush = { subject: SUBJECT, hosts: [`127.0.0.1:${port}`] }
  portal.app.settings.webPush = webPush
})
afterAll(() => service.close())

/** What a browser has after it subscribed. */
function givenSubscription(name: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const body = {
    endpoint: `http://${webPush.hosts[0]}/${name}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  }
  const open = (sealed: Buffer) =>
    ece.decrypt(sealed, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
  return { body, open: (sealed: Buffer) => JSON.parse(open(sealed).toString()) }
}

const subscribe = (no: string, body: object) => portal.call(no, '/notices/push', 'POST', body)
const devicesOf = async (no: string) => (await portal.feed(no, '/notices/push')).devices

/** As the worker does by itself, also of what waits for the morning. */
async function deliver() {
  await forgetOthers()
  while (await deliverOnce());
}

/** Here nobody carries anything else: what tells of the new device would take its road. */
const forgetOthers = () =>
  portal.app.db.deleteFrom('outbox_message').where('channel', '!=', 'push').execute()

const tell = (no: string) =>
  notify(portal.app.db, SEALING, no, {
    template: 'request_moved',
    requestNo: '69-000001',
    state: 'อนุมัติแล้ว',
    at: new Date(),
  })

function lastOf<T>(all: T[]): T {
  const last = all.at(-1)
  if (!last) throw new Error('nothing came')
  return last
}

test('a member’s phone is sent what only it can read, signed with the site’s own key', async () => {
  const no = '000001'
  const phone = givenSubscription('phone')
  expect((await subscribe(no, phone.body)).statusCode).toBe(200)
  await tell(no)
  await deliver()
  const { path, headers, body } = lastOf(came)
  expect([path, headers['content-encoding'], headers.ttl]).toEqual(['/phone', 'aes128gcm', '86400'])
  expect(body.toString('latin1')).not.toContain('69-000001')
  expect(phone.open(body)).toEqual({
    body: expect.stringContaining('69-000001'),
    tag: expect.stringMatching(/^message-[0-9a-f-]{36}$/),
  })
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const { public_key } = await portal.feed(no, '/notices/push')
  expect(key).toBe(public_key)
  const [head, claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    sub: SUBJECT,
    aud: `http://${webPush.hosts[0]}`,
  })
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKeyOf(public_key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
})

function publicKeyOf(point: string) {
  const raw = Buffer.from(point, 'base64url')
  return createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
}

test('a subscription that the push service does not know any more is forgotten, and not tried again', async () => {
  const no = '000002'
  await subscribe(no, givenSubscription('gone').body)
  await tell(no)
  status = 410
  const before = came.length
  await deliver()
  status = 201
  expect(came.length).toBe(before + 1)
  expect(await devicesOf(no)).toEqual([])
  await tell(no)
  await deliver()
  expect(came.length).toBe(before + 1)
})

test('a push service that has no time is asked again, and a browser shows the second as the first', async () => {
  const no = '000003'
  const phone = givenSubscription('busy')
  await subscribe(no, phone.body)
  await forgetOthers()
  await tell(no)
  status = 503
  await deliverOnce()
  status = 201
  await deliver()
  const tags = came.filter(({ path }) => path === '/busy').map(({ body }) => phone.open(body).tag)
  expect(tags.length).toBeGreaterThanOrEqual(2)
  expect(new Set(tags).size).toBe(1)
  expect(await devicesOf(no)).toHaveLength(1)
})

async function deliverOnce() {
  const { db } = portal.app
  await db
    .updateTable('outbox_message')
    .set({ next_try_at: new Date(0) })
    .where('channel', '=', 'push')
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .execute()
  const push = byWebPush({ db, sealing: SEALING, webPush })
  return deliverDue({ db, sealing: SEALING, senders: { push } })
}

test('SEC-78 a browser belongs to whoever subscribed in it last, others’ devices are out of reach, and five are enough', async () => {
  const shared = givenSubscription('shared').body
  await subscribe('000004', shared)
  expect((await subscribe('000006', shared)).statusCode).toBe(200)
  expect(await devicesOf('000004')).toEqual([])
  const [{ subscription_id }] = await devicesOf('000006')
  const remove = (no: string) =>
    portal.call(no, '/notices/push/removal', 'POST', { subscription_id })
  expect((await remove('000004')).statusCode).toBe(404)
  expect((await remove('000006')).statusCode).toBe(200)
  const written = await recordedEvents(portal.app, 'notice.device')
  expect(written.filter(({ subject_no }) => subject_no === '000006')).toMatchObject([
    { detail: { on: true } },
    { detail: { on: false } },
  ])
  expect(await devicesOf('000006')).toEqual([])
  for (let nth = 0; nth < 5; nth++) await subscribe('000004', givenSubscription(`of-${nth}`).body)
  expect((await subscribe('000004', givenSubscription('of-5').body)).statusCode).toBe(409)
  expect(await devicesOf('000004')).toHaveLength(5)
})

test('of two devices that come at once after the fourth one is taken, and the other is refused', async () => {
  const no = '000007'
  const own = givenSubscription('own').body
  await subscribe(no, own)
  for (let nth = 0; nth < 3; nth++) await subscribe(no, givenSubscription(`once-${nth}`).body)
  const both = ['left', 'right'].map((name) => subscribe(no, givenSubscription(name).body))
  const answers = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  expect(answers.sort()).toEqual([200, 409])
  expect(await devicesOf(no)).toHaveLength(5)
  // A browser renews what it has: that is no sixth.
  expect((await subscribe(no, own)).statusCode).toBe(200)
  expect(await devicesOf(no)).toHaveLength(5)
})

test('SEC-34 the server calls no address that a browser makes up', async () => {
  const HOSTS = ['fcm.googleapis.com', '.push.apple.com', '127.0.0.1:9']
  for (const good of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'])
    expect(isPushService(good, HOSTS), good).toBe(true)
  const made = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com.evil.example/x',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'file:///etc/passwd',
    'nothing',
  ]
  for (const endpoint of made) {
    expect(isPushService(endpoint, HOSTS), endpoint).toBe(false)
    const { p256dh, auth } = givenSubscription('x').body
    const reply = await subscribe('000006', { endpoint: endpoint.padEnd(10, '/'), p256dh, auth })
    expect(reply.statusCode, endpoint).toBe(400)
  }
  expect(await devicesOf('000006')).toEqual([])
})

test('a cooperative that has not switched it on offers it to nobody', async () => {
  portal.app.settings.webPush = undefined
  expect((await portal.feed('000007', '/notices/push')).public_key).toBeNull()
  expect((await subscribe('000007', givenSubscription('off').body)).statusCode).toBe(409)
  portal.app.settings.webPush = webPush
})
