import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterEach, vi } from 'vitest'
import type { Db } from '#database/core/connect.ts'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { addMessages, latestMessages } from '#database/queries/monitoring/outbox-message.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { deliverDue } from './deliver.ts'
import { bodyOf, type Message, SUBJECTS } from './messages.ts'
import { sealedMessage } from './sealed-message.ts'
import { type Senders, sendersOf } from './senders.ts'

const PHONE = '0812345678'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function givenMessage(db: Db, channel: Channel, body = 'รหัส OTP 123456'): Promise<void> {
  await addMessages(db, [
    {
      ...sealedMessage(
        SEALING,
        { channel, address: channel === 'sms' ? PHONE : 'somying@example.com' },
        body,
      ),
      template: 'code',
      membershipNo: await givenMember(db),
      tooLateAt: new Date(Date.now() + 600_000),
    },
  ])
}

function deliver(db: Db, senders: Senders): Promise<number> {
  return deliverDue({ db, sealing: SEALING, senders })
}

async function latest(db: Db) {
  const [message] = await latestMessages(db, 1)
  return message
}

async function givenMailServer() {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = envelope.rcptTo.map(({ address }) => `to ${address}\n`).join('')
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}` }
}

/** Refuses as often as told, then takes everything. */
async function givenGateway(refusals = 0) {
  const received: { body: unknown; token: string | undefined }[] = []
  let left = refusals
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      if (left-- > 0) return reply.writeHead(503).end('no: 0812345678 said 123456')
      received.push({ body: JSON.parse(text), token: request.headers.authorization })
      reply.writeHead(202).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` }
}

function bySetting(set: Partial<Parameters<typeof sendersOf>[0]>): Senders {
  const senders = sendersOf({ mail: undefined, sms: undefined, mode: 'production', ...set })
  closing.push(() => senders.email?.close())
  return senders
}

test('e-mail goes by SMTP, in Thai, to one address, and its words are then forgotten', async ({
  db,
}) => {
  const { received, url } = await givenMailServer()
  await givenMessage(db, 'email')

  await deliver(db, bySetting({ mail: { url, from: 'coop@example.com' } }))

  expect(received).toHaveLength(1)
  expect(received[0]).toContain('to somying@example.com')
  expect(received[0]).toContain('From: coop@example.com')
  const [, encoded = ''] = received[0]?.split('\r\n\r\n') ?? []
  expect(Buffer.from(encoded, 'base64').toString() + encoded).toMatch(/123456/)
  expect(await latest(db)).toMatchObject({ sent_at: expect.any(Date), body_sealed: null })
})

test('a mail that is handed on again after a crash has the name of the first, and another mail another', async ({
  db,
}) => {
  const { received, url } = await givenMailServer()
  const senders = bySetting({ mail: { url, from: 'สหกรณ์ <coop@example.com>' } })
  await givenMessage(db, 'email')
  // The server has taken it, and we died before we wrote it down.
  const { body_sealed } = (await latest(db)) ?? {}
  await deliver(db, senders)
  await sql`update outbox_message set sent_at = null, body_sealed = ${body_sealed}, next_try_at = now()`.execute(
    db,
  )
  await deliver(db, senders)
  await givenMessage(db, 'email')
  await deliver(db, senders)
  const [first, again, other] = received.map((text) =>
    /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim(),
  )
  expect(first).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  expect(again).toBe(first)
  expect(other).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  expect(other).not.toBe(first)
})

test('a code does not wait behind a message to thousands', async ({ db }) => {
  const { received, url } = await givenGateway()
  const said = (template: string, words: string, secondsAgo: number) => ({
    ...sealedMessage(SEALING, { channel: 'sms', address: PHONE }, words),
    template,
    unitNo: '00010001',
    goesAt: new Date(Date.now() - secondsAgo * 1_000),
    tooLateAt: new Date(Date.now() + 600_000),
  })
  const campaign = Array.from({ length: 100 }, () => said('campaign', 'มีข่าว', 60))
  await addMessages(db, [...campaign, said('code', 'รหัส', 1)])
  await deliver(db, bySetting({ sms: { url, token: 't', sender: 'COOP' } }))
  expect(received.length).toBeLessThan(100)
  expect(JSON.stringify(received)).toContain('รหัส')
})

test('SMS goes to the gateway with its token', async ({ db }) => {
  const { received, url } = await givenGateway()
  await givenMessage(db, 'sms')

  await deliver(db, bySetting({ sms: { url, token: 't0ken', sender: 'COOP' } }))

  expect(received).toEqual([
    { body: { to: '0812345678', text: 'รหัส OTP 123456', sender: 'COOP' }, token: 'Bearer t0ken' },
  ])
})

