// What members ask, and officers answer: corrections, rights, photos.

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { addCorrection } from '#database/queries/member/correction-request.ts'
import { setPhoto } from '#database/queries/member/member-photo.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

async function givenSignedIn(app: FastifyInstance, membershipNo: string) {
  const { token } = await issueMemberSession(app.db, membershipNo, 'other')
  const headers = { authorization: `Bearer ${token}` }
  return {
    data: async (path: string) =>
      (await app.inject({ url: `/api/member/${path}`, headers })).json().data,
    send: (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/member/${path}`, headers, payload }),
  }
}

async function givenOfficerAndMember(app: FastifyInstance) {
  const officer = await givenAsking(app, ['member_service'])
  const membershipNo = await givenMember(app.db)
  return { officer, membershipNo, member: await givenSignedIn(app, membershipNo) }
}

test('a correction is answered once, and the member reads the answer', async ({ app, db }) => {
  const officer = await givenAsking(app, ['member_service'])
  const membershipNo = await givenMember(db)
  const asked = { membershipNo, what: 'name' as const, words: 'เปลี่ยนนามสกุล', at: new Date() }
  const id = await addCorrection(db, asked)
  const fileId = '6f1f1dd6-6e3e-4a5a-9a53-0d8b0a6f7c11'
  const file = { file_id: fileId, name: 'ใบเปลี่ยนชื่อ.pdf', kind: 'application/pdf' as const }
  const sent = { ...file, membership_no: membershipNo, request_id: id, uploaded_at: new Date() }
  await db
    .insertInto('member_file')
    .values({ ...sent, bytes: Buffer.from('%PDF-1.7') })
    .execute()

  const queue = await officer.data('corrections')
  expect(queue.requests).toMatchObject([
    {
      request_id: id,
      membership_no: membershipNo,
      name: 'สมหญิง ใจงาม',
      files: [file],
      answer: null,
    },
  ])
  const opened = await officer.read(`corrections/files/${fileId}`)
  expect(opened.headers['content-disposition']).toMatch(/^attachment/)
  expect(opened.headers['cache-control']).toBe('no-store')
  expect(opened.body).toBe('%PDF-1.7')
  expect(await recordedEvents(app, 'staff.file_open')).toMatchObject([{ subject_no: membershipNo }])

  const answer = { state: 'done', answer: 'แก้นามสกุลในทะเบียนแล้ว' }
  expect(
    (await officer.send(`corrections/${id}/answer`, { ...answer, answer: ' ' })).statusCode,
  ).toBe(400)
  expect((await officer.send(`corrections/${id}/answer`, answer)).statusCode).toBe(200)
  expect(
    (await officer.send(`corrections/${id}/answer`, { ...answer, state: 'refused' })).statusCode,
  ).toBe(409)
  const member = await givenSignedIn(app, membershipNo)
  expect((await member.data('correction')).requests).toMatchObject([
    { state: 'done', answer: 'แก้นามสกุลในทะเบียนแล้ว', answered_at: expect.any(String) },
  ])
  expect((await officer.data('corrections')).total).toBe(0)
  expect((await officer.data('corrections?state=done')).requests[0].answer.by).toBe('กมลชนก ดีพร้อม')
})

test('a file that goes with no request is nobody’s to open', async ({ app, db }) => {
  const officer = await givenAsking(app, ['member_service'])
  const file_id = '6f1f1dd6-6e3e-4a5a-9a53-0d8b0a6f7c12'
  const loose = {
    file_id,
    name: 'x.pdf',
    kind: 'application/pdf' as const,
    bytes: Buffer.from('x'),
  }
  await db
    .insertInto('member_file')
    .values({ ...loose, membership_no: await givenMember(db), uploaded_at: new Date() })
    .execute()
  expect((await officer.read(`corrections/files/${file_id}`)).statusCode).toBe(404)
})

test('a right is asked for, taken up and answered within thirty days; a refusal has its reason', async ({
  app,
}) => {
  const { officer, member, membershipNo } = await givenOfficerAndMember(app)
  const reply = await member.send('rights', { what: 'erasure', text: 'ขอให้ลบรูปถ่าย' })
  expect(reply.json().rc_des).toMatch(/เลขที่ \d+ แล้ว สหกรณ์จะตอบภายในวันที่/)
  expect((await member.send('rights', { what: 'erasure', text: ' ' })).statusCode).toBe(400)
  expect((await member.send('rights', { what: 'money', text: 'x' })).statusCode).toBe(400)

  const [asked] = (await officer.data('rights')).requests
  expect(asked).toMatchObject({ what: 'erasure', days_left: 29, urgency: 'calm', state: 'waiting' })
  const at = `rights/${asked.request_id}`
  await officer.send(`${at}/take`)
  expect((await officer.send(`${at}/take`)).statusCode).toBe(409)
  const nothing = await officer.send(`${at}/answer`, { state: 'refused', answer: '' })
  expect(nothing.json().error).toMatch(/เหตุผลที่ปฏิเสธ/)
  await officer.send(`${at}/answer`, { state: 'refused', answer: 'กฎหมายให้เก็บไว้ 10 ปี' })
  expect((await officer.send(`${at}/answer`, { state: 'done', answer: 'ลบแล้ว' })).statusCode).toBe(
    409,
  )

  expect((await member.data('rights')).requests).toMatchObject([
    { state: 'refused', answer: 'กฎหมายให้เก็บไว้ 10 ปี' },
  ])
  expect((await officer.data('rights?state=closed')).total).toBe(1)
  expect(await recordedEvents(app, 'rights.answer')).toMatchObject([{ subject_no: membershipNo }])
  const stranger = await givenSignedIn(app, await givenMember(app.db))
  expect((await stranger.data('rights')).requests).toEqual([])
})

test('a member asks a few times a day, not for ever', async ({ app, db }) => {
  const member = await givenSignedIn(app, await givenMember(db))
  for (let time = 0; time < 5; time++)
    await member.send('rights', { what: 'access', text: 'ขอสำเนา' })
  expect((await member.send('rights', { what: 'access', text: 'ขอสำเนา' })).statusCode).toBe(429)
})

async function givenPhoto(app: FastifyInstance, membershipNo: string, at: Date) {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#080' } })
    .webp()
    .toBuffer()
  await setPhoto(app.db, membershipNo, { bytes, at })
}

test('a photo waits for an officer; a refused one is the member’s no more, and a new one is looked at anew', async ({
  app,
}) => {
  const { officer, member, membershipNo } = await givenOfficerAndMember(app)
  await givenPhoto(app, membershipNo, new Date('2026-11-14T02:00:00Z'))
  expect((await member.data('photo')).review).toEqual({ state: 'waiting', why: '' })

  const [photo] = (await officer.data('photos')).photos
  expect(photo.photo).toMatch(/^data:image\/webp/)
  const at = `photos/${membershipNo}/decide`
  const refusal = { approved: false, reason: 'ไม่เห็นใบหน้า', set_at: photo.set_at }
  expect((await officer.send(at, { ...refusal, reason: '' })).statusCode).toBe(400)
  await officer.send(at, refusal)
  const seen = await member.data('photo')
  expect(seen).toMatchObject({ photo: null, review: { state: 'refused', why: 'ไม่เห็นใบหน้า' } })
  expect((await officer.data('photos')).total).toBe(0)

  // Undone, then replaced by the member: what was decided of the old picture does not touch the new one.
  await officer.send(at, { approved: true, reason: '', set_at: photo.set_at })
  expect((await member.data('photo')).review.state).toBe('approved')
  await givenPhoto(app, membershipNo, new Date('2026-11-15T02:00:00Z'))
  expect((await officer.send(at, refusal)).statusCode).toBe(409)
  expect((await member.data('photo')).review.state).toBe('waiting')
  expect((await recordedEvents(app, 'staff.photo_refuse'))[0]?.subject_no).toBe(membershipNo)
})

test('an auditor reads requests and decides none', async ({ app, db }) => {
  const auditor = await givenAsking(app, ['auditor'])
  const asked = {
    membershipNo: await givenMember(db),
    what: 'other' as const,
    words: 'x',
    at: new Date(),
  }
  const id = await addCorrection(db, asked)
  expect((await auditor.read('corrections')).statusCode).toBe(200)
  const answer = { state: 'done', answer: 'แก้แล้ว' }
  expect((await auditor.send(`corrections/${id}/answer`, answer)).statusCode).toBe(403)
  expect((await auditor.read('photos')).statusCode).toBe(403)
})
