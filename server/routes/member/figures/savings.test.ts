// Shares, loans and deposits as members read them, against the night's own tables.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_RULES } from '#domain/loan/loan.ts'
import { interestFor, yearShare } from '#domain/loan/loan-interest.ts'
import { satang } from '#domain/money/money.ts'
import type { ShareYear } from '#domain/shares/share-year.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('portal_savings', { members: 40, months: 30 })
let members: string[]
beforeAll(async () => {
  members = (
    await portal.rows(
      `select membership_no from member where state in ('active', 'retired') order by 1 limit 25`,
    )
  ).map(({ membership_no }) => membership_no)
})

test('shares: the total is the register’s, the years follow each other, and the last one closes with it', async () => {
  for (const member of members.slice(0, 12)) {
    const share = await portal.feed(member, '/share')
    const [row] = await portal.rows(`select * from share where membership_no = '${member}'`)

    expect(share).toMatchObject({
      as_of: '2026-10-31',
      balance: row.balance,
      monthly: row.monthly,
      instalments: row.instalments,
      shares: Math.floor(row.balance / 10_00),
    })
    expect(share.years[0].closing).toBe(row.balance)
    share.years.forEach((year: ShareYear, at: number) => {
      expect(year.opening + year.paid_in - year.withdrawn).toBe(year.closing)
      if (share.years[at + 1]) expect(share.years[at + 1].closing).toBe(year.opening)
    })
    expect(share.months).toHaveLength(12)
    expect(share.months.at(-1)).toEqual({ month: '2026-10', balance: row.balance })
  }
})

test('a receipt’s number on a row of shares leads to the month it is the receipt of', async () => {
  const { movements } = await portal.feed('000001', '/share')
  const paid = movements.filter(({ receipt_no }: { receipt_no: string | null }) => receipt_no)
  expect(paid.length).toBeGreaterThan(0)
  for (const { receipt_no, receipt_period } of paid) {
    const { collection } = await portal.feed('000001', `/kep?period=${receipt_period}`)
    expect(collection.receipt.receipt_no).toBe(receipt_no)
  }
})

test('share movements are of the year asked for, newest first, and all years make all movements', async () => {
  const { years } = await portal.feed('000001', '/share')
  expect(years.length).toBeGreaterThanOrEqual(3)
  let seen = 0
  for (const { year } of years) {
    const { movements } = await portal.feed('000001', `/share?year=${year}`)
    expect(
      movements.every((row: { posted_on: string }) => row.posted_on.startsWith(`${year}`)),
    ).toBe(true)
    const seqs = movements.map(({ seq }: { seq: number }) => seq)
    expect(seqs).toEqual([...seqs].sort((a, b) => b - a))
    seen += movements.length
  }
  const [{ count }] = await portal.rows(
    `select count(*)::integer as count from share_movement where membership_no = '000001'`,
  )
  expect(seen).toBe(count)
  expect(await portal.feed('000001', '/share?year=1999')).toMatchObject({ movements: [] })
})

test('loans: the register’s figures, and what falls due next is what the rules say of them', async () => {
  for (const member of members) {
    const feed = await portal.feed(member, '/loan')
    const rows = await portal.rows(`select * from loan where membership_no = '${member}'`)

    expect(feed.balance).toBe(rows.reduce((sum, { balance }) => sum + balance, 0))
    expect(feed.contracts).toHaveLength(rows.length)
    for (const contract of feed.contracts) {
      const row = rows.find(({ loan_no }) => loan_no === contract.loan_no)
      expect(contract).toMatchObject({
        principal: row.principal,
        balance: row.balance,
        paid: row.principal - row.balance,
        months: row.months,
        months_paid: row.months_paid,
        state: row.balance > 0 ? 'open' : 'closed',
      })
      if (row.balance === 0) {
        expect(contract.next_due).toBeNull()
        continue
      }
      const { next_due: due } = contract
      expect(due.due_on).toBe('2026-11-30')
      const share = yearShare(row.last_on, due.due_on, DEFAULT_RULES)
      expect(due.interest).toBe(
        interestFor(satang(row.balance), row.rate_ppm, share, DEFAULT_RULES),
      )
      expect(due.total).toBe(due.principal + due.interest)
    }
    const open = feed.contracts.map(({ state }: { state: string }) => state)
    expect(open).toEqual([...open].sort().reverse())
  }
})

