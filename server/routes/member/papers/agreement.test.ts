// What a page shows is what its paper and its export hold, to the satang, whoever is looked at. The paper and
// the export are drawn from one table (documents/paper/ledger.ts), so the export is what is walked for all.

import { expect, test, vi } from 'vitest'
import { sharedPortal } from '#tests/support/night/portal.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const SAMPLE = 50

const portal = sharedPortal('portal_paper_agreement', {
  members: 60,
  months: 26,
  units: 6,
  seed: 7,
})
test(`of ${SAMPLE} members, every page and its export agree`, async () => {
  const members = await portal.rows(
    `select membership_no from member where state in ('active', 'retired') order by md5(membership_no) limit ${SAMPLE}`,
  )
  expect(members).toHaveLength(SAMPLE)
  for (const { membership_no } of members) await agrees(membership_no)
})

async function agrees(member: string): Promise<void> {
  const share = await portal.feed(member, '/share?year=2025')
  const shareRows = await exported(member, '/share/csv?from=2025-01-01&to=2025-12-31')
  expect(shareRows.column('ยอดคงเหลือ')).toEqual(balances(share.movements))

  for (const { statement } of (await portal.feed(member, '/loan')).contracts) {
    const feed = await portal.feed(member, `/loan_statement/${statement}`)
    const rows = await exported(member, `/loan_statement/${statement}/csv`)
    expect(rows.column('คงเหลือ')).toEqual(balances(feed.movements))
    if (feed.movements.length === 0) continue
    expect(rows.foot('เงินต้น')).toBe(baht(feed.totals.principal))
    expect(rows.foot('ดอกเบี้ย')).toBe(baht(feed.totals.interest))
    expect(rows.foot('รวมชำระ')).toBe(baht(feed.totals.paid))
  }
  for (const { statement } of (await portal.feed(member, '/deposit')).accounts) {
    const feed = await portal.feed(member, `/dep_statement/${statement}`)
    const rows = await exported(member, `/dep_statement/${statement}/csv`)
    const all = [...feed.movements]
    for (let { next_cursor } = feed; next_cursor !== null; ) {
      const more = await portal.feed(member, `/dep_statement/${statement}?cursor=${next_cursor}`)
      all.push(...more.movements)
      next_cursor = more.next_cursor
    }
    expect(rows.column('ยอดคงเหลือ')).toEqual(balances(all))
    expect(rows.foot('ฝาก')).toBe(baht(feed.totals.paid_in))
    expect(rows.foot('ถอน')).toBe(baht(feed.totals.paid_out))
  }
  const { collection } = await portal.feed(member, '/kep')
  if (!collection) return
  const slip = await exported(member, '/kep/csv')
  expect(slip.foot('เรียกเก็บ')).toBe(baht(collection.billed))
  expect(slip.foot('รับชำระ')).toBe(baht(collection.deducted))
}

/** Oldest first, as on paper. */
function balances(newestFirst: { balance: number }[]): string[] {
  return newestFirst.map(({ balance }) => baht(balance)).reverse()
}

function baht(amount: number): string {
  return (amount / 100).toFixed(2)
}

async function exported(member: string, path: string) {
  const reply = await portal.call(member, `/papers${path}`)
  expect(reply.statusCode, `${member} ${path} ${reply.body}`).toBe(200)
  const [head = [], ...rows] = reply.body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((field) => field.replaceAll('"', '')))
  const at = (name: string) => head.indexOf(name)
  return {
    column: (name: string) => rows.slice(0, -1).map((row) => row[at(name)]),
    foot: (name: string) => rows.at(-1)?.[at(name)],
  }
}
