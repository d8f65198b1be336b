import sharp from 'sharp'
import type { Db } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'

test('a list gets a small picture of the large one, and keeps it as long', async ({ app, db }) => {
  const large = await sharp({
    create: { width: 1280, height: 720, channels: 3, background: 'red' },
  })
    .composite([{ input: { text: { text: 'สหกรณ์ออมทรัพย์', dpi: 600 } } }])
    .webp()
    .toBuffer()
  const media_id = await givenPicture(db, large)

  const whole = await app.inject(`/media/${media_id}`)
  const small = await app.inject(`/media/${media_id}/small`)

  expect(whole.rawPayload).toEqual(large)
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({
    width: 420,
    height: 236,
    format: 'webp',
  })
  expect(small.rawPayload.length).toBeLessThan(large.length)
  expect(small.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': whole.headers['cache-control'],
  })
})

test('a picture that is small already is not blown up', async ({ app, db }) => {
  const tiny = await sharp({ create: { width: 80, height: 45, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()

  const small = await app.inject(`/media/${await givenPicture(db, tiny)}/small`)

  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 80, height: 45 })
})

test('of a picture that is not there no small one is drawn', async ({ app }) => {
  const nowhere = await app.inject('/media/00000000-0000-4000-8000-000000000000/small')
  const nonsense = await app.inject('/media/1/small')

  expect([nowhere.statusCode, nonsense.statusCode]).toEqual([404, 400])
})

async function givenPicture(db: Db, bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata()
  const { media_id } = await db
    .insertInto('media')
    .values({ media_type: 'image/webp', width, height, alt: 'ภาพ', bytes })
    .returning('media_id')
    .executeTakeFirstOrThrow()
  return media_id
}
