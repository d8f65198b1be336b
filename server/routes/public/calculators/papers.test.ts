import { gunzipSync } from 'node:zlib'
import { vi } from 'vitest'
import { createPaperMaker, PaperMakerClosed } from '#documents/pdf/paper-maker.ts'
import { pagesOf, wordsOf } from '#documents/support/poppler.ts'
import { QUICK_START } from '#documents/support/printer.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { givenRate, givenSetting } from '#tests/support/given/site.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const LOAN = 'amount=120,000&rate=6&months=24&method=equal-total&d=31&m=1&y=2569'
const SHARES = 'year=2569&opening=50000&each=same&monthly=500&rate=5&method=A'

test('the schedule of an address is printed, under a Thai name', async ({ db, app }) => {
  await givenSetting(db, 'coopNameTH', 'สหกรณ์ทดสอบ')
  const reply = await app.inject(`/api/info/loancal/pdf?${LOAN}`)

  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(
      'ตารางผ่อนชำระเงินกู้ 120,000.00 บาท 24 งวด.pdf',
    )}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const text = wordsOf(reply.rawPayload)
  for (const said of [
    'สหกรณ์ทดสอบ',
    '1 28 ก.พ. 2569 28 4,767.67 552.33 5,320.00 115,232.33',
    '24 31 ม.ค. 2571 31 5,223.86 26.62 5,250.48 0.00',
  ]) {
    expect(text).toContain(said)
  }
})

test('360 instalments are a paper too, and come compressed to who can read it', async ({ app }) => {
  const url = `/api/info/loancal/pdf?${LOAN.replace('months=24', 'months=360')}`
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })

  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  const pages = pagesOf(gunzipSync(reply.rawPayload))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.join('\n')).toMatch(/\n +360 +31 ม.ค. 2599/)
})

test('a spreadsheet and a CSV file hold the same rows', async ({ app }) => {
  const csv = await app.inject(`/api/info/loancal/csv?${LOAN}`)
  const rows = csv.body.split('\r\n')
  const sheet = await app.inject(`/api/info/loancal/xlsx?${LOAN}`)

  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(rows[0]?.startsWith('\uFEFF"งวดที่"')).toBe(true)
  expect(rows[1]).toBe('1,"28 ก.พ. 2569",28,4767.67,552.33,5320.00,115232.33')
  expect(rows).toHaveLength(27)
  expect(sheet.headers['content-type']).toContain('spreadsheetml')
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('the dividend of an address is printed, with average return where interest was paid', async ({
  app,
}) => {
  const alone = await app.inject(`/api/info/caldividend/pdf?${SHARES}`)
  const both = await app.inject(`/api/info/caldividend/pdf?${SHARES}&interest=6000&return=12.5`)
  const csv = await app.inject(`/api/info/caldividend/csv?${SHARES}`)

  expect(wordsOf(alone.rawPayload)).toContain('รวม 56,000.00 2,637.50')
  expect(wordsOf(alone.rawPayload)).not.toContain('เฉลี่ยคืน 0.00')
  expect(wordsOf(both.rawPayload)).toContain('รวมรับทั้งสิ้น')
  expect(wordsOf(both.rawPayload)).toContain('(สามพันสามร้อยแปดสิบเจ็ดบาทห้าสิบสตางค์)')
  expect(alone.headers['content-disposition']).toContain(encodeURIComponent('ปี 2569.pdf'))
  expect(csv.body).toContain('"มกราคม 2569","31 ม.ค. 2569",500.00,"11/12",22.92')
})

test('the settings and the published rate count on paper as on the page', async ({ db, app }) => {
  await givenRate(db, { kind: 'loan', name: 'สามัญ', seq: 7, rate_ppm: 60_000 })
  await givenSetting(db, 'loan_instalment_factor', '100')

  const reply = await app.inject(`/api/info/loancal/csv?${LOAN.replace('rate=6', 'type=7')}`)

  expect(reply.body).toContain('1,"28 ก.พ. 2569",28,4766.67,552.33,5319.00')
  expect(reply.body).toContain('\r\n24,"31 ม.ค. 2571",31,5248.20,26.74,5274.94,0.00')
})

// biome-ignore format: a table reads in columns
test.for([
  ['/loancal/pdf',                                        'กรอกวงเงินกู้'],
  [`/loancal/pdf?${LOAN}&amount=1`,                       'ไม่ตรงตามรูปแบบ'], // twice
  [`/loancal/pdf?${LOAN.replace('24', '0')}`,             'จำนวนงวดต้องมีอย่างน้อย 1 งวด'],
  [`/loancal/xlsx?${LOAN.replace('rate=6', 'rate=20.1')}`, 'อัตราดอกเบี้ยต้องไม่เกิน 20.00% ต่อปี'],
  [`/loancal/csv?${LOAN}&pay=100`,                        'เงินต้นจึงไม่ลดลง'],
  [`/loancal/csv?${LOAN}&pay=${'9'.repeat(41)}`,          'ไม่ตรงตามรูปแบบ'],
  [`/loancal/doc?${LOAN}`,                                'ชนิดเอกสาร ไม่ตรงตามรูปแบบ'],
  ['/caldividend/pdf',                                    'กรอกปี'],
  [`/caldividend/pdf?${SHARES}&p13=1&rate=11`,            'ไม่ตรงตามรูปแบบ'],
  [`/caldividend/csv?${SHARES.replace('rate=5', 'rate=11')}`, 'อัตราปันผลต้องไม่เกิน 10.00% ต่อปี'],
])('%s is refused in words', async ([path, sentence], { app }) => {
  const reply = await app.inject(`/api/info${path}`)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toContain(sentence)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('who asks while too many wait is told to come back, and printing goes on', async ({ db }) => {
  const app = await buildTestApp(
    db,
    [],
    undefined,
    createPaperMaker({ queueMax: 1, nodeFlags: QUICK_START }),
  )
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => app.inject(`/api/info/caldividend/pdf?${SHARES}`)),
  )
  const busy = replies.filter(({ statusCode }) => statusCode === 503)
  const printed = replies.filter(({ statusCode }) => statusCode === 200)

  expect(busy.length).toBeGreaterThan(0)
  expect(printed.length).toBeGreaterThan(0)
  expect(busy.length + printed.length).toBe(6)
  expect(busy[0]?.json().error).toContain('ขณะนี้มีผู้ใช้งานจำนวนมาก')
  expect(busy[0]?.headers['retry-after']).toBe('5')
  expect((await app.inject(`/api/info/caldividend/pdf?${SHARES}`)).statusCode).toBe(200)
  await app.close()
  await expect(app.papers.pdf('dividend', {} as never)).rejects.toThrow(PaperMakerClosed)
})

test('nobody prints all day', async ({ app }) => {
  const url = `/api/info/caldividend/csv?${SHARES}`
  const { headers } = await app.inject(url)
  expect(headers['ratelimit-policy']).toBe('"paper";q=120;w=600')

  for (let printed = 1; printed < 120; printed++) await app.inject(url)
  const late = await app.inject(url)

  expect(late.statusCode).toBe(429)
  expect(late.json().error).toContain('ทำรายการถี่เกินไป')
})