test('a loan’s statement replays: opening − principal = closing, every interest comes from the row before', async () => {
  let rowsSeen = 0
  for (const member of members) {
    const { contracts } = await portal.feed(member, '/loan')
    for (const { statement, loan_no } of contracts) {
      const feed = await portal.feed(member, `/loan_statement/${statement}`)
      expect(feed).toMatchObject({ from: '2025-11-01', to: '2026-10-31', contract: { loan_no } })
      const { totals, movements } = feed
      expect(feed.opening_balance + totals.borrowed - totals.principal).toBe(feed.closing_balance)
      expect(feed.closing_balance).toBe(feed.contract.balance)
      const [sums] = await portal.rows(
        `select coalesce(sum(-sign * principal), 0)::bigint as principal,
           coalesce(sum(case code when '05' then -interest else -sign * interest end), 0)::bigint as interest
         from loan_movement where loan_no = '${loan_no}' and code not in ('00', '01')
           and posted_on between '2025-11-01' and '2026-10-31'`,
      )
      expect(totals).toMatchObject(sums)
      for (const [at, row] of movements.entries()) {
        // What was corrected or given back is asked of in rare-movements.test.ts; newest come first.
        const isPlain = ['02', '04'].includes(row.code) && !row.is_reversed
        if (!isPlain || movements[at - 1]?.code === '05' || row.interest === 0) continue
        rowsSeen++
        expect(row.basis).toMatchObject({ interest: row.interest, agrees: true, denominator: 365 })
        expect(row.basis.balance - row.principal).toBe(row.balance)
      }
    }
  }
  expect(rowsSeen).toBeGreaterThan(100)
})

test('deposits: the register’s balances, the statement’s counts and totals, and interest since the last was paid in', async () => {
  for (const member of members.slice(0, 15)) {
    const feed = await portal.feed(member, '/deposit')
    const rows = await portal.rows(
      `select * from deposit_account where membership_no = '${member}'`,
    )
    expect(feed.balance).toBe(rows.reduce((sum, { balance }) => sum + balance, 0))
    for (const account of feed.accounts) {
      expect(account.account_no_masked).not.toContain(account.account_no.slice(0, -4))
      const statement = await portal.feed(member, `/dep_statement/${account.statement}`)
      const { totals } = statement
      expect(statement.account).toEqual(account)
      expect(statement.opening_balance + totals.paid_in - totals.paid_out).toBe(
        statement.closing_balance,
      )
      expect(statement.closing_balance).toBe(account.balance)
      const shown = statement.movements.filter(({ sign }: { sign: number }) => sign !== 0).length
      if (statement.next_cursor === null) expect(totals.count_in + totals.count_out).toBe(shown)
      else expect(totals.count_in + totals.count_out).toBeGreaterThan(shown)
    }
  }
  const [account] = (await portal.feed('000001', '/deposit')).accounts
  const [since] = await portal.rows(
    `select balance, posted_on from deposit_movement where account_no = '${account.account_no}' order by seq desc limit 1`,
  )
  // The demo pays interest in on 30 September; whoever did not move since has 31 nights of one balance.
  expect(account.accrued_from).toBe('2026-09-30')
  if (since.posted_on === '2026-09-30')
    expect(account.accrued_interest).toBe(Math.round((since.balance * 0.0175 * 31) / 365))
})

