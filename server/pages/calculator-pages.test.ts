// The calculators as pages: what their address holds is drawn on the server, and never kept.

import { expect, test } from '#tests/support/app/test.ts'
import { givenRate, givenSetting } from '#tests/support/given/site.ts'

const LOAN = '/loancal?amount=120000&rate=6&months=24&method=equal-total&d=31&m=1&y=2569'
const SHARES = '/caldividend?year=2569&opening=50000&each=same&monthly=500&rate=5&method=A'

test('an address is worked out before any script has run', async ({ app }) => {
  const loan = await app.inject(LOAN)
  const shares = await app.inject(SHARES)

  expect(loan.statusCode).toBe(200)
  expect(loan.body).toContain('<title>main | คำนวณเงินกู้ |')
  expect(loan.body).toContain('value="120,000"')
  expect(loan.body).toContain('5,320.00')
  expect(loan.body).toContain('href="https://coop.example/loancal"') // one page, however it is asked
  expect(shares.body).toContain('2,637.50')
})

test('what cannot be is explained by the server too, and never breaks it', async ({ db, app }) => {
  await givenRate(db, { kind: 'loan', name: 'สามัญ', rate_ppm: 57_500 })
  const explained: [query: string, said: string][] = [
    ['amount=', 'กรอกวงเงินกู้'],
    ['months=0', 'จำนวนงวดต้องมีอย่างน้อย 1 งวด'],
    ['months=1e9', 'จำนวนงวดต้องเป็นตัวเลข'],
    [`amount=${'9'.repeat(4000)}`, 'วงเงินกู้ต้องไม่เกิน'],
    ['d=0&m=99&y=-5', 'วันที่รับเงินกู้ต้องเป็นวันที่มีอยู่จริง'],
    ['method=%00', 'เลือกวิธีผ่อนชำระ'],
    ['amount=%3Cscript%3Ealert(1)%3C/script%3E', 'วงเงินกู้ต้องเป็นตัวเลข'],
    ['amount=1&amount=2', 'ผ่อนงวดละประมาณ'],
    ['type=1&rate=', 'ผ่อนงวดละประมาณ'],
    ['type=__proto__&rate=', 'กรอกอัตราดอกเบี้ย'],
  ]
  for (const [query, said] of explained) {
    const reply = await app.inject(`/loancal?${query}`)
    expect(reply.statusCode, query).toBe(200)
    expect(reply.body.includes(said), `${query}: ${said}`).toBe(true)
    expect(reply.body.includes('<script>alert'), query).toBe(false)
  }
  for (const query of [
    'year=99999999',
    'each=own&p1=x',
    'method=Z&each=own',
    'payday=99',
    'rate=11',
  ]) {
    const reply = await app.inject(`/caldividend?${query}`)
    expect(reply.statusCode, query).toBe(200)
    expect(reply.body.includes('ยังคำนวณไม่ได้'), query).toBe(true)
  }
})

test('all rows are drawn for an address that asks for them', async ({ app }) => {
  const long = LOAN.replace('months=24', 'months=360')
  const rows = (body: string) => body.match(/<th role="rowheader"/g)?.length

  expect(rows((await app.inject(long)).body)).toBe(13)
  expect(rows((await app.inject(`${long}&rows=all`)).body)).toBe(361)
})

test('the plain page is kept; what somebody typed is drawn for them and forgotten', async ({
  db,
  app,
}) => {
  const pages = ['/loancal', LOAN, SHARES]
  for (const page of pages) await app.inject(page)
  await givenSetting(db, 'coopShortNameTH', 'ชื่อใหม่') // in a transaction: nobody is told
  await givenRate(db, { kind: 'loan', name: 'ประเภทใหม่' })

  const drawn: string[] = []
  for (const page of pages) drawn.push((await app.inject(page)).headers.etag ? 'kept' : 'forgotten')

  expect(drawn).toEqual(['kept', 'forgotten', 'forgotten'])
  // A stranger's parameter asks for the plain page.
  for (const query of ['fbclid=1', 'page=2'])
    expect((await app.inject(`/loancal?${query}`)).headers.etag).toBeDefined()
})
