// What happens to few: reversals and corrections, transfers, tax, payments by guarantors, refunds of interest, entrance
// fees, arrears and default, as the demo's core system tells of them and members are answered.

import { expect, test } from 'vitest'
import { sharedPortal } from '#tests/support/night/portal.ts'

const LAST_YEAR = '?from=2025-11-01&to=2026-10-31'

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
type Row = any

const portal = sharedPortal('rare_movements', { members: 12, months: 36, anchor: '2026-10-31' })
/** Every movement of the member's loan or account of a type, oldest first. */
async function statementOf(
  member: string,
  kind: 'loan' | 'deposit',
  type: string,
  range = LAST_YEAR,
) {
  const feed = await portal.feed(member, `/${kind}`)
  const own = (kind === 'loan' ? feed.contracts : feed.accounts).find(
    ({ type_code }: Row) => type_code === type,
  )
  const path = `/${kind === 'loan' ? 'loan' : 'dep'}_statement/${own.statement}${range}`
  const statement = await portal.feed(member, path)
  const rows = [...statement.movements]
  for (let cursor = statement.next_cursor; cursor; ) {
    const page = await portal.feed(member, `${path}&cursor=${cursor}`)
    rows.push(...page.movements)
    cursor = page.next_cursor
  }
  return { ...statement, movements: rows.reverse() }
}

const codes = (rows: Row[]) => rows.map(({ code }) => code)

test('a payment at the old rate is reversed and corrected, and the totals know it once', async () => {
  const { movements, totals, opening_balance, closing_balance } = await statementOf(
    '000001',
    'loan',
    '02',
  )
  const at = codes(movements).indexOf('08')
  const [wrong, reversal, right, next] = movements.slice(at - 1, at + 3)
  expect(codes([wrong, reversal, right, next])).toEqual(['02', '08', '09', '02'])
  expect(wrong).toMatchObject({ is_reversed: true, basis: null })
  expect(reversal).toMatchObject({ reverses_on: wrong.posted_on, basis: null, total: wrong.total })
  // The correction counts up to the day of the payment it stands for, and the next month from that day on.
  expect(right.basis).toMatchObject({ agrees: true, to_on: wrong.posted_on })
  expect(next.basis).toMatchObject({ agrees: true, from_on: wrong.posted_on })
  const paid = movements.filter((row: Row) => row.code === '02' && !row.is_reversed)
  expect(totals.count).toBe(paid.length + 1)
  expect(opening_balance + totals.borrowed - totals.principal).toBe(closing_balance)
  expect(totals.interest).toBe(
    paid.reduce((sum: number, { interest }: Row) => sum + interest, right.interest),
  )
})

test('interest that was too much comes back, and is no payment', async () => {
  const { movements, totals } = await statementOf('000003', 'loan', '01')
  const [payoff, refund] = movements.slice(-2)
  // What was charged is not what came to be paid, so it is told from nowhere.
  expect(payoff.basis).toBeNull()
  expect(refund).toMatchObject({ code: '05', principal: 0, balance: 0, basis: null })
  const all = movements.reduce((sum: number, { interest }: Row) => sum + interest, 0)
  expect(totals.interest).toBe(all - 2 * refund.interest)
  expect(totals.principal).toBe(totals.borrowed)
  expect(totals.count).toBe(movements.filter(({ code }: Row) => code === '02').length)
})

test('what guarantors paid is said with who did, beside arrears and the day of default', async () => {
  const { movements, contract } = await statementOf('000004', 'loan', '02')
  const paid = movements.filter(({ code }: Row) => code === '04')
  expect(paid.length).toBeGreaterThanOrEqual(2)
  expect(new Set(paid.map(({ payer }: Row) => payer))).toContain('ประเสริฐ ภ.')
  expect(paid[0].basis).toMatchObject({ agrees: true })
  expect(contract).toMatchObject({ default_on: '2026-01-31', arrears_months: 2 })
  expect(contract.arrears_principal).toBeGreaterThan(0)
  expect(contract.arrears_interest).toBeGreaterThan(0)
})

test('the guarantor finds it in the month’s bill, and the newcomer the entrance fee', async () => {
  const lineOf = async (member: string, period: string, kind: string) => {
    const { collection } = await portal.feed(member, `/kep?period=${period}`)
    return collection.groups
      .flatMap(({ lines }: Row) => lines)
      .find(({ line_kind }: Row) => line_kind === kind)
  }
  const { movements } = await statementOf('000004', 'loan', '02')
  const paid = movements.findLast(({ payer }: Row) => payer === 'ประเสริฐ ภ.')
  expect(await lineOf('000002', paid.posted_on.slice(0, 7), 'guarantee')).toMatchObject({
    title: 'ชำระหนี้แทนผู้กู้',
    billed: paid.total,
    deducted: paid.total,
  })
  expect(await lineOf('000004', '2024-02', 'entrance')).toMatchObject({
    title: 'ค่าธรรมเนียมแรกเข้า',
    billed: 100_00,
  })
})

test('money goes from one account to another, earns fixed interest, and is taxed', async () => {
  const then = '?from=2025-09-01&to=2026-08-31'
  const savings = await statementOf('000001', 'deposit', '20', then)
  const [came] = (await statementOf('000001', 'deposit', '30', then)).movements
  const out = savings.movements.find(({ code }: Row) => code === 'TO')
  expect(came).toMatchObject({ code: 'TI', posted_on: out.posted_on, paid_in: out.paid_out })
  const fixed = await statementOf('000001', 'deposit', '30')
  const [interest, tax] = fixed.movements
  expect(codes(fixed.movements)).toEqual(['IN', 'TX'])
  expect(tax.paid_out).toBe(Math.round(interest.paid_in * 0.15))
  expect(fixed.totals).toMatchObject({ tax: tax.paid_out, interest: interest.paid_in })
  expect(savings.totals.tax).toBe(0)
})

test('a deposit that was keyed wrongly is reversed by its day and put right', async () => {
  const { movements } = await statementOf('000001', 'deposit', '20')
  const at = codes(movements).indexOf('RV')
  const [wrong, reversal, right] = [movements[at - 1], movements[at], movements[at + 1]]
  expect(wrong.is_reversed).toBe(true)
  expect(reversal).toMatchObject({ reverses_on: wrong.posted_on, paid_out: wrong.paid_in })
  expect(right).toMatchObject({ code: 'AD', paid_in: wrong.paid_in / 10, reverses_on: null })
})

test('shares that were posted twice are neither paid in nor withdrawn, and the year’s dividend is reckoned', async () => {
  const feed = await portal.feed('000002', '/share?year=2026')
  const reversal = feed.movements.find(({ code }: Row) => code === 'RV')
  expect(reversal).toMatchObject({ note: 'บันทึกซ้ำ', sign: -1 })
  const taken = feed.movements.find(({ is_reversed }: Row) => is_reversed)
  expect(taken).toMatchObject({ code: 'SH', posted_on: reversal.reverses_on })
  const [year] = feed.years
  expect(year).toMatchObject({ year: 2026, withdrawn: 0 })
  expect(year.opening + year.paid_in).toBe(year.closing)
  const dividend = await portal.feed('000002', '/dividend')
  expect(dividend.estimate).not.toBeNull()
})
