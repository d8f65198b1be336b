import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import { inject } from 'vitest'
import { readAs } from '#database/core/reader.ts'
import { filesOfDemand, forgetDemandUploads } from '#database/queries/feedback/demand-file.ts'
import { testUrl } from '#tests/support/app/database.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { givenDemand } from '#tests/support/given/feedback.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
const WORDS = {
  kind: 'complaint',
  subject: 'ทางลาดชำรุด',
  body: 'หน้าอาคาร',
  anonymous: false,
  name: 'สมหญิง ใจงาม',
  contact: '',
}

interface Sending {
  name?: string
  type?: string
  recaptcha?: string
}

async function upload(app: FastifyInstance, payload: Buffer | string, how: Sending = {}) {
  const { name = 'ทางลาด.pdf', type = 'application/octet-stream' } = how
  const recaptcha = how.recaptcha ?? (await solvedCaptcha(app))
  return app.inject({
    method: 'POST',
    url: `/api/info/demand/files?${new URLSearchParams({ name, recaptcha })}`,
    headers: { 'content-type': type },
    payload,
  })
}

async function send(app: FastifyInstance, words: object) {
  const payload = { ...WORDS, recaptcha: await solvedCaptcha(app), ...words }
  return app.inject({ method: 'POST', url: '/api/info/demand', payload })
}

async function uploaded(app: FastifyInstance, payload: Buffer, how: Sending = {}): Promise<string> {
  return (await upload(app, payload, how)).json().data.file_id
}

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'my home' } })
    .jpeg()
    .toBuffer()
}

test('a picture and a paper go with a matter; officers of the inbox open them, and that is written down', async ({
  app,
  db,
}) => {
  const picture = await upload(app, await photo(), { name: 'ทาง/ลาด\u202E.JPG' })
  expect(picture.json().data.name).toBe('ทาง-ลาด.webp')
  const files = [picture.json().data.file_id, await uploaded(app, PDF)]
  const { tracking_code } = (await send(app, { files })).json().data

  const officer = await givenAsking(app, ['moderator'])
  const [inbox] = (await officer.data('demands')).demands
  expect(inbox.files).toBe(2)
  const { demand_id } = inbox
  const demand = await officer.data(`demands/${demand_id}`)
  expect(demand.files).toEqual([
    { file_id: files[0], name: 'ทาง-ลาด.webp', kind: 'image/webp', size: expect.any(Number) },
    { file_id: files[1], name: 'ทางลาด.pdf', kind: 'application/pdf', size: PDF.length },
  ])

  const opened = await officer.read(`demands/${demand_id}/files/${files[0]}`)
  expect(opened.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/^attachment; .*\.webp$/),
    'cache-control': expect.stringContaining('no-store'),
  })
  expect(opened.rawPayload.includes('my home')).toBe(false)
  expect(await recordedEvents(app, 'demand.file_open')).toMatchObject([
    { actor: 'staff:officer', detail: { demand_id, name: 'ทาง-ลาด.webp' } },
  ])

  // Published and followed like any other: nobody else is told that there is anything.
  await officer.send(`demands/${demand_id}/publish`, { published: true, ...demand.sent })
  for (const address of [
    `/api/info/demand/${demand_id}`,
    `/showdemand/${demand_id}`,
    `/api/info/demand/track/${tracking_code}`,
  ]) {
    expect((await app.inject(address)).body).not.toMatch(new RegExp(files.join('|')))
  }
  const stranger = await givenAsking(app, ['auditor'], { login: 'other' })
  const refused = await stranger.read(`demands/${demand_id}/files/${files[0]}`)
  expect(refused.statusCode).toBe(403)
  const elsewhere = await givenDemand(db)
  const wrong = await officer.read(`demands/${elsewhere.id}/files/${files[0]}`)
  expect([wrong.statusCode, wrong.json().error]).toEqual([404, 'ไม่พบไฟล์นี้'])
})

test('the public side of the server cannot read what was attached', async ({ app, db }) => {
  await send(app, { files: [await uploaded(app, PDF)] })
  const reading = db.selectFrom('demand_file').selectAll().execute()
  await expect(reading).rejects.toThrow('app.reader is not set')
})

test('what an unnamed sender’s files were called is not kept', async ({ app, db }) => {
  const files = [
    await uploaded(app, PDF, { name: 'บัตรสมหญิง.pdf' }),
    await uploaded(app, await photo()),
  ]
  await send(app, { files, anonymous: true })
  const { demand_id } = await db.selectFrom('demand').select('demand_id').executeTakeFirstOrThrow()
  const kept = await readAs(db, { staff: 'officer' }, (trx) => filesOfDemand(trx, demand_id))
  expect(kept.map(({ name }) => name)).toEqual(['ไฟล์แนบ 1.pdf', 'ไฟล์แนบ 2.webp'])
})

