// Orders to the core system: what leaves is what was asked for, two people let it out, and whatever breaks in the middle
// leaves nothing half done.

import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { KyselyPlugin } from 'kysely'
import { beforeAll } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { wordsOf } from '#documents/support/poppler.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenChecked, givenDeskOfficer, newestRequest } from '#tests/support/given/request-desk.ts'
import { givenOrderDesk, type OrderDesk } from '#tests/support/night/order-desk.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await givenOrderDesk('orders', { members: 60 })
})

/** Approved requests of desk.members who have asked nothing yet. */
async function givenApproved(count: number) {
  const approved: { member: string; id: number; amount: number }[] = []
  for (let at = 0; at < count; at++) {
    const member = desk.members.shift()
    if (!member) throw new Error('no member is left')
    const amount = 1_530_00 + at * 10_00
    const { id } = await givenChecked(desk.portal, member, amount)
    expect((await desk.builder.approve(id)).statusCode).toBe(200)
    approved.push({ member, id, amount })
  }
  return approved
}

async function newestBatch() {
  const { batches } = await desk.builder.data('orders')
  return batches[0]
}

async function givenReleased(count: number) {
  const approved = await givenApproved(count)
  expect((await desk.builder.send('orders')).statusCode).toBe(200)
  const { batch_id } = await newestBatch()
  expect((await desk.releaser.send(`orders/${batch_id}/release`)).statusCode).toBe(200)
  return { approved, at: `orders/${batch_id}` }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('lines, manifest and paper say the same sum, and a released batch is always the same bytes', async () => {
  const { approved, at } = await givenReleased(3)
  const sum = approved.reduce((all, { amount }) => all + amount, 0)
  const batch = await desk.builder.data(at)
  expect(batch).toMatchObject({ rows: 3, sum, open: 3, state: 'released' })

  const prints = new Set<string>()
  for (let time = 0; time < 100; time++)
    prints.add(sha256((await desk.builder.read(`${at}/file`)).rawPayload))
  expect([...prints]).toEqual([batch.sha256])

  const files = unzipSync((await desk.builder.read(`${at}/file`)).rawPayload)
  const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())
  expect(manifest).toMatchObject({
    format: 'coop-orders/1',
    batch: batch.batch_no,
    rows: 3,
    sum: (sum / 100).toFixed(2),
  })
  const csv = files['share_change.csv'] ?? new Uint8Array()
  expect(manifest.files).toEqual([
    {
      name: 'share_change.csv',
      kind: 'share_change',
      rows: 3,
      sum: (sum / 100).toFixed(2),
      sha256: sha256(csv),
    },
  ])
  const [head = '', ...rows] = Buffer.from(csv).toString().trim().split('\r\n')
  const at4 = head.replace('\uFEFF', '').split(',').indexOf('"amount"')
  const written = rows.map((row) => Math.round(Number(row.split(',')[at4]) * 100))
  expect(written.reduce((all, amount) => all + amount, 0)).toBe(sum)

  const paper = wordsOf((await desk.builder.read(`${at}/pdf`)).rawPayload)
  expect(paper).toContain(batch.batch_no)
  const baht = (sum / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  expect(paper.replace(/\s+/g, ' ')).toContain(`${baht} บาท`)
  for (const { member } of approved)
    expect((await newestRequest(desk.portal, member)).state).toBe('ordered')
})

test('nothing leaves before somebody else has let it out, nor does the server change what was built', async () => {
  await givenApproved(1)
  await desk.builder.send('orders')
  const { batch_id, batch_no } = await newestBatch()
  const at = `orders/${batch_id}`
  expect((await desk.builder.read(`${at}/file`)).statusCode).toBe(409)
  expect((await desk.builder.send(`${at}/release`)).statusCode).toBe(403)
  expect((await desk.builder.send('orders')).statusCode).toBe(409) // all of them are in that one
  for (const change of [
    `update order_batch set bytes = '\\x00'`,
    `update order_line set amount = 1`,
    `update order_line set order_no = 'x'`,
    `delete from order_line`,
    `update request_event set member_words = ''`,
    `delete from request_event`,
  ])
    await expect(asServer(change)).rejects.toThrow(/permission denied/)
  const refused = await desk.portal
    .rows(`insert into order_line select * from order_line where batch_id = ${batch_id}`)
    .catch((error) => error)
  expect(String(refused)).toMatch(/duplicate key/)

  expect((await desk.builder.send(`${at}/cancellation`, { reason: 'จัดผิด' })).statusCode).toBe(200)
  expect((await desk.releaser.send(`${at}/release`)).statusCode).toBe(409)
  await desk.builder.send('orders')
  const again = await newestBatch()
  expect([again.rows, again.batch_no === batch_no]).toEqual([1, false])
  await desk.releaser.send(`orders/${again.batch_id}/release`)
})

function asServer(change: string) {
  const { db } = desk.portal.app
  return db.executeQuery({ sql: change, parameters: [], query: { kind: 'RawNode' } } as never)
}

test('a mistake is undone only by a batch of its own, which two people let out as well', async () => {
  const { approved, at } = await givenReleased(2)
  const [first] = approved
  expect((await desk.builder.send(`${at}/reversal`, { reason: ' ' })).statusCode).toBe(400)
  expect((await desk.builder.send(`${at}/reversal`, { reason: 'ผิดงวด' })).statusCode).toBe(200)
  const undo = await newestBatch()
  expect(undo).toMatchObject({ state: 'built', rows: 2 })
  expect(undo.reverses).not.toBeNull()
  expect((await newestRequest(desk.portal, first?.member ?? '')).state).toBe('ordered')
  expect((await desk.builder.send(`orders/${undo.batch_id}/release`)).statusCode).toBe(403)
  expect((await desk.releaser.send(`orders/${undo.batch_id}/release`)).statusCode).toBe(200)
  expect((await newestRequest(desk.portal, first?.member ?? '')).state).toBe('sent')
  const lines = (await desk.builder.data(at)).lines
  expect(lines.map(({ result }: { result: string }) => result)).toEqual(['reversed', 'reversed'])
  expect((await desk.builder.send(`${at}/reversal`, { reason: 'ผิดงวด' })).statusCode).toBe(409)
})

test('an officer’s own request is in no batch of theirs, and they release none that holds it', async () => {
  const [one] = await givenApproved(1)
  const own = await givenDeskOfficer(desk.portal.app, 'approver')
  await desk.portal.rows(
    `update staff set membership_no = '${one?.member}' where login = '${own.login}'`,
  )
  expect((await own.send('orders')).statusCode).toBe(409)
  await desk.builder.send('orders')
  const { batch_id } = await newestBatch()
  expect((await own.send(`orders/${batch_id}/release`)).statusCode).toBe(403)
  expect((await desk.releaser.send(`orders/${batch_id}/release`)).statusCode).toBe(200)
})

test('columns and letters are those that the core system takes', async () => {
  await setSetting(desk.portal.app.db, 'order_preset', 'short')
  await setSetting(desk.portal.app.db, 'order_encoding', 'windows-874')
  await setSetting(desk.portal.app.db, 'order_preset', 'thai')
  const { at } = await givenReleased(1)
  const files = unzipSync((await desk.builder.read(`${at}/file`)).rawPayload)
  const csv = Buffer.from(files['share_change.csv'] ?? [])
  expect(csv.includes(Buffer.from(inWindows874('เลขสมาชิก')))).toBe(true)
  expect(csv.includes(Buffer.from('เลขสมาชิก'))).toBe(false)
  await setSetting(desk.portal.app.db, 'order_preset', '')
  await setSetting(desk.portal.app.db, 'order_encoding', '')
})

/** A database that breaks at its nth question. */
function breakingAt(nth: number): { plugin: KyselyPlugin; count: () => number } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      if (count === nth) throw new Error('the machine was switched off')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, count: () => count }
}

