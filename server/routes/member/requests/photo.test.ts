import sharp from 'sharp'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'

const WHOLE = { x: 0, y: 0, width: 100, height: 100 }

function picture(width = 800, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#0a6338' } })
}

function asData(bytes: Buffer, type = 'jpeg'): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`
}

function upload(image: string, pixels = { x: 100, y: 0, width: 600, height: 600 }) {
  return { image, name: 'ฉัน.jpg', croppedArea: WHOLE, croppedAreaPixels: pixels }
}

test('a member’s photo is drawn anew as a square, without where and when it was taken', async ({
  app,
  db,
}) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  const withPlace = await picture()
    .withExif({ IFD0: { Copyright: 'ห้องนอนของฉัน' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(withPlace).metadata()).exif).toBeDefined()

  const reply = await browser.post('/api/member/wwwupload', upload(asData(withPlace)))
  expect(reply.json()).toEqual({ rc_code: '1', rc_des: 'บันทึกรูปแล้ว เจ้าหน้าที่จะตรวจรูปอีกครั้ง' })

  const { photo } = (await browser.get('/api/member/photo')).json().data
  const kept = await sharp(Buffer.from(photo.split(',')[1], 'base64')).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(kept.exif).toBeUndefined()
  expect(kept.xmp).toBeUndefined()
})

test('a picture taken upside down is cropped as it is seen', async ({ app, db }) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  // On its side, as phones store it: shown, it is 600 wide and 800 high.
  const turned = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const low = { x: 0, y: 200, width: 600, height: 600 }
  expect(
    (await browser.post('/api/member/wwwupload', upload(asData(turned), low))).statusCode,
  ).toBe(200)
  const wide = { x: 200, y: 0, width: 600, height: 600 }
  expect(
    (await browser.post('/api/member/wwwupload', upload(asData(turned), wide))).statusCode,
  ).toBe(400)
})

test('one member’s photo is nobody else’s, and who is not signed in sees none', async ({
  app,
  db,
}) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  await browser.post('/api/member/wwwupload', upload(asData(await picture().jpeg().toBuffer())))

  const other = await givenBrowser(app, '127.0.0.2')
  expect((await other.get('/api/member/photo')).statusCode).toBe(401)
  await other.login(await givenAccount(db, 'ประเสริฐ'), PASSWORD)
  expect((await other.get('/api/member/photo')).json().data.photo).toBeNull()
})

test('sending a photo is a consent, and taking the consent back takes the photo away', async ({
  app,
  db,
}) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  const photoConsent = async () =>
    (await browser.get('/api/member/consents'))
      .json()
      .data.consents.find(({ purpose }: { purpose: string }) => purpose === 'photo').given
  expect(await photoConsent()).toBe(false)
  await browser.post(
    '/api/member/wwwupload',
    upload(asData(await picture().png().toBuffer(), 'png')),
  )
  expect(await photoConsent()).toBe(true)

  await browser.post('/api/member/consents', { purpose: 'photo', given: false })
  expect((await browser.get('/api/member/photo')).json().data.photo).toBeNull()
})

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const GIF = Buffer.from('GIF89a\x01\x00\x01\x00;<script>')

/** The head of a PNG that says it is 60,000 points square, and nothing more. */
function wall(): Buffer {
  const head = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head)
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12)
  head.writeUInt32BE(60_000, 16)
  head.writeUInt32BE(60_000, 20)
  head.set([8, 2, 0, 0, 0], 24)
  return head
}

// biome-ignore format: a table reads in columns
async function hostilePictures(): Promise<[what: string, image: string, why: RegExp][]> {
  const good = await picture().jpeg().toBuffer()
  const huge = await picture(5_000, 5_000).jpeg({ quality: 1 }).toBuffer()
  const heavy = Buffer.concat([good, Buffer.alloc(2 * 1024 * 1024)])
  return [
    ['a drawing with a script',     asData(SVG, 'svg+xml'),                             /JPEG, PNG/],
    ['a script called a picture',   asData(HTML, 'jpeg'),                               /JPEG, PNG/],
    ['a moving picture',            asData(GIF, 'gif'),                                 /JPEG, PNG/],
    ['half a picture',              asData(good.subarray(0, 300)),                      /เปิดรูปนี้ไม่ได้/],
    ['only the name of a picture',  asData(Buffer.from([0xff, 0xd8, 0xff, 0xe0])),      /เปิดรูปนี้ไม่ได้/],
    ['a wall in a few bytes',       asData(wall(), 'png'),                              /24 ล้านพิกเซล|เปิดรูปนี้ไม่ได้/],
    ['more than 24 million points', asData(huge),                                       /24 ล้านพิกเซล/],
    ['an address elsewhere',        'https://example.com/me.jpg',                       /อ่านรูปนี้ไม่ได้/],
    ['no base64',                   'data:image/jpeg;base64,../../etc/passwd?',         /อ่านรูปนี้ไม่ได้/],
    ['more than 2 MiB',             asData(heavy),                                      /ไม่เกิน 2 MB/],
  ]
}

test('what is no picture, or too much of one, is refused in Thai and nothing is kept', async ({
  app,
  db,
}) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  for (const [what, image, why] of await hostilePictures()) {
    const reply = await browser.post('/api/member/wwwupload', upload(image))
    expect(reply.statusCode, what).toBe(400)
    expect(reply.json().error, what).toMatch(why)
  }
  expect((await browser.get('/api/member/photo')).json().data.photo).toBeNull()
})

test('a crop outside the picture is refused', async ({ app, db }) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  const image = asData(await picture().jpeg().toBuffer())
  for (const pixels of [
    { x: 0, y: 0, width: 801, height: 600 },
    { x: 500, y: 0, width: 600, height: 600 },
    { x: 0, y: 100, width: 600, height: 600 },
    { x: 0, y: 0, width: 0, height: 0 },
  ]) {
    const reply = await browser.post('/api/member/wwwupload', upload(image, pixels))
    expect(reply.statusCode, JSON.stringify(pixels)).toBe(400)
    expect(reply.json().error).toBe('ส่วนที่เลือกอยู่นอกรูป กรุณาเลือกใหม่')
  }
})

test('ten photos a day are enough', async ({ app, db }) => {
  const browser = await givenBrowser(app)
  await browser.login(await givenAccount(db), PASSWORD)
  for (let time = 0; time < 10; time++) await browser.post('/api/member/wwwupload', upload('x'))
  expect((await browser.post('/api/member/wwwupload', upload('x'))).statusCode).toBe(429)
})
