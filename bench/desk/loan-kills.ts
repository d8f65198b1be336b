// `npm run bench -- loan-kills 5`: the way of a loan is killed at every call: asked for, declined, asked for anew, stood for by two, certified,
// checked, approved, signed by hand, ordered, released, and in the night.

import { setSetting } from '#database/queries/site/setting.ts'
import loanRules from '#demo/site/loan-rules.json' with { type: 'json' }
import rates from '#demo/site/rates.json' with { type: 'json' }
import { releaseOrders } from '#tests/support/given/contact.ts'
import {
  askLoan,
  certifiedRules,
  consent,
  easyBorrowers,
  loanForm,
  ORDINARY,
  openAsks,
  signByHand,
} from '#tests/support/given/loan-desk.ts'
import {
  approveRequest,
  givenDeskOfficer,
  newestRequest,
  openDesk,
} from '#tests/support/given/request-desk.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import type { Portal } from '#tests/support/night/portal.ts'
import { type Drill, requireOk, runDrill } from './drill.ts'
import { LOAN_LAWS } from './loan-laws.ts'

export const PLAN = {
  members: 80,
  months: 14,
  units: 2,
  seed: 1,
  asOf: '2026-10-31',
  billsNext: true,
}
const PAY = { income: 5_000_000, coop_deducted: 500_000, other_deducted: 0, note: '' }
const PEOPLE_OF_A_LOAN = 4

type Person = Awaited<ReturnType<typeof easyBorrowers>>[number]

export function loanKills(seeds = '1'): Promise<void> {
  const drilled = { name: 'loan kills', plan: PLAN, laws: LOAN_LAWS }
  return runDrill({ ...drilled, seeds }, async (drill) => {
    await givenLending(drill)
    const people = await easyBorrowers(drill.portal())
    const members = people.map(({ membership_no }) => membership_no)
    await openDesk(drill.app, members)
    await setSetting(drill.app.db, 'request_officer_max', '100000000000')
    return () => wayOfALoan(drill, people.splice(0, PEOPLE_OF_A_LOAN))
  })
}

/** Two stand for a loan, the employer certifies, and the contracts are signed by hand. */
export async function givenLending({ app: { db } }: Drill): Promise<void> {
  await db
    .insertInto('rate')
    .values(rates as never)
    .execute()
  for (const set of structuredClone(loanRules)) {
    certifiedRules(set.products)
    for (const { online } of set.products) if (online) online.signing = 'paper'
    const rules = { ...set, effective_from: '2020-01-01', products: JSON.stringify(set.products) }
    await db
      .insertInto('loan_rule_set')
      .values(rules as never)
      .execute()
  }
}

async function wayOfALoan(drill: Drill, people: Person[]): Promise<void> {
  const portal = drill.portal()
  const [borrower, declining, first, second] = people
  if (!borrower || !declining || !first || !second) throw new Error('too few members')
  const no = borrower.membership_no
  requireOk(await askLoan(portal, no, formOf(declining, second)))
  const [ask] = await openAsks(portal, declining.membership_no)
  requireOk(await portal.call(declining.membership_no, `/coll/asks/${ask.ask}/decline`, 'POST', {}))

  // Whoever has not consented is replaced after two days.
  await drill.client.query(`update guarantee_ask set asked_at = asked_at - interval '3 days'`)
  const { request_id: id, version } = await newestRequest(portal, no)
  requireOk(await askLoan(portal, no, formOf(first, second), { request_id: id, version }))
  await standFor(portal, first)
  await certify(drill, borrower)
  await standFor(portal, second)

  // Now, and not before: an officer who does nothing for a while is signed out.
  const maker = await givenDeskOfficer(drill.app, 'member_service')
  const { version: read, check_lines, findings } = await maker.data(`requests/${id}`)
  requireOk(
    await maker.send(`requests/${id}/check`, {
      version: read,
      ticked: check_lines.map((line: { id: string }) => line.id),
      overrides: findings
        .filter(({ passes }: { passes: boolean | null }) => passes === false)
        .map(({ rule }: { rule: string }) => ({ rule, reason: 'มติคณะกรรมการ' })),
    }),
  )
  requireOk(await approveRequest(await givenDeskOfficer(drill.app, 'approver'), id))
  const { contracts } = await (await givenDeskOfficer(drill.app, 'approver')).data(`requests/${id}`)
  for (const { kind, reference, membership_no } of contracts)
    await signByHand(portal, { kind, reference, membership_no })

  const approver = await givenDeskOfficer(drill.app, 'approver')
  const releaser = await givenDeskOfficer(drill.app, 'approver')
  const { orders } = await releaseOrders({ approver, releaser })
  if (orders.length !== 1) drill.wrong.push(`${orders.length} orders of one loan`)
  await answerOf(drill, id)
  requireOk(await drill.takeAnswers())
  const { state } = await newestRequest(portal, no)
  if (state !== 'done') drill.wrong.push(`the loan is ${state}`)
}

export function formOf(...guarantors: Person[]) {
  const named = guarantors.map(({ membership_no, member_name }) => ({
    membership_no,
    name: member_name,
    amount: '',
  }))
  return loanForm(ORDINARY, { collateral: 'persons', guarantors: named })
}

async function standFor(portal: Portal, { membership_no: guarantor }: Person): Promise<void> {
  const [ask] = await openAsks(portal, guarantor)
  requireOk(await consent(portal, guarantor, ask.ask))
}

async function certify({ app }: Drill, { unit_no, membership_no }: Person): Promise<void> {
  const { headers } = await givenUnitSession(app.db, { login: `${unit_no}.m${membership_no}` })
  const at = '/api/membergroup/certify'
  const { waiting, months } = (await app.inject({ url: at, headers })).json().data
  const { request_id, round } = waiting.find(
    (one: { membership_no: string }) => one.membership_no === membership_no,
  )
  const payload = { round, month: months[1], ...PAY }
  requireOk(await app.inject({ method: 'POST', url: `${at}/${request_id}`, headers, payload }))
}

/** The core system accepts it, and its night shows the contract. */
async function answerOf({ client }: Drill, requestId: number): Promise<void> {
  await client.query(
    `insert into night.order_result
     select (select run_id from publication), request_id, order_no, 'accepted', 'C' || order_no, null from order_line where request_id = $1`,
    [requestId],
  )
}