test('a file goes with one matter only; where one is missing nothing at all is sent', async ({
  connection,
}) => {
  const app = await buildTestApp(connection.db)
  try {
    const file = await uploaded(app, PDF)
    const reply = await send(app, { files: [file, randomUUID()] })
    expect([reply.statusCode, reply.json().error]).toEqual([
      404,
      expect.stringContaining('กรุณาแนบไฟล์ใหม่อีกครั้ง'),
    ])
    // Undone as a whole: the file still waits, and no matter was kept.
    const waiting = connection.db.selectFrom('demand_upload').select('file_id')
    expect(await waiting.execute()).toEqual([{ file_id: file }])
    const matters = connection.db.selectFrom('demand').select('demand_id')
    expect(await matters.execute()).toEqual([])
  } finally {
    await connection.db.deleteFrom('demand_upload').execute()
    await connection.pool.query('delete from rate_bucket')
    await app.close()
  }
})

test('what goes with a matter is gone with it', async ({ connection }) => {
  const app = await buildTestApp(connection.db)
  const database = `test_${process.env.VITEST_POOL_ID}`
  const connectionString = testUrl(inject('postgresPort'), 'app_migrate', database)
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  const kept = async () => (await owner.query('select file_id from demand_file')).rows.length
  try {
    await send(app, { files: [await uploaded(app, PDF)] })
    expect(await kept()).toBe(1)
    await owner.query('delete from demand')
    expect(await kept()).toBe(0)
  } finally {
    await owner.query('delete from demand; delete from rate_bucket')
    await owner.end()
    await app.close()
  }
})

test('what was sent along is not there for a second matter, nor what waited for a day', async ({
  app,
  db,
}) => {
  const file = await uploaded(app, PDF)
  expect((await send(app, { files: [file] })).statusCode).toBe(200)
  expect((await send(app, { files: [file] })).statusCode).toBe(404)

  const late = await uploaded(app, PDF)
  await forgetDemandUploads(db, new Date(Date.now() + 86_400_000 + 1_000))
  expect((await send(app, { files: [late] })).statusCode).toBe(404)
})

// biome-ignore format: a table reads in columns
test.for<[string, Buffer, Sending, number, RegExp]>([
  ['a program',              Buffer.from('MZ\x90\x00'),                                          {},                           400, /PDF หรือรูป/],
  ['a drawing',              Buffer.from('<svg><script>1</script></svg>'),                       { type: 'image/png' },        400, /PDF หรือรูป/],
  ['a paper that runs',      Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\n%%EOF'),               {},                           400, /มีคำสั่ง/],
  ['a picture that is none', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),                     {},                           400, /เปิดรูปนี้ไม่ได้/],
  ['nothing',                Buffer.alloc(0),                                                    {},                           400, /ว่างเปล่า/],
  ['too much',               Buffer.alloc(3 * 1024 * 1024 + 1),                                  {},                           413, /ขนาดใหญ่เกินไป/],
  ['another type',           Buffer.from('{}'),                                                  { type: 'application/json' }, 415, /ชนิดของไฟล์/],
  ['an unsolved captcha',    PDF,                                                                { recaptcha: 'x' },           400, /บุคคลจริง/],
])('%s is refused in Thai, and nothing is kept', async ([, bytes, how, status, why], { app, db }) => {
  const reply = await upload(app, bytes, how)
  expect([reply.statusCode, reply.json().error]).toEqual([status, expect.stringMatching(why)])
  expect(await db.selectFrom('demand_upload').select('file_id').execute()).toEqual([])
})

test('a fourth file, and a file twice, are refused', async ({ app }) => {
  const four = Array.from({ length: 4 }, () => randomUUID())
  for (const files of [four, [four[0], four[0]]]) {
    const reply = await send(app, { files })
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringContaining('ไฟล์แนบ')])
  }
})

test('a robot’s sixty-first file in an hour waits, and strangers cannot fill the disk', async ({
  app,
  db,
}) => {
  const statuses: number[] = []
  for (let sent = 0; sent < 61; sent++) {
    statuses.push((await upload(app, PDF, { recaptcha: 'x' })).statusCode)
  }
  expect(statuses.indexOf(429)).toBe(60)

  await db.deleteFrom('rate_bucket').execute()
  const waiting = Array.from({ length: 200 }, () => ({
    file_id: randomUUID(),
    name: 'a.pdf',
    kind: 'application/pdf' as const,
    bytes: PDF,
    uploaded_at: new Date(),
  }))
  await db.insertInto('demand_upload').values(waiting).execute()
  const reply = await upload(app, PDF)
  expect([reply.statusCode, reply.json().error]).toEqual([
    429,
    expect.stringContaining('ส่งเรื่องโดยไม่แนบไฟล์'),
  ])
})
