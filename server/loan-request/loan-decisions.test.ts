// Officers decide loans, and nobody stands for more than they may, however many ask at once.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#database/core/connect.ts'
import { requestById } from '#database/queries/request/request.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { wordsOf } from '#documents/support/poppler.ts'
import { freshRule } from '#domain/loan-right/rule-forms.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import {
  anotherValue,
  askLoan,
  consent,
  contractsMost,
  easyRules,
  inTurn,
  loanForm,
  loansToOrder,
  ORDINARY,
  openAsks,
  signByHand,
  stateOf,
} from '#tests/support/given/loan-desk.ts'
import { givenDeskOfficer, newestRequest } from '#tests/support/given/request-desk.ts'
import { givenLoanDesk } from '#tests/support/night/loan-desk.ts'
import { approveLoan } from './approve-loan.ts'

/** Who ask one guarantor; LOAN_RACE=20 for more than the suite has time for. */
const BORROWERS = Number(process.env.LOAN_RACE ?? 3)

let desk: Awaited<ReturnType<typeof givenLoanDesk>>
let people: ReturnType<typeof inTurn>
const somebody = () => people.next()
beforeAll(async () => {
  desk = await givenLoanDesk('portal_loan_decisions', { members: 80 }, (products) => {
    easyRules(products)
    for (const product of products) {
      Object.assign(product.online, { type_code: '02', signing: 'electronic' })
      product.rules = [
        { kind: 'fixed', clause: 'ข้อ 9', rows: [{ months_from: 0, amount: 5_000_000 }] },
        { kind: 'residual', clause: 'ข้อ 16', percent: 0, amount: 100 },
        { kind: 'guarantors', clause: '', rows: [{ over: 0, persons: 1 }], free_percent: 0 },
        { ...freshRule('guarantor', 'ข้อ 17'), cross_guarantee: true },
      ]
    }
  })
  const { portal } = desk
  await setSetting(portal.app.db, 'signing_passkey_from', '100000000000')
  await setSetting(portal.app.db, 'request_officer_max', '100000000000')
  const rows = await portal.rows(
    `select d.membership_no, d.member_name from night.member_detail d
      where d.state = 'active' and (d.pay_account_sealed is not null or exists (select 1 from night.dividend v
        where v.membership_no = d.membership_no and v.pay_account_sealed is not null))
        and (select count(*) from night.guarantee g where g.guarantor_no = d.membership_no and g.loan_balance > 0) = 0
      order by 1`,
  )
  people = inTurn(rows as Parameters<typeof inTurn>[0])
})
beforeEach(() => desk.portal.rows('delete from rate_bucket'))

async function ask(borrower: string, guarantor: string, more = {}) {
  const guarantors = people.asGuarantors(guarantor)
  const form = loanForm(ORDINARY, { collateral: 'persons', guarantors, ...more })
  const sent = await askLoan(desk.portal, borrower, form)
  expect(sent.statusCode, sent.body).toBe(200)
}

/** A borrower whose guarantor has consented. */
async function stoodFor(): Promise<[borrower: string, guarantor: string]> {
  const [borrower, guarantor] = [somebody(), somebody()]
  await ask(borrower, guarantor)
  const [open] = await openAsks(desk.portal, guarantor)
  await consent(desk.portal, guarantor, open.ask)
  return [borrower, guarantor]
}

