import { randomBytes } from 'node:crypto'
import type { Db } from '#database/core/connect.ts'
import { issuePaper } from '#database/queries/paper/issued-paper.ts'
import { satang } from '#domain/money/money.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenMember } from '#tests/support/given/site.ts'

const CODE = 'K7QM-3XTR-9WPD-BM4H'

async function givenPaper(db: Db): Promise<string> {
  const membershipNo = await givenMember(db, 'ชื่อลับ')
  await issuePaper(db, {
    kind: 'balance-confirmation',
    year: 2026,
    membershipNo,
    asOf: '2025-12-31',
    issuedOn: '2026-11-15',
    issuedAt: new Date('2026-11-15T02:05:00Z'),
    totals: [
      ['ทุนเรือนหุ้น', satang(150_000_00)],
      ['เงินกู้คงเหลือ', satang(497_500_00)],
    ],
    contentHash: randomBytes(32),
    code: CODE,
  })
  return membershipNo
}

test('who holds a code is told that the paper is genuine, its totals, and nothing else', async ({
  db,
  app,
}) => {
  const membershipNo = await givenPaper(db)
  const reply = await app.inject(`/api/info/verify/${CODE}`)

  expect(reply.json()).toEqual({
    rc_code: '1',
    data: {
      kind_name: 'หนังสือยืนยันยอด',
      number: 'ยย.2569/000001',
      issued_on: '2026-11-15',
      as_of: '2025-12-31',
      membership_no_masked: `${membershipNo.slice(0, 4)}xx`,
      totals: [
        { label: 'ทุนเรือนหุ้น', amount: 150_000_00 },
        { label: 'เงินกู้คงเหลือ', amount: 497_500_00 },
      ],
    },
  })
  expect(reply.body).not.toContain('ชื่อลับ')
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('it may be typed in small letters and without dashes', async ({ db, app }) => {
  await givenPaper(db)
  const reply = await app.inject('/api/info/verify/k7qm3xtr9wpdbm4h')
  expect(reply.json().data.number).toBe('ยย.2569/000001')
})

test('a code nobody gave out and what can be no code are one answer', async ({ app }) => {
  const answers = await Promise.all(
    ['K7QM-3XTR-9WPD-BM4J', 'x', "'%20or%201=1", '..%2f..%2fetc'].map((code) =>
      app.inject(`/api/info/verify/${code}`),
    ),
  )
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ rc_code: '1', data: null })
  }
})

test('guessing is answered thirty times in ten minutes', async ({ app }) => {
  for (let tries = 0; tries < 30; tries++) await app.inject(`/api/info/verify/${CODE}`)
  const reply = await app.inject(`/api/info/verify/${CODE}`)
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})

test('the page a QR code leads to is drawn whole, is not kept and not for search engines', async ({
  db,
  app,
}) => {
  const before = await app.inject(`/verify/${CODE}`)
  expect(before.statusCode).toBe(200)
  expect(before.body).toContain('ไม่พบเอกสารตามรหัสนี้')
  expect(before.body).toContain('<meta name="robots" content="noindex">')

  await givenPaper(db)
  const page = await app.inject(`/verify/${CODE}`)
  expect(page.body).toContain('เป็นเอกสารที่สหกรณ์ออกให้จริง')
  expect(page.body).toContain('497,500.00')
  expect(page.body).not.toContain('ชื่อลับ')
  // With scripts off the form asks by its query.
  expect((await app.inject('/verify?code=k7qm3xtr9wpdbm4h')).body).toContain('ยย.2569/000001')
  expect((await app.inject('/verify')).body).toContain('รหัสตรวจสอบ 16 ตัว')
})
