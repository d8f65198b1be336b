// The monthly collection, guarantees, dividends and benefits as members read them, against the night's own tables.

import { beforeAll, expect, test } from 'vitest'
import { SEALING } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('portal_collection', { members: 40, months: 30 })
let members: string[]
beforeAll(async () => {
  members = (
    await portal.rows(
      `select membership_no from member where state in ('active', 'retired') order by 1`,
    )
  ).map(({ membership_no }) => membership_no)
})

// biome-ignore lint/suspicious/noExplicitAny: rows of a feed or a table
function sum(rows: any[], column: string): number {
  return rows.reduce((so, row) => so + row[column], 0)
}

test('a month: groups make the slip, and each line knows what is left after it', async () => {
  for (const member of members.slice(0, 8)) {
    const { months } = await portal.feed(member, '/kep')
    for (const { period } of months.slice(0, 3)) {
      const { collection } = await portal.feed(member, `/kep?period=${period}`)
      const key = `membership_no = '${member}' and period = '${period}-01'`
      const [slip] = await portal.rows(`select * from collection_slip where ${key}`)
      const lines = await portal.rows(`select * from collection_line where ${key}`)

      expect(collection).toMatchObject({ period, billed: slip.billed, deducted: slip.deducted })
      expect(collection.missing).toBe(slip.billed - slip.deducted)
      expect(sum(collection.groups, 'billed')).toBe(slip.billed)
      expect(sum(collection.groups, 'deducted')).toBe(slip.deducted)
      expect(collection.receipt?.amount ?? 0).toBe(slip.deducted)
      // biome-ignore lint/suspicious/noExplicitAny: lines of a feed
      const shown = collection.groups.flatMap((group: any) => group.lines)
      expect(shown).toHaveLength(lines.length)
      for (const line of shown) {
        if (line.line_kind === 'loan') {
          const [{ balance }] = await portal.rows(
            `select balance from loan_movement where loan_no = '${line.ref_no}'
               and posted_on < date '${period}-01' + interval '1 month' order by seq desc limit 1`,
          )
          expect(line.remaining).toBe(balance)
          expect(line.basis).toMatchObject({ interest: line.interest, agrees: true })
        } else if (line.line_kind === 'share') expect(line.remaining).toBeGreaterThan(0)
        else if (line.line_kind !== 'deposit') expect(line.remaining).toBeNull()
      }
    }
  }
})

test('what changed since the month before is told line by line, and the lines make the difference', async () => {
  const kinds = new Set<string>()
  for (const member of members.slice(0, 12)) {
    const { months } = await portal.feed(member, '/kep')
    for (const [at, { period, billed }] of months.slice(0, 5).entries()) {
      const { change } = (await portal.feed(member, `/kep?period=${period}`)).collection
      const before = months[at + 1]
      if (!before) {
        expect(change).toBeNull()
        continue
      }
      expect(change).toMatchObject({
        previous_period: before.period,
        before: before.billed,
        after: billed,
        difference: billed - before.billed,
      })
      expect(sum(change.lines, 'difference')).toBe(change.difference)
      for (const line of change.lines) {
        kinds.add(line.change)
        expect(line.why).toMatch(/[ก-๙]/)
      }
    }
  }
  expect([...kinds].sort()).toEqual(['gone', 'less', 'more', 'new', 'same'])
})

test('a month that could not be deducted says why', async () => {
  const short = await portal.rows(
    `select membership_no, period, reason, billed, deducted from collection_slip
     where deducted < billed and membership_no = any('{${members.join()}}')`,
  )
  expect(short.length).toBeGreaterThan(3)
  for (const { membership_no, period, reason, deducted } of short.slice(0, 8)) {
    const path = `/kep?period=${period.slice(0, 7)}`
    const { collection } = await portal.feed(membership_no, path)
    expect(collection).toMatchObject({ reason, state: deducted > 0 ? 'partly' : 'none' })
    expect(collection.reason_name).toMatch(/[ก-๙]/)
  }
})

