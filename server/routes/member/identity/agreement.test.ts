// One figure, many pages: whoever is looked at, the overview, each page and the last line of each statement agree.

import { expect, test } from 'vitest'
import { sharedPortal } from '#tests/support/night/portal.ts'

const SAMPLE = 50
const TEN = 10

const portal = sharedPortal('portal_agreement', { members: 60, months: 26, units: 6, seed: 7 })
const TENS = Array.from({ length: SAMPLE / TEN }, (_, at) => [at + 1])

test.each(TENS)(
  'every total is the same wherever it is shown, for the members of ten no. %i',
  async (ten) => {
    const members = await portal.rows(
      `select membership_no from member where state in ('active', 'retired') order by md5(membership_no) limit ${TEN} offset ${TEN * (ten - 1)}`,
    )
    expect(members).toHaveLength(TEN)
    for (const { membership_no: member } of members) await agrees(member)
  },
)

async function agrees(member: string): Promise<void> {
  const welcome = await portal.feed(member, '/welcome')
  const share = await portal.feed(member, '/share')
  const loan = await portal.feed(member, '/loan')
  const deposit = await portal.feed(member, '/deposit')
  const kep = await portal.feed(member, '/kep')
  for (const feed of [welcome, share, loan, deposit, kep]) expect(feed.as_of).toBe('2026-10-31')

  expect(welcome.share.balance, member).toBe(share.balance)
  expect(share.movements[0]?.balance ?? 0).toBe(share.balance)
  expect(share.years[0].closing).toBe(share.balance)
  expect(share.months.at(-1).balance).toBe(share.balance)

  expect(welcome.loan.balance, member).toBe(loan.balance)
  expect(sum(loan.contracts, 'balance')).toBe(loan.balance)
  for (const contract of loan.contracts) {
    expect(contract.paid + contract.balance).toBe(contract.principal)
    const statement = await portal.feed(member, `/loan_statement/${contract.statement}`)
    expect(statement.closing_balance).toBe(contract.balance)
    replay(statement, ({ sign, principal }) => sign * principal)
  }

  expect(welcome.deposit.balance, member).toBe(deposit.balance)
  expect(sum(deposit.accounts, 'balance')).toBe(deposit.balance)
  for (const account of deposit.accounts) {
    const statement = await portal.feed(member, `/dep_statement/${account.statement}`)
    expect(statement.closing_balance).toBe(account.balance)
    replay(statement, ({ paid_in, paid_out }) => paid_in - paid_out)
  }

  expect(welcome.collection, member).toEqual(kep.months[0] ?? null)
  for (const { kind, before, after, difference } of welcome.changes) {
    expect(after - before).toBe(difference)
    const now = kind === 'collection' ? welcome.collection.billed : welcome[kind].balance
    expect(after, `${member} ${kind}`).toBe(now)
  }
  // What the last month took for shares is what the shares grew by in it.
  const grown = welcome.changes.find(({ kind }: { kind: string }) => kind === 'share')
  const paid = share.movements.filter((row: { posted_on: string }) => row.posted_on > '2026-09-30')
  expect(grown?.difference ?? 0, member).toBe(
    paid.reduce((so: number, { sign, amount }: Step) => so + sign * amount, 0),
  )
}

interface Step {
  sign: number
  amount: number
}

/** From any row to the next newer one, the balance moves by what the row says. */
function replay(
  { movements }: { movements: { balance: number }[] },
  // biome-ignore lint/suspicious/noExplicitAny: rows of either kind of statement
  moved: (row: any) => number,
): void {
  for (const [at, row] of movements.entries()) {
    const older = movements[at + 1]
    if (older) expect(older.balance + moved(row)).toBe(row.balance)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: rows of a feed
function sum(rows: any[], column: string): number {
  return rows.reduce((so, row) => so + row[column], 0)
}