test('what could not be handed on is tried again later, and only its error’s code is kept', async ({
  db,
}) => {
  const { received, url } = await givenGateway(1)
  const senders = bySetting({ sms: { url, token: 't', sender: 'COOP' } })
  await givenMessage(db, 'sms')

  expect(await deliver(db, senders)).toBe(1)
  expect(await latest(db)).toMatchObject({ sent_at: null, tries: 1, last_error: 'HTTP 503' })
  expect(await deliver(db, senders), 'not yet').toBe(0)
  await sql`update outbox_message set next_try_at = now()`.execute(db)
  expect(await deliver(db, senders)).toBe(1)

  expect(received).toHaveLength(1)
  expect(await latest(db)).toMatchObject({ sent_at: expect.any(Date), tries: 2, last_error: null })
})

test('it gives up after eight tries, when it is too late, and when nobody carries it', async ({
  db,
}) => {
  const failing: Senders = {
    sms: {
      send: async () => {
        throw Object.assign(new Error('the text'), { code: 'ECONNREFUSED' })
      },
      keepsBody: false,
      close: () => undefined,
    },
  }
  await givenMessage(db, 'sms')
  for (let tries = 0; tries < 8; tries++) {
    await sql`update outbox_message set next_try_at = now()`.execute(db)
    await deliver(db, failing)
  }
  expect(await latest(db)).toMatchObject({
    gave_up_at: expect.any(Date),
    tries: 8,
    last_error: 'ECONNREFUSED',
    body_sealed: null,
  })

  await givenMessage(db, 'sms')
  await sql`update outbox_message set too_late_at = now()`.execute(db)
  await deliver(db, failing)
  expect(await latest(db)).toMatchObject({ last_error: 'too late', tries: 1 })

  await givenMessage(db, 'email')
  await deliver(db, bySetting({}))
  expect(await latest(db)).toMatchObject({ last_error: 'no sender is set for email' })
})

test('several processes at once hand on each message once', async ({ connection }) => {
  const { db } = connection
  const sent: string[] = []
  const senders: Senders = {
    sms: {
      send: async ({ body }) => {
        sent.push(body)
      },
      keepsBody: true,
      close: () => undefined,
    },
  }
  const member = '990001'
  await db
    .insertInto('member')
    .values({ membership_no: member, member_name: 'ก', member_surname: 'ข' })
    .execute()
  try {
    const message = {
      template: 'code',
      membershipNo: member,
      tooLateAt: new Date(Date.now() + 600_000),
    }
    const bodies = Array.from({ length: 60 }, (_, at) => `ข้อความที่ ${at}`)
    await addMessages(
      db,
      bodies.map((body) => ({
        ...message,
        ...sealedMessage(SEALING, { channel: 'sms', address: PHONE }, body),
      })),
    )
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while ((await deliver(db, senders)) > 0);
      }),
    )
    expect(sent.toSorted()).toEqual(bodies.toSorted())
  } finally {
    await db.deleteFrom('outbox_message').where('membership_no', '=', member).execute()
    await sql`update member set state = 'left' where membership_no = ${member}`.execute(db)
  }
})

test('outside production the terminal shows a message, with the address masked', async ({ db }) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  closing.push(() => written.mockRestore())
  await givenMessage(db, 'sms')

  await deliver(db, sendersOf({ mail: undefined, sms: undefined, mode: 'demo' }))

  const lines = written.mock.calls.map(([line]) => String(line)).join('')
  expect(lines).toContain('[outbox] SMS to 08x-xxx-5678: รหัส OTP 123456')
  expect(lines).not.toContain('0812345678')
  expect((await latest(db))?.body_sealed).not.toBeNull()
})

const AT = new Date('2026-11-15T03:25:00Z')
const MESSAGES: Message[] = [
  { template: 'code', code: '123456', reference: 'K7QM2P', until: AT },
  { template: 'new_device', device: 'Chrome บน Android', at: AT },
  { template: 'after_failures', failures: 6, device: 'Safari บน iPhone', at: AT },
  { template: 'password_changed', at: AT },
  { template: 'password_set', at: AT, stop: 'ABCD-EFGH-JKMN' },
  { template: 'session_replayed', at: AT },
  { template: 'slip_issued', at: AT, stop: 'ABCD-EFGH-JKMN' },
  { template: 'revealed', at: AT, stop: 'ABCD-EFGH-JKMN' },
  { template: 'request_answered', what: 'คำขอแก้ไขข้อมูล', requestNo: 12, at: AT },
  { template: 'unit_ids_taken', name: 'จันทร์เพ็ญ ศรีวงศ์ตระกูลไพศาล', period: '2026-10-01', at: AT },
]

test.each(MESSAGES)(
  'SEC-11 the message $template has no link, and SEC-35 no line end',
  (message) => {
    const body = bodyOf(message, 'สอ.\r\nตัว\u2028อย่าง')

    expect(body).not.toMatch(/https?:|www\.|\.(com|th|net)\b|\/\//i)
    expect(body).not.toMatch(/[\r\n\u2028]/)
    expect(body).toContain('10.25')
    expect(SUBJECTS[message.template]).not.toMatch(/[\r\n]/)
    expect(body.length, 'an SMS of a few parts').toBeLessThan(268)
  },
)
