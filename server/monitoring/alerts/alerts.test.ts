import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, vi } from 'vitest'
import { expect, test } from '#tests/support/app/test.ts'
import { watchForFaults } from './alerts.ts'

const HOUR_MS = 60 * 60_000
const NOW = new Date()
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

let chat: Server | undefined
afterEach(() => chat?.close())

/** A chat service that takes what is posted to it. */
async function givenChat(status = 200): Promise<{ url: string; posted: Posted[] }> {
  const posted: Posted[] = []
  chat = createServer(async (request, response) => {
    posted.push(JSON.parse((await request.toArray()).join('')))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => chat?.listen(0, '127.0.0.1', resolve))
  const { port } = chat.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/hook`, posted }
}

interface Posted {
  text: string
  firing: { name: string; says: string }[]
  ended: string[]
}

let isLogFailing = true

/** A new site: it has neither a night nor a backup, and its log cannot be written. */
function givenFaults(app: FastifyInstance): void {
  isLogFailing = true
  app.settings.dataDir = '/'
  app.logStatus = () => ({
    failingSince: isLogFailing ? at(-1) : undefined,
    reason: 'ENOSPC',
    lost: 0,
  })
}

test('a log that cannot be written is told once, again after a day, and when it is written', async ({
  app,
}) => {
  const { url, posted } = await givenChat()
  const alerts = { emails: [], phones: [], webhook: url }
  givenFaults(app)
  const watch = (hours: number) => watchForFaults(app, alerts, at(hours))

  await watch(0)
  await watch(1)
  expect(posted).toHaveLength(1)
  expect(posted[0]?.firing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['backup', 'import', 'log']),
  )
  expect(posted[0]?.text).toContain('สำรองข้อมูล: ยังไม่เคยสำรองข้อมูล')

  await watch(24)
  expect(posted).toHaveLength(2)

  isLogFailing = false
  await watch(25)
  expect(posted).toHaveLength(3)
  expect(posted[2]).toMatchObject({ ended: ['log'], firing: [] })
  expect(posted[2]?.text).toContain('กลับเป็นปกติ บันทึกการทำงาน (log)')
})

test('that the month’s baht for SMS are spent is told once, and again only when it is over', async ({
  app,
}) => {
  const { url, posted } = await givenChat()
  givenFaults(app)
  app.settings.smsCost = { priceSatang: 50, capSatang: 40 }
  const watch = (hours: number) =>
    watchForFaults(app, { emails: [], phones: [], webhook: url }, at(hours))
  const told = () => posted.map(({ firing }) => firing.some(({ name }) => name === 'sms_cap'))

  await watch(0)
  await watch(24)
  expect(told()).toEqual([true, false])
  expect(posted[0]?.text).toContain('ถึงวงเงิน 0.40 บาท')
  app.settings.smsCost.capSatang = 0
  await watch(25)
  expect(posted.at(-1)?.ended).toEqual(['sms_cap'])
})

test('that push services refuse our key is told, and when they take it again', async ({ app }) => {
  const { url, posted } = await givenChat()
  await sql`insert into outbox_message (channel, unit_no, address_sealed, body_sealed, template, too_late_at, tries, last_error)
    values ('push', '00010001', '', '', 'notice', now() + interval '1 day', 1, 'push 403')`.execute(
    app.db,
  )
  const watch = (hours: number) =>
    watchForFaults(app, { emails: [], phones: [], webhook: url }, at(hours))
  await watch(0)
  expect(posted[0]?.firing.map(({ name }) => name)).toContain('push')
  await sql`update outbox_message set sent_at = now(), body_sealed = null, last_error = null`.execute(
    app.db,
  )
  await watch(1)
  expect(posted.at(-1)?.ended).toContain('push')
})

test('an alert that reached nobody is an error, so that it is tried again', async ({ app }) => {
  const { url, posted } = await givenChat(500)
  givenFaults(app)
  const alerts = { emails: [], phones: [], webhook: url }

  await expect(watchForFaults(app, alerts, at(0))).rejects.toThrow('answered 500')
  await expect(watchForFaults(app, alerts, at(0.1))).rejects.toThrow('answered 500')
  expect(posted).toHaveLength(2)
})

test('whoever can be reached is told by mail and by SMS, though the other way is broken', async ({
  app,
}) => {
  givenFaults(app)
  const send = vi.fn(async () => undefined)
  const broken = vi.fn().mockRejectedValue(new Error('refused'))
  app.senders = {
    email: { send, keepsBody: false, close: () => undefined },
    sms: { send: broken, keepsBody: false, close: () => undefined },
  }
  const alerts = { emails: ['it@coop.example'], phones: ['0812345678'], webhook: '' }

  await watchForFaults(app, alerts, at(0))

  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ address: 'it@coop.example', body: expect.stringContaining('สำรอง') }),
  )
  expect(broken).toHaveBeenCalledOnce()
})

test('faults of all processes together, and the full disk of another machine, are told', async ({
  app,
  db,
}) => {
  const { url, posted } = await givenChat()
  givenFaults(app)
  for (const [host, faults, free] of [
    ['web-1', 4, 100],
    ['web-2', 8, 1],
  ] as const)
    await sql`
      insert into server_process (host, pid, started_at, seen_at, release, memory, delay_ms, answers, faults, disk_free, disk_size)
      values (${host}, 7, ${at(-2)}, ${at(0)}, 'r', 1, 0, 100, ${faults}, ${free * 1024 ** 3}, ${200 * 1024 ** 3})`.execute(
      db,
    )

  await watchForFaults(app, { emails: [], phones: [], webhook: url }, at(0))

  const names = posted[0]?.firing.map(({ name }) => name)
  expect(names).toContain('disk of web-2')
  expect(names).not.toContain('disk of web-1')
  expect(posted[0]?.text).toContain('ตอบผิดพลาด 12 จาก 200 ครั้ง')
})