test('cremation funds: what was collected is what the slip took for them', async () => {
  let collected = 0
  for (const member of members) {
    const feed = await portal.feed(member, '/kepcrem')
    const funds = await portal.rows(
      `select * from cremation_member where membership_no = '${member}'`,
    )
    expect(feed.funds).toHaveLength(funds.length)
    if (feed.period === null) continue
    collected++
    const [line] = await portal.rows(
      `select billed, deducted from collection_line where membership_no = '${member}'
         and period = '${feed.period}-01' and line_kind = 'cremation'`,
    )
    expect(feed).toMatchObject(line)
    expect(feed.months[0]).toEqual({ period: feed.period, billed: line.billed })
    expect(sum(feed.funds, 'billed')).toBe(line.billed)
    for (const fund of feed.funds) expect(sum(fund.lines, 'amount')).toBe(fund.billed)
  }
  expect(collected).toBeGreaterThan(5)
})

test('guarantees in both directions, others’ names shortened, and room left only where a rule is set', async () => {
  for (const member of members) {
    const feed = await portal.feed(member, '/coll')
    const given = await portal.rows(`select * from guarantee where guarantor_no = '${member}'`)
    const received = await portal.rows(`select * from guarantee where borrower_no = '${member}'`)

    expect(feed.given_total).toBe(sum(given, 'amount'))
    expect(feed.given_remaining).toBe(
      given.reduce((so, { amount, loan_balance }) => so + Math.min(amount, loan_balance), 0),
    )
    expect(feed.received).toHaveLength(received.length)
    const { received: _, ...standsFor } = feed
    expect(await portal.feed(member, '/guarantee')).toEqual(standsFor)
    expect(feed.capacity).toEqual({
      contracts_max: null,
      contracts_left: null,
      amount_max: null,
      amount_left: null,
    })
    const told = JSON.stringify(feed)
    for (const { borrower_name } of given) expect(told).not.toContain(borrower_name.split(' ')[1])
    for (const { guarantor_name } of received)
      if (guarantor_name) expect(told).not.toContain(guarantor_name.split(' ')[1])
  }
})

test('beneficiaries make a whole, or there are none', async () => {
  for (const member of members.slice(0, 15)) {
    const { beneficiaries, total_ppm } = await portal.feed(member, '/gian')
    expect(total_ppm).toBe(beneficiaries.length > 0 ? 1_000_000 : 0)
  }
})

test('a dividend is worked out line by line to what was announced, for everybody who stayed', async () => {
  let checked = 0
  for (const member of members.slice(0, 20)) {
    const announced = await portal.rows(`select * from dividend where membership_no = '${member}'`)
    const [{ state }] = await portal.rows(
      `select state from member_detail where membership_no = '${member}'`,
    )
    for (const row of announced) {
      const feed = await portal.feed(member, `/dividend?year=${row.year}`)
      const shown = feed.years.find(({ year }: { year: number }) => year === row.year)
      expect(shown).toMatchObject({
        dividend: row.dividend,
        average_return: row.average_return,
        net: row.net,
      })
      expect(sum(shown.deductions, 'amount')).toBe(row.deducted)
      expect(shown.pay_account_masked).toBe(
        `xxx-xxx-${SEALING.open(row.pay_account_sealed).slice(-4)}`,
      )
      const { reckoning } = feed
      expect(reckoning.on_opening + sum(reckoning.lines, 'dividend')).toBe(reckoning.dividend)
      if (state === 'left' || state === 'died') continue
      checked++
      expect(reckoning).toMatchObject({
        dividend: row.dividend,
        average_return: row.average_return,
      })
      expect(feed.agrees).toBe(true)
    }
  }
  expect(checked).toBeGreaterThan(20)
})

test('the running year is an estimate: what was paid, what is expected, at the last rates', async () => {
  const { estimate, years } = await portal.feed('000001', '/dividend')
  expect(estimate).toMatchObject({ year: 2026, rate_ppm: years[0].rate_ppm, ends_on: '2026-12-31' })
  const expected = estimate.lines.filter((line: { expected: boolean }) => line.expected)
  expect(expected.map(({ paid_on }: { paid_on: string }) => paid_on)).toEqual([
    '2026-11-30',
    '2026-12-31',
  ])
  expect(estimate.total).toBe(estimate.dividend + estimate.average_return)
})