test('one guarantor with room for one is asked by many at once: one consent counts, and one loan is approved', {
  timeout: 60_000 + BORROWERS * 5_000,
}, async () => {
  const { portal } = desk
  const guarantor = somebody()
  const borrowers = Array.from({ length: BORROWERS }, somebody)
  for (const borrower of borrowers) await ask(borrower, guarantor)
  await contractsMost(portal, 1)
  const asks = await openAsks(portal, guarantor)
  expect(asks).toHaveLength(BORROWERS)
  const replies = await Promise.all(
    asks.map(({ ask: one }: { ask: string }) => consent(portal, guarantor, one)),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const states = await Promise.all(borrowers.map((borrower) => stateOf(portal, borrower)))
  expect(states.filter((state) => state === 'sent')).toHaveLength(1)

  // Were all of them consented to by a fault, the approval would still find room for one only.
  await contractsMost(portal, 0)
  for (const { ask: one } of await openAsks(portal, guarantor)) {
    await portal.rows('delete from rate_bucket')
    const signed = await consent(portal, guarantor, one)
    expect(signed.statusCode, signed.body).toBe(200)
  }
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  const approver = await givenDeskOfficer(portal.app, 'approver')
  const ids: number[] = []
  for (const borrower of borrowers) {
    const { request_id } = await newestRequest(portal, borrower)
    const checked = await maker.check(request_id)
    expect(checked.statusCode, checked.body).toBe(200)
    ids.push(request_id)
  }
  await contractsMost(portal, 1)
  const approvals = await Promise.all(ids.map((id) => approver.approve(id)))
  const approved = approvals.filter(({ statusCode }) => statusCode === 200)
  // Each of the others' consents takes the room of the rest.
  expect(approved.length).toBeLessThanOrEqual(1)
  await contractsMost(portal, 0)
})

test('what a rule speaks against is let through only with a reason, which the approver reads first', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const [borrower] = await stoodFor()
  // From now on the rules lend less.
  await portal.rows(
    `update loan_rule_set set products = replace(products::text, '"amount": 5000000', '"amount": 500000')::jsonb`,
  )
  const { request_id: id } = await newestRequest(portal, borrower)
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  const refused = await maker.check(id)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toContain('กรอกเหตุผล')

  const { version, check_lines, findings } = await maker.data(`requests/${id}`)
  const against = findings.filter(({ passes }: { passes: boolean | null }) => passes === false)
  expect(against.length).toBeGreaterThan(0)
  const ticked = check_lines.map(({ id: line }: { id: string }) => line)
  const overrides = against.map(({ rule }: { rule: string }) => ({
    rule,
    reason: 'คณะกรรมการมีมติยกเว้นให้',
  }))
  const empty = overrides.map((one: object) => ({ ...one, reason: ' ' }))
  const without = await maker.send(`requests/${id}/check`, { version, ticked, overrides: empty })
  expect(without.statusCode).toBe(400)
  const checked = await maker.send(`requests/${id}/check`, { version, ticked, overrides })
  expect(checked.statusCode, checked.body).toBe(200)
  const approver = await givenDeskOfficer(portal.app, 'approver')
  const shown = await approver.data(`requests/${id}`)
  expect(JSON.stringify(shown.judged_findings)).toContain('คณะกรรมการมีมติยกเว้นให้')
  expect(JSON.stringify(shown.events)).toContain('คณะกรรมการมีมติยกเว้นให้')
  expect((await approver.approve(id)).statusCode).toBe(200)
  await portal.rows(
    `update loan_rule_set set products = replace(products::text, '"amount": 500000', '"amount": 5000000')::jsonb`,
  )
})

test('a loan of which somebody changed anything behind the desk’s back, by a baht or a letter, is not approved', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const { request_id: id } = await newestRequest(portal, (await stoodFor())[0])
  await (await givenDeskOfficer(portal.app, 'member_service')).check(id)
  const [{ payload }] = await portal.rows(`select payload from request where request_id = ${id}`)
  const set = (value: object) =>
    portal.rows(`update request set payload = '${JSON.stringify(value)}' where request_id = ${id}`)
  const approver = await givenDeskOfficer(portal.app, 'approver')
  const { version } = await approver.data(`requests/${id}`)
  const row = await requestById(portal.app.db, id)
  /** Without the rules, which would find most of it too. */
  const bare = (value: object) =>
    inTransaction(portal.app.db, (trx) =>
      approveLoan(trx, { server: portal.app } as never, { ...row, payload: value } as never),
    )
  const changes = Object.entries(payload).map(([field, value]) => ({
    [field]: anotherValue(value),
  }))
  for (const change of [...changes, { guarantors: [] }]) {
    await expect(bare({ ...payload, ...change }), JSON.stringify(change)).rejects.toThrow('สิ้นผล')
    await set({ ...payload, ...change })
    const reply = await approver.send(`requests/${id}/approval`, { version })
    expect(reply.statusCode, JSON.stringify(change)).toBe(409)
  }
  await set(payload)
  await expect(bare(payload)).resolves.toEqual({ awaits_paper: false })
  expect((await approver.approve(id)).statusCode).toBe(200)
})

