import { expect, test } from 'vitest'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('portal_balance', { members: 12, months: 30 })
const A = '000001'

function answer(body: object) {
  return portal.call(A, '/balance', 'POST', body)
}

test('the balances of the last year’s end are those of the books, and of the paper', async () => {
  const feed = await portal.feed(A, '/balance')
  const csv = (await portal.call(A, '/papers/balance/csv')).body

  expect(feed).toMatchObject({ year: 2025, ends_on: '2025-12-31', answer: null })
  const [share] = await portal.rows(
    `select balance from share_movement where membership_no = '${A}' and posted_on <= '2025-12-31' order by posted_on desc, seq desc limit 1`,
  )
  expect(feed.shares).toBe(Number(share.balance))
  for (const { balance } of [{ balance: feed.shares }, ...feed.loans, ...feed.deposits])
    expect(csv).toContain((balance / 100).toFixed(2))
})

test('a member confirms, then finds a mistake and says which; the last answer counts, both are kept', async () => {
  expect((await answer({ year: 2025, agreed: true })).json()).toMatchObject({ rc_code: '1' })
  expect((await portal.feed(A, '/balance')).answer).toMatchObject({
    agreed: true,
    is_current: true,
  })

  await answer({ year: 2025, agreed: false, note: ' หุ้นเดือนธันวาคม\u200b ไม่เข้า ' })

  const { answer: last } = await portal.feed(A, '/balance')
  expect(last).toMatchObject({ agreed: false, note: 'หุ้นเดือนธันวาคม ไม่เข้า' })
  const kept = await portal.rows(`select agreed from balance_answer order by answer_id`)
  expect(kept).toEqual([{ agreed: true }, { agreed: false }])
  const written = await portal.rows(
    `select subject_no from audit_event where action = 'balance.answer'`,
  )
  expect(written).toEqual([{ subject_no: A }, { subject_no: A }])
})

test('a dispute without a reason, a year that has not ended or is none changes nothing', async () => {
  const before = await portal.rows('select count(*) from balance_answer')

  for (const body of [
    { year: 2025, agreed: false },
    { year: 2025, agreed: false, note: '\u200b' },
    { year: 2026, agreed: true },
    { year: 99, agreed: true },
    { year: 2025, agreed: 'yes' },
    { year: 2025, agreed: true, membership_no: '000002' },
  ]) {
    const reply = await answer(body)
    expect(reply.statusCode, JSON.stringify(body)).toBe(400)
    expect(reply.json().error).toMatch(/[ก-๙]/)
  }

  expect(await portal.rows('select count(*) from balance_answer')).toEqual(before)
})

test('nobody reads or answers for somebody else', async () => {
  const other = await portal.feed('000002', '/balance')

  expect(other.answer).toBeNull()
})