test('where a short month is judged, the by-law the cooperative has set is named, and nowhere else', async () => {
  const clause = 'ข้อบังคับ ข้อ 28 (4)'
  const feeds = async () => Promise.all(members.map((member) => portal.feed(member, '/dividend')))
  const judged = ({ defaulted, short_months: months }: Judged) =>
    defaulted === 'yes' || (defaulted === null && months.length > 0)
  const of = (feed: { reckoning: Judged | null; estimate: Judged | null }) =>
    [feed.reckoning, feed.estimate].filter((one) => one !== null)
  const before = (await feeds()).flatMap(of)
  expect(before.filter(judged).length).toBeGreaterThan(0)
  expect(before.filter(({ return_clause }) => return_clause !== null)).toEqual([])
  await portal.rows(`insert into setting (name, value) values ('return_clause', ' ${clause} ')`)
  try {
    for (const one of (await feeds()).flatMap(of))
      expect(one.return_clause).toBe(judged(one) ? clause : null)
  } finally {
    await portal.rows(`delete from setting where name = 'return_clause'`)
  }
})

interface Judged {
  defaulted: 'yes' | 'no' | null
  short_months: string[]
  return_clause: string | null
}

test('insurance and welfare are the register’s', async () => {
  for (const member of members.slice(0, 20)) {
    const { policies } = await portal.feed(member, '/insurance')
    const rows = await portal.rows(
      `select year, policy_no, sum_insured from insurance where membership_no = '${member}' order by year desc`,
    )
    expect(policies).toMatchObject(rows)
    for (const policy of policies)
      expect(policy.state).toBe(policy.year === 2026 ? 'in-force' : 'ended')
    const welfare = await portal.feed(member, '/welfare')
    const rights = await portal.rows(
      `select amount, used from welfare_right where membership_no = '${member}' order by type_code`,
    )
    expect(welfare.rights).toMatchObject(rights)
    expect(welfare).not.toHaveProperty('left_total')
    expect(welfare.tabs.map(({ key }: { key: string }) => key)).toEqual([
      'all',
      'received',
      'rights',
    ])
  }
})

test('what the cooperative sets is what its members read: limits, conditions, par value', async () => {
  const [{ guarantor_no: member }] = await portal.rows(
    'select guarantor_no from guarantee where guarantor_no is not null and loan_balance > 0 limit 1',
  )
  await portal.rows(`insert into setting (name, value) values
    ('guarantee_contracts_max', '5'), ('guarantee_amount_max', '200000000'), ('share_par_value', '5000'),
    ('welfare_death_types', 'W04'), ('welfare_conditions', E'W01: เป็นสมาชิกไม่น้อยกว่า 1 ปี\\nW0')`)
  try {
    const { capacity, given, given_remaining } = await portal.feed(member, '/coll')
    const contracts = new Set(given.map(({ loan_no }: { loan_no: string }) => loan_no)).size
    expect(capacity).toEqual({
      contracts_max: 5,
      contracts_left: Math.max(0, 5 - contracts),
      amount_max: 2_000_000_00,
      amount_left: Math.max(0, 2_000_000_00 - given_remaining),
    })
    const { rights, heirs_total, tabs } = await portal.feed(member, '/welfare')
    type Told = { type_code: string; left: number; for_heirs: boolean }
    const onDeath = rights.find(({ type_code }: Told) => type_code === 'W04')
    expect([onDeath.for_heirs, heirs_total]).toEqual([true, onDeath.left])
    const own = rights.filter(({ for_heirs, left }: Told) => !for_heirs && left > 0)
    expect(tabs[2].count).toBe(own.length)
    expect(rights[0]).toMatchObject({ type_code: 'W01', condition: 'เป็นสมาชิกไม่น้อยกว่า 1 ปี' })
    expect(rights[1].condition).toBeNull()
    const { balance, par_value, shares } = await portal.feed(member, '/share')
    expect([par_value, shares]).toEqual([50_00, Math.floor(balance / 50_00)])
  } finally {
    await portal.rows("delete from setting where name ~ '^(guarantee_|share_par_value|welfare_)'")
  }
})

test('a month or a year that is not there is not found, and says so in Thai', async () => {
  for (const path of ['/kep?period=1999-01', '/kepcrem?period=1999-01', '/dividend?year=1999']) {
    const reply = await portal.call('000001', path)
    expect(reply.statusCode).toBe(404)
    expect(reply.json().error).toMatch(/^ไม่พบ/)
  }
})
