// Loans that the request desk ordered, night after night: whatever is ordered, every check of a night holds.
// ORDERED_LOANS=200 orders so many; the suite takes eighty, of a cooperative as large as they need.

import { expect, test } from 'vitest'
import type { Order } from '#demo/core-system/orders/order-file.ts'
import { Random } from '#demo/core-system/random.ts'
import { readDemo } from '#demo/questions/demo.ts'
import { loanOrder } from '#tests/support/night/loan-order.ts'
import { givenNightDatabase, givenSet } from '#tests/support/night/night.ts'

const ORDERS = Number(process.env.ORDERED_LOANS) || 80
const PLAN = {
  members: Math.ceil(ORDERS * 1.25),
  months: 4,
  units: 5,
  seed: 3,
  billsNext: true,
  anchor: '2026-10-31',
}
/** A month's bill is out; the night of the orders; its last day; the next month's. */
const NIGHTS = ['2026-11-16', '2026-11-17', '2026-11-30', '2026-12-31']
/** So many more contracts in a night want somebody's word, as they should. */
const TOLD = /^differs:(loan|loan_movement|guarantee|collection_\w+|receipt|control_account)(\.|$)/

/** Some of each are ordered, however few there are. */
const KINDS: ((cells: Order['cells']) => boolean)[] = [
  ...['01', '02', '04'].map((type) => (cells: Order['cells']) => cells.type_code === type),
  ...['shares', 'deposit'].map((by) => (cells: Order['cells']) => cells.collateral === by),
  (cells) => cells.method === 'equal-principal' && cells.pays_off !== '',
  (cells) => cells.method === 'equal-total' && cells.pays_off !== '',
  (cells) => (cells.pays_off ?? '').includes(' '),
  (cells) => (cells.guarantors ?? '').includes(' '),
  (cells) => (cells.amount ?? '').endsWith('.25'),
]

interface Lent {
  members: string[]
  /** Contracts that are open when the last order is done, by member. */
  open: Map<string, { no: string; balance: number }[]>
}

/** Any member, any type that lends, now and then the contracts that it pays off. */
function anOrder(at: number, { members, open }: Lent): Order {
  const dice = new Random('ordered', at)
  const member = members[at % members.length] ?? ''
  const own = open.get(member) ?? []
  const type = dice.pick(['01', '02', '02', '04'])
  const paid = own.filter(() => dice.chance(0.7))
  const least = Math.ceil(paid.reduce((sum, { balance }) => sum + balance, 0) / 95)
  const amount = least + dice.whole(1, 400) * 1_000 + dice.pick([0, 0, 0.25, 99.99])
  const others = members.filter((no) => no !== member)
  const guarantors = Array.from({ length: dice.whole(1, 4) }, (_, nth) => {
    return others[(at * 7 + nth * 13) % others.length]
  })
  const isByPersons = type === '02'
  const day = dice.pick(['2026-11-17', '2026-11-18', '2026-11-30', '2026-12-01', '2026-12-31'])
  return loanOrder(
    `${at}-01`,
    member,
    {
      type_code: type,
      amount: amount.toFixed(2),
      months: String(dice.whole(1, type === '01' ? 12 : 120)),
      method: dice.pick(['equal-total', 'equal-principal']),
      rate: type === '04' ? '4.75' : '5.75',
      pays_off: paid.map(({ no }) => no).join(' '),
      collateral: isByPersons ? 'persons' : dice.pick(['shares', 'deposit']),
      guarantors: isByPersons
        ? [...new Set(guarantors)].map((no) => `${no}:${(amount / 2).toFixed(2)}`).join(' ')
        : '',
      starts_on: day,
    },
    '2026-11-17',
  )
}

function lentIn(folder: string): Lent {
  const night = readDemo(folder)
  const loans = night.rows('loan').filter(({ balance }) => balance > 0)
  const behind = new Set(loans.filter((one) => one.default_on).map((one) => one.membership_no))
  const open: Lent['open'] = new Map()
  for (const { membership_no, loan_no: no, balance, months, months_paid } of loans)
    if (months - months_paid > 3)
      open.set(membership_no, [...(open.get(membership_no) ?? []), { no, balance }])
  const members = night
    .rows('member_detail')
    .filter(({ state }) => state === 'active' || state === 'retired')
    .map(({ membership_no }) => membership_no)
    .filter((no) => !behind.has(no))
  return { members, open }
}

test(`${ORDERS} loans of every kind are opened on their days, and every check of every night holds`, {
  timeout: 240_000,
}, async () => {
  const database = await givenNightDatabase('ordered_loans')
  const first = await givenSet({ ...PLAN, asOf: '2026-11-16' })
  const lent = lentIn(first)
  const orders = Array.from({ length: ORDERS }, (_, at) => anOrder(at, lent))
  expect(KINDS.filter((kind) => !orders.some(({ cells }) => kind(cells)))).toEqual([])
  for (const asOf of NIGHTS) {
    const isFirst = asOf === NIGHTS[0]
    const set = isFirst ? first : await givenSet({ ...PLAN, asOf, orders })
    const outcome = await database.load(set, { accept: true, today: asOf })
    expect(outcome, `${asOf}: ${JSON.stringify(outcome).slice(0, 2000)}`).toMatchObject({
      state: 'published',
    })
    for (const { check, says } of 'warnings' in outcome ? outcome.warnings : [])
      expect(check, `${asOf}: ${says}`).toMatch(TOLD)
  }
  const answers = await database.query<{ outcome: string; reason: string; core_ref: string }>(
    'select outcome, reason, core_ref from order_result',
  )
  expect(answers).toHaveLength(ORDERS)
  expect(answers.filter(({ outcome }) => outcome !== 'accepted')).toEqual([])
  const [sums] = await database.query<Record<string, number>>(`
    select count(*)::integer as contracts, sum(principal)::float8 as lent,
      (select sum(principal)::float8 from loan_movement where code = '01' and loan_no in (select core_ref from order_result)) as paid_out
    from loan where loan_no in (select core_ref from order_result)`)
  const ordered = orders.reduce((sum, { cells }) => sum + Math.round(Number(cells.amount) * 100), 0)
  expect(sums).toEqual({ contracts: ORDERS, lent: ordered, paid_out: ordered })
  const left = await database.query(`select loan_no from loan where balance > 0 and exists (
    select from loan_movement where loan_movement.loan_no = loan.loan_no and code = '03')`)
  expect(left).toEqual([])
})