test('a loan that is signed by hand is ordered once borrower and guarantor have signed and two officers have seen it', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const online = (signing: string) =>
    portal.rows(
      `update loan_rule_set set products = (select jsonb_agg(jsonb_set(p, '{online,signing}', '"${signing}"'))
         from jsonb_array_elements(products) p)`,
    )
  await online('paper')
  const [borrower, guarantor] = await stoodFor()
  const { request_id: id } = await newestRequest(portal, borrower)
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  await maker.check(id)
  const approver = await givenDeskOfficer(portal.app, 'approver')
  const reply = await approver.approve(id)
  expect(reply.statusCode, reply.body).toBe(200)
  const { contracts } = await maker.data(`requests/${id}`)
  const whoSigns = contracts.map(
    (one: Record<string, string>) => `${one.kind} ${one.membership_no}`,
  )
  const own = [`loan_contract ${borrower}`, `deduction_consent ${borrower}`]
  expect(whoSigns).toEqual([...own, `guarantee_contract ${guarantor}`])
  expect((await loansToOrder(portal)).includes(id)).toBe(false)
  for (const { kind, reference, membership_no } of contracts)
    await signByHand(portal, { kind, reference, membership_no })
  expect((await loansToOrder(portal)).includes(id)).toBe(true)
  const { papers } = await newestRequest(portal, borrower)
  expect(papers.map(({ title, how }: Record<string, string>) => [title, how])).toEqual([
    ['คำขอกู้เงิน', 'electronic'],
    ['หนังสือแจ้งอนุมัติเงินกู้', 'letter'],
    ['สัญญากู้เงิน', 'paper'],
    ['หนังสือยินยอมให้หักเงินเดือน', 'paper'],
  ])
  // The approver has them all, the guarantor's too; those of another request are not there.
  const { papers: desks } = await approver.data(`requests/${id}`)
  expect(desks.map(({ title }: { title: string }) => title)).toEqual([
    ...papers.map(({ title }: { title: string }) => title),
    'สัญญาค้ำประกัน',
    'สัญญาค้ำประกัน',
  ])
  const paper = (at: number, code: string) => approver.read(`requests/${at}/papers/${code}`)
  for (const { code } of desks) {
    const opened = await paper(id, code ?? 'letter')
    expect(opened.statusCode, opened.body.slice(0, 200)).toBe(200)
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect((await paper(id - 1, desks[0].code)).statusCode).toBe(404)
  await online('electronic')
})

test('whoever is refused has a letter with the clause, one number however often it is opened, and it is theirs alone', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const [borrower, guarantor] = await stoodFor()
  const { request_id: id, version } = await newestRequest(portal, borrower)
  const letter = (who: string) => portal.call(who, `/requests/${id}/letter/pdf`)
  expect((await letter(borrower)).statusCode).toBe(404)
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  const refusal = { version, reason: 'residual', words: 'เหลือเงินไม่ถึงเกณฑ์' }
  const at = `requests/${id}/refusal`
  // No clause that it was judged by.
  expect((await maker.send(at, { ...refusal, clause: 'ข้อ 99' })).statusCode).toBe(400)
  expect((await maker.send(at, { ...refusal, clause: 'ข้อ 16' })).statusCode).toBe(200)

  const told = await letter(borrower)
  expect(told.statusCode, told.body.slice(0, 200)).toBe(200)
  const words = wordsOf(told.rawPayload).replaceAll(/\s/g, '')
  for (const said of ['เงินเดือนคงเหลือไม่พอ', 'ข้อ16', 'เหลือเงินไม่ถึงเกณฑ์']) expect(words).toContain(said)
  expect(words).not.toContain(people.nameOf(guarantor))
  await letter(borrower)
  const issued = await portal.rows(
    `select code, issued_on::text from issued_paper where kind = 'loan-refusal' and membership_no = '${borrower}'`,
  )
  expect(issued).toHaveLength(1)
  const verified = await portal.app.inject(`/api/info/verify/${issued[0].code}`)
  expect(verified.json().data.kind_name).toBe('หนังสือแจ้งผลไม่อนุมัติเงินกู้')
  expect((await letter(guarantor)).statusCode).toBe(404)
})

test('the agenda of a committee names every loan that is checked and theirs to decide, with the sum', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  await setSetting(portal.app.db, 'request_officer_max', '0')
  await setSetting(portal.app.db, 'request_manager_max', '0')
  const [borrower] = await stoodFor()
  const { request_id: id, request_no } = await newestRequest(portal, borrower)
  const maker = await givenDeskOfficer(portal.app, 'member_service')
  await maker.check(id)
  const pdf = await maker.read('requests/agenda?no=11%2F2569&on=2026-11-20')
  expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200)
  const words = wordsOf(pdf.rawPayload).replaceAll(/\s/g, '')
  expect(words).toContain('11/2569')
  expect(words).toContain(request_no.replaceAll(/\s/g, ''))
  const [{ sum }] = await portal.rows(
    `select sum(amount)::bigint as sum from request where kind = 'loan' and state = 'checked'`,
  )
  expect(words).toContain(formatBaht(satang(Number(sum))))
  await setSetting(portal.app.db, 'request_officer_max', '100000000000')
})
