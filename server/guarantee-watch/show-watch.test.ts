// What guarantors and borrowers read of a loan that is behind.

import { beforeAll } from 'vitest'
import { toDay } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { satang, total } from '#domain/money/money.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { checkNight } from './check-night.ts'

const AS_OF = toDay('2026-11-15')

const portal = sharedPortal('show_watch', {
  members: 400,
  months: 14,
  anchor: '2026-10-31',
  asOf: AS_OF,
})
let loan: { loan_no: string; membership_no: string; default_on: string; guarantors: string[] }

beforeAll(async () => {
  const [found] = await portal.rows(
    `select loan.loan_no, loan.membership_no, default_on::text,
       array_agg(distinct guarantor_no) as guarantors
     from night.loan join night.guarantee on guarantee.loan_no = loan.loan_no and guarantor_no is not null
     where default_on is not null group by 1, 2, 3 order by 1 limit 1`,
  )
  loan = found
})

async function tells(value: 'yes' | 'no') {
  await portal.rows(
    `insert into setting (name, value) values ('guarantee_watch_notices', '${value}')
     on conflict (name) do update set value = excluded.value`,
  )
}

const check = (days: number) =>
  checkNight(portal.app, new Date(`${daysLater(AS_OF, days)}T03:00:00Z`))
const guarantor = () => loan.guarantors[0] as string

test('SEC-71 before the cooperative tells anybody the page says nothing of how loans stand, but what is at stake', async () => {
  await check(1)
  const { given, own, exposure, worst_case } = await portal.feed(guarantor(), '/coll/watch')
  expect([given, own]).toEqual([null, null])
  const stands = await portal.feed(guarantor(), '/guarantee')
  expect(exposure).toBe(stands.given_remaining)
  const open = stands.given.filter(({ remaining }: { remaining: number }) => remaining > 0)
  expect(worst_case).toBe(total(open.map(({ amount }: { amount: number }) => satang(amount))))
  expect(worst_case).toBeGreaterThanOrEqual(exposure)
})

test('SEC-71 a guarantor reads how each loan stands and what they were told; the borrower reads what the guarantors were', async () => {
  await tells('yes')
  await check(2)
  const { given } = await portal.feed(guarantor(), '/coll/watch')
  const [behind] = given.filter(({ loan_no }: { loan_no: string }) => loan_no === loan.loan_no)
  expect(behind.health).toMatchObject({ name: 'behind', since: loan.default_on })
  expect(behind.health.words).toMatch(/^(ค้าง \d+ งวด|ผิดนัด)$/)
  expect(behind.told).toEqual([
    { words: 'แจ้งผู้ค้ำว่างวดเงินกู้ยังไม่ได้รับชำระ (ไม่ใช่หนังสือทวงถาม)', on: expect.any(String) },
  ])
  for (const { loan_no, health } of given)
    if (loan_no !== loan.loan_no) expect(health.words).toMatch(/^(ปกติ|ชำระครบแล้ว|ค้าง)/)

  const { own } = await portal.feed(loan.membership_no, '/coll/watch')
  const [ours] = own.filter(({ loan_no }: { loan_no: string }) => loan_no === loan.loan_no)
  expect(ours.health.name).toBe('behind')
  // Once, though there may be several guarantors; and not what the borrower was told.
  expect(ours.told).toEqual(behind.told)
})

test('SEC-71 who stands for something else reads nothing of it', async () => {
  const [other] = await portal.rows(
    `select guarantor_no from night.guarantee where guarantor_no is not null
     and guarantor_no not in (select guarantor_no from night.guarantee where loan_no = '${loan.loan_no}' and guarantor_no is not null)
     and guarantor_no <> '${loan.membership_no}' order by 1 limit 1`,
  )
  expect(JSON.stringify(await portal.feed(other.guarantor_no, '/coll/watch'))).not.toContain(
    loan.loan_no,
  )
})

test('when it is made good the loan is as due again, and both read that it was told', async () => {
  await portal.rows(
    `update night.loan set default_on = null, months_paid = months where loan_no = '${loan.loan_no}'`,
  )
  await check(3)
  for (const [member, list] of [
    [guarantor(), 'given'],
    [loan.membership_no, 'own'],
  ] as const) {
    const feed = await portal.feed(member, '/coll/watch')
    const [one] = feed[list].filter(({ loan_no }: { loan_no: string }) => loan_no === loan.loan_no)
    expect(one.health.words).toBe('ปกติ')
    expect(one.told.map(({ words }: { words: string }) => words)).toContain('แจ้งว่าได้รับชำระแล้ว')
  }
})
