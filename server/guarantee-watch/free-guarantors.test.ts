// Whoever no longer stands for a loan is told once, with a letter.

import { beforeAll } from 'vitest'
import { wordsOf } from '#documents/support/poppler.ts'
import { toDay } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { checkNight } from './check-night.ts'

const AS_OF = toDay('2026-11-15')

interface Stand {
  loan_no: string
  membership_no: string
  guarantors: string[]
}

const portal = sharedPortal('free_guarantors', {
  members: 120,
  months: 14,
  anchor: '2026-10-31',
  asOf: AS_OF,
})
let loans: Stand[]
let days = 0

beforeAll(async () => {
  await portal.rows(`insert into setting (name, value) values ('guarantee_watch_notices', 'yes')`)
  loans = await portal.rows(
    `select loan_no, borrower_no as membership_no, array_agg(distinct guarantor_no order by guarantor_no) as guarantors
     from night.guarantee join night.member_detail person on person.membership_no = guarantor_no and state = 'active'
     where loan_balance > 0 group by 1, 2 having count(distinct guarantor_no) > 1 order by 1`,
  )
})

/** A later day each time: a night is checked once a day. */
function check() {
  days += 1
  return checkNight(portal.app, new Date(`${daysLater(AS_OF, days)}T03:00:00Z`))
}

const freed = (loan: Stand) =>
  portal.rows(
    `select guarantor_no, why, amount::int from watch_freed where loan_no = '${loan.loan_no}' order by guarantor_no`,
  )

async function balance(loan: Stand, owed: number) {
  await portal.rows(`update night.loan set balance = ${owed} where loan_no = '${loan.loan_no}'`)
  await portal.rows(
    `update night.guarantee set loan_balance = ${owed} where loan_no = '${loan.loan_no}'`,
  )
}

const messages = async (member: string) => {
  const [{ count }] = await portal.rows(
    `select count(*)::int as count from member_notice where membership_no = '${member}' and template = 'loan_freed'`,
  )
  return count
}

test('SEC-71 the first check tells nobody, though old loans are paid off', async () => {
  expect(await check()).toMatchObject({ freed: 0 })
  expect(await check()).toMatchObject({ freed: 0 })
})

test('SEC-71 when a loan is paid off each guarantor is told once, the day after, and has a letter that nobody else reads', async () => {
  const [loan] = loans as [Stand]
  await balance(loan, 0)
  expect(await check()).toMatchObject({ freed: 0 })
  expect(await check()).toMatchObject({ freed: loan.guarantors.length })
  expect(await freed(loan)).toEqual(
    loan.guarantors.map((guarantor_no) =>
      expect.objectContaining({ guarantor_no, why: 'paid', amount: expect.any(Number) }),
    ),
  )
  const [guarantor = ''] = loan.guarantors
  expect(await messages(guarantor)).toBe(1)
  const feed = await portal.feed(guarantor, '/coll/watch')
  expect(feed.freed).toMatchObject([{ loan_no: loan.loan_no, why: 'paid' }])
  const path = `/coll/freed/${feed.freed[0].freed_id}/pdf`
  const paper = await portal.call(guarantor, path)
  expect(paper.statusCode).toBe(200)
  const words = wordsOf(paper.rawPayload)
  for (const part of [loan.loan_no, feed.freed[0].paper_no, 'ได้รับชำระครบแล้ว'])
    expect(words).toContain(part)
  expect((await portal.call(loan.membership_no, path)).statusCode).toBe(404)
  const { own } = await portal.feed(loan.membership_no, '/coll/watch')
  const [ours] = own.filter(({ loan_no }: { loan_no: string }) => loan_no === loan.loan_no)
  expect(ours.told).toContainEqual({ words: 'แจ้งผู้ค้ำว่าพ้นภาระค้ำประกัน', on: expect.any(String) })

  // The night is taken back, and comes again.
  await balance(loan, 100_00)
  expect(await check()).toMatchObject({ freed: 0 })
  await balance(loan, 0)
  await check()
  expect(await check()).toMatchObject({ freed: 0 })
  expect(await messages(guarantor)).toBe(1)
})

test('one who was let go of is told so, the others are not', async () => {
  const loan = loans[1] as Stand
  const [guarantor = ''] = loan.guarantors
  await portal.rows(
    `delete from night.guarantee where loan_no = '${loan.loan_no}' and guarantor_no = '${guarantor}'`,
  )
  await check()
  expect(await check()).toMatchObject({ freed: 1 })
  expect(await freed(loan)).toMatchObject([{ guarantor_no: guarantor, why: 'released' }])
})

test('what one night showed and the next does not is told to nobody', async () => {
  const loan = loans[2] as Stand
  await balance(loan, 0)
  await check()
  await balance(loan, 100_00)
  expect(await check()).toMatchObject({ freed: 0 })
  expect(await check()).toMatchObject({ freed: 0 })
  expect(await freed(loan)).toEqual([])
})

test('a loan that is in no file any more is told to nobody', async () => {
  const loan = loans[3] as Stand
  await portal.rows(`delete from night.guarantee where loan_no = '${loan.loan_no}'`)
  await portal.rows(
    `update night.loan set loan_no = 'X' || loan_no where loan_no = '${loan.loan_no}'`,
  )
  await check()
  expect(await check()).toMatchObject({ freed: 0 })
})

test('before the cooperative tells anybody nobody is told, and not afterwards either', async () => {
  const loan = loans[4] as Stand
  await portal.rows(`update setting set value = 'no' where name = 'guarantee_watch_notices'`)
  await balance(loan, 0)
  await check()
  expect(await check()).toMatchObject({ freed: 0 })
  await portal.rows(`update setting set value = 'yes' where name = 'guarantee_watch_notices'`)
  expect(await check()).toMatchObject({ freed: 0 })
  expect(await freed(loan)).toEqual([])
})
