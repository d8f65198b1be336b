import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount } from '#tests/support/given/account.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

async function givenCaller(app: FastifyInstance, membershipNo: string) {
  const { token } = await issueMemberSession(app.db, membershipNo, 'other')
  const authorization = `Bearer ${token}`
  return {
    send: (payload: Buffer | string, type = 'application/pdf', name = 'สำเนาบัตร.pdf') =>
      app.inject({
        method: 'POST',
        url: `/api/member/upload?name=${encodeURIComponent(name)}`,
        headers: { authorization, 'content-type': type },
        payload,
      }),
    ask: (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/api/member/correction',
        headers: { authorization },
        payload,
      }),
    requests: async () =>
      (await app.inject({ url: '/api/member/correction', headers: { authorization } })).json().data
        .requests,
  }
}

test('a member asks for a correction with papers, and reads how it stands', async ({ app, db }) => {
  const caller = await givenCaller(app, await givenAccount(db))
  const pdf = await caller.send(PDF)
  expect(pdf.json()).toMatchObject({ rc_code: '1', data: { name: 'สำเนาบัตร.pdf' } })
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'บ้านของฉัน' } })
    .jpeg()
    .toBuffer()
  const picture = await caller.send(photo, 'application/octet-stream', 'บัตร\u202Egpj.exe')

  const files = [pdf, picture].map((reply) => reply.json().data.file_id)
  const reply = await caller.ask({ what: 'name', text: 'เปลี่ยนนามสกุลเป็น รักไทย\u200B', files })
  expect(reply.json()).toMatchObject({ rc_code: '1', rc_des: expect.stringContaining('เลขที่คำขอ') })
  expect(await caller.requests()).toMatchObject([
    {
      what: 'name',
      text: 'เปลี่ยนนามสกุลเป็น รักไทย',
      state: 'waiting',
      files: ['สำเนาบัตร.pdf', 'บัตรgpj.exe'],
    },
  ])
  const kept = await db
    .selectFrom('member_file')
    .select(['kind', 'bytes'])
    .where('kind', '=', 'image/webp')
    .execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.bytes.includes('บ้านของฉัน')).toBe(false)
})

test('another member’s file is not there, and then nothing is asked', async ({ app, db }) => {
  const owner = await givenCaller(app, await givenAccount(db))
  const stranger = await givenCaller(app, await givenAccount(db, 'ประเสริฐ'))
  const { file_id } = (await owner.send(PDF)).json().data

  const reply = await stranger.ask({ what: 'other', text: 'ขอดู', files: [file_id] })
  expect(reply.statusCode).toBe(404)
  const none = await stranger.ask({
    what: 'other',
    text: 'ขอดู',
    files: ['00000000-0000-4000-8000-000000000000'],
  })
  expect(none.json().error).toBe(reply.json().error)
  expect(await owner.requests()).toEqual([])
})

// biome-ignore format: a table reads in columns
const HOSTILE: [what: string, bytes: Buffer, type: string, why: RegExp][] = [
  ['a program',                 Buffer.from('MZ\x90\x00'),                                     'application/pdf', /PDF หรือรูป/],
  ['a page',                    Buffer.from('<!doctype html><script>1</script>'),             'image/png',       /PDF หรือรูป/],
  ['a drawing with a script',   Buffer.from('<svg><script>1</script></svg>'),                 'image/webp',      /PDF หรือรูป/],
  ['half a paper',              Buffer.from('%PDF-1.7\n1 0 obj'),                             'application/pdf', /ไม่ครบหรือเสียหาย/],
  ['a paper that runs',         Buffer.from('%PDF-1.7\n<< /OpenAction << /S /JavaScript >> >>\n%%EOF'), 'application/pdf', /มีคำสั่ง/],
  ['a paper with a parcel',     Buffer.from('%PDF-1.7\n<< /EmbeddedFiles 3 0 R >>\n%%EOF'),   'application/pdf', /มีคำสั่ง/],
  ['a locked paper',            Buffer.from('%PDF-1.7\n<< /Encrypt 5 0 R >>\n%%EOF'),         'application/pdf', /รหัสผ่าน/],
  ['a picture that is none',    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),               'image/jpeg',      /เปิดรูปนี้ไม่ได้/],
]

test('what is neither a plain paper nor a picture is refused in Thai and not kept', async ({
  app,
  db,
}) => {
  const caller = await givenCaller(app, await givenAccount(db))
  for (const [what, bytes, type, why] of HOSTILE) {
    const reply = await caller.send(bytes, type)
    expect(reply.statusCode, what).toBe(400)
    expect(reply.json().error, what).toMatch(why)
  }
  expect(await db.selectFrom('member_file').select('file_id').execute()).toEqual([])
})

test('what is too large, of another type or empty is refused', async ({ app, db }) => {
  const caller = await givenCaller(app, await givenAccount(db))
  expect((await caller.send(Buffer.alloc(3 * 1024 * 1024 + 1))).statusCode).toBe(413)
  expect((await caller.send('{}', 'application/json')).statusCode).toBe(415)
  expect((await caller.send('', 'application/pdf')).statusCode).toBe(400)
})

test('words of nothing but spaces are no request', async ({ app, db }) => {
  const caller = await givenCaller(app, await givenAccount(db))
  const reply = await caller.ask({ what: 'other', text: ' \u200B ', files: [] })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toBe('กรอกรายละเอียดที่ขอแก้ไข')
})
