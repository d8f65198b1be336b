import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, vi } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { satang } from '#domain/money/money.ts'
import { VERIFICATION_CODE_BYTES, verificationCode } from '#domain/paper/issued-paper.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenNightDatabase, type NightDatabase, queryAsOwner } from '#tests/support/night/night.ts'
import { addMembers } from '../member/member.ts'
import { issuePaper, type NewPaper } from './issued-paper.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

// Of its own: only what is committed makes others wait.
let database: NightDatabase
let connection: Connection
beforeAll(async () => {
  database = await givenNightDatabase('papers_issued')
  connection = connect(database.app, 20)
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  await addMembers(connection.db, [
    { ...member, membership_no: '000001' },
    { ...member, membership_no: '000002' },
  ])
})
afterAll(() => connection.close())

function paper(different: Partial<NewPaper> = {}): NewPaper {
  return {
    kind: 'share-statement',
    year: 2026,
    membershipNo: '000001',
    asOf: '2026-10-31',
    issuedOn: '2026-11-15',
    issuedAt: new Date('2026-11-15T02:05:00Z'),
    totals: [['ทุนเรือนหุ้นคงเหลือ', satang(165_000_00)]],
    contentHash: randomBytes(32),
    code: verificationCode(randomBytes(VERIFICATION_CODE_BYTES)),
    ...different,
  }
}

test('twenty at once get twenty numbers in a row', async () => {
  const issued = await Promise.all(
    Array.from({ length: 20 }, () => issuePaper(connection.db, paper())),
  )
  const serials = issued.map(({ serial }) => serial).sort((one, other) => one - other)
  expect(serials).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(new Set(issued.map(({ code }) => code)).size).toBe(20)
})

test('the same content twenty times at once is one paper with one number', async () => {
  const contentHash = randomBytes(32)
  const issued = await Promise.all(
    Array.from({ length: 20 }, () =>
      issuePaper(connection.db, paper({ kind: 'bill', contentHash })),
    ),
  )
  expect(new Set(issued.map(({ code, serial }) => `${code} ${serial}`)).size).toBe(1)
  const next = await issuePaper(connection.db, paper({ kind: 'bill' }))
  expect(next.serial).toBe(2)
})

test('the next day, another member and another kind have numbers of their own', async () => {
  const contentHash = randomBytes(32)
  const today = { kind: 'receipt', contentHash } as const
  const first = await issuePaper(connection.db, paper(today))
  const tomorrow = await issuePaper(connection.db, paper({ ...today, issuedOn: '2026-11-16' }))
  const other = await issuePaper(connection.db, paper({ ...today, membershipNo: '000002' }))
  const newYear = await issuePaper(
    connection.db,
    paper({ ...today, year: 2027, issuedOn: '2027-01-01' }),
  )
  expect([first, tomorrow, other, newYear].map(({ serial }) => serial)).toEqual([1, 2, 3, 1])
})

test('a paper that cannot be written down uses up no number', async () => {
  const good = { kind: 'data-copy' } as const
  await issuePaper(connection.db, paper(good))
  await expect(issuePaper(connection.db, paper({ ...good, code: 'guessable' }))).rejects.toThrow()
  expect((await issuePaper(connection.db, paper(good))).serial).toBe(2)
})

test('what is issued stays: the server may neither change nor delete it', async () => {
  for (const attempt of [
    'delete from issued_paper',
    "update issued_paper set as_of = '2020-01-01'",
  ])
    await expect(queryAsOwner(database.app, attempt)).rejects.toThrow('permission denied')
})