/** Everything that building and releasing writes. */
async function written() {
  const [row] = await desk.portal.rows(`select
    (select count(*)::int from order_batch) as batches, (select count(*)::int from order_line) as lines,
    (select count(*)::int from order_batch where state = 'released') as released,
    (select count(*)::int from request where state = 'ordered') as ordered,
    (select count(*)::int from request_event) as events,
    (select count(*)::int from audit_event where action like 'order.%' and outcome = 'done') as audited`)
  return row
}

test.each(['build', 'release'] as const)(
  'whatever breaks while a batch is to %s, all of it or nothing is done, and the audit holds it iff it is',
  async (act) => {
    await givenApproved(2)
    if (act === 'release') await desk.builder.send('orders')
    const whole = desk.portal.app.db
    const path = act === 'build' ? 'orders' : `orders/${(await newestBatch()).batch_id}/release`
    const actor = act === 'build' ? desk.builder : desk.releaser
    let points = 0
    for (let nth = 1; ; nth++) {
      const before = await written()
      const { plugin, count } = breakingAt(nth)
      desk.portal.app.db = whole.withPlugin(plugin)
      const reply = await actor.send(path)
      desk.portal.app.db = whole
      const after = await written()
      if (count() < nth) {
        expect(reply.statusCode).toBe(200)
        expect(after.audited).toBe(before.audited + 1)
        break
      }
      points += 1
      expect([nth, reply.statusCode]).toEqual([nth, 500])
      expect(after).toEqual(before)
    }
    expect(points).toBeGreaterThanOrEqual(6)
    if (act === 'build') {
      const { batch_id } = await newestBatch()
      await desk.releaser.send(`orders/${batch_id}/release`)
    }
  },
)