test('whatever days are asked for, opening and movements make the closing, brought forward or not', async () => {
  for (const member of members.slice(0, 10)) {
    const { contracts } = await portal.feed(member, '/loan')
    const { accounts } = await portal.feed(member, '/deposit')
    for (const days of [
      'from=2023-10-01&to=2024-09-30',
      'from=2024-05-01&to=2024-05-31',
      'to=2020-01-01',
    ]) {
      for (const { statement } of contracts) {
        const feed = await portal.feed(member, `/loan_statement/${statement}?${days}`)
        const { borrowed, principal } = feed.totals
        expect(feed.opening_balance + borrowed - principal).toBe(feed.closing_balance)
      }
      for (const { statement } of accounts) {
        const feed = await portal.feed(member, `/dep_statement/${statement}?${days}`)
        const { paid_in, paid_out } = feed.totals
        expect(feed.opening_balance + paid_in - paid_out).toBe(feed.closing_balance)
      }
    }
  }
})

test('a statement is turned page by page without a gap or a row twice, and its totals stay', async () => {
  // Longer than a page: a busy account, made by hand in the published night.
  const [{ account_no, run_id }] = await portal.rows(
    `select account_no, run_id from night.deposit_account where membership_no = '000001' order by account_no`,
  )
  await portal.rows(
    `insert into night.deposit_movement
       select ${run_id}, 90000 + n, '${account_no}', '000001', 1000 + n, date '2026-01-01' + n, null, 'DP', 1, 100, 100 * n
       from generate_series(1, 120) n`,
  )
  const { accounts } = await portal.feed('000001', '/deposit')
  const path = `/dep_statement/${accounts[0].statement}?from=2026-01-01&to=2026-10-31`

  const seqs: number[] = []
  let cursor: string | null = ''
  let pages = 0
  const totals = new Set<string>()
  while (cursor !== null) {
    const page: { movements: { seq: number }[]; next_cursor: string | null; totals: object } =
      await portal.feed('000001', cursor ? `${path}&cursor=${cursor}` : path)
    seqs.push(...page.movements.map(({ seq }) => seq))
    totals.add(JSON.stringify(page.totals))
    cursor = page.next_cursor
    pages++
  }
  const rows = await portal.rows(
    `select seq from deposit_movement where account_no = '${account_no}'
       and posted_on between '2026-01-01' and '2026-10-31' order by seq desc`,
  )
  expect(seqs).toEqual(rows.map(({ seq }) => seq))
  expect(pages).toBe(Math.ceil(rows.length / 50))
  expect(totals.size).toBe(1)
})

test('the last update of the deposit statement is the day the night is of', async () => {
  const reply = await portal.call('000001', '/lastupdate_bydepstatement', 'POST')
  expect(reply.json()).toEqual({ rc_code: '1', data: '2026-10-31' })
})

test('the overview tells what has changed since the member last looked', async () => {
  const member = members[0] as string
  const first = await portal.feed(member, '/welcome')
  expect(first).toMatchObject({ last_visit: null, compared_with: '2026-09-30' })

  // The same visit goes on: nothing is compared with itself.
  expect(await portal.feed(member, '/welcome')).toMatchObject({ last_visit: null })

  await portal.rows(`update member_visit set at = now() - interval '2 hours'`)
  expect(await portal.feed(member, '/welcome')).toMatchObject({
    last_visit: { is_news_since: false },
    compared_with: '2026-09-30',
  })

  await portal.rows(`update member_visit set previous_as_of = '2026-07-31'`)
  const later = await portal.feed(member, '/welcome')
  expect(later).toMatchObject({ last_visit: { is_news_since: true }, compared_with: '2026-07-31' })
  const [share] = await portal.rows(
    `select coalesce(sum(sign * amount), 0)::int as grown from share_movement
     where membership_no = '${member}' and posted_on > '2026-07-31'`,
  )
  const told = later.changes.find(({ kind }: { kind: string }) => kind === 'share')
  expect(told?.difference ?? 0).toBe(share.grown)
  expect(share.grown).not.toBe(0)
})

test('a thousand reads leave nothing behind in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const read = async (times: number) => {
    for (let n = 0; n < times; n++)
      for (const feed of ['/share', '/deposit', '/loan', '/status'])
        await portal.feed(String(members[n % members.length]), feed)
  }
  const live = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  await read(50)
  const before = live()
  await read(250)

  // A request that left as much as its own address would be seen.
  expect(live() - before).toBeLessThan(1_000 * 2_000)
})
