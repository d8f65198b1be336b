// From the borrower's signature to the contract in the next night, by the demo's core system.

import { beforeAll, expect, test } from 'vitest'
import { readOrderFile } from '#demo/core-system/orders/order-file.ts'
import { wordsOf } from '#documents/support/poppler.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { askLoan, consent, loanForm, ORDINARY, openAsks } from '#tests/support/given/loan-desk.ts'
import { givenDeskOfficer, newestRequest } from '#tests/support/given/request-desk.ts'
import { givenEasyLoanDesk } from '#tests/support/night/loan-desk.ts'
import { givenSet } from '#tests/support/night/night.ts'

const MEMBERS = 40
const ANCHOR = '2026-10-31'

let desk: Awaited<ReturnType<typeof givenEasyLoanDesk>>
beforeAll(async () => {
  const plan = { members: MEMBERS, anchor: ANCHOR, asOf: '2026-11-15' }
  desk = await givenEasyLoanDesk('loan_circle', plan, ({ online }) => {
    online.signing = 'electronic'
  })
})

test('what is asked, stood for, approved and ordered is a contract of the next night: the borrower’s, on the guarantor’s page and on the unit’s bill', {
  timeout: 60_000,
}, async () => {
  const { portal, builder, releaser, people } = desk
  const [borrower, ...others] = people.map(({ membership_no }) => membership_no)
  const guarantors = people.slice(1, 3).map(({ membership_no, member_name }) => ({
    membership_no,
    name: member_name,
    amount: '',
  }))
  const form = loanForm(ORDINARY, { collateral: 'persons', guarantors })
  const sent = await askLoan(portal, borrower ?? '', form)
  expect(sent.statusCode, sent.body).toBe(200)
  for (const guarantor of others.slice(0, 2)) {
    const [ask] = await openAsks(portal, guarantor)
    expect((await consent(portal, guarantor, ask.ask)).statusCode).toBe(200)
  }
  const { request_id: id } = await newestRequest(portal, borrower ?? '')
  await (await givenDeskOfficer(portal.app, 'member_service')).check(id)
  const approved = await (await givenDeskOfficer(portal.app, 'approver')).approve(id)
  expect(approved.statusCode, approved.body).toBe(200)
  await builder.send('orders')
  const { batches } = await builder.data('orders')
  const at = `orders/${batches[0].batch_id}`
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)

  // The day is the test's: the nights of this cooperative stand still while the clock does not.
  const orders = readOrderFile((await builder.read(`${at}/file`)).rawPayload).map((order) => ({
    ...order,
    cells: { ...order.cells, starts_on: '2026-11-20' },
  }))
  const night = { months: 14, billsNext: true, members: MEMBERS, anchor: ANCHOR }
  const files = await givenSet({ ...night, asOf: '2026-11-30', orders })
  const loaded = await portal.database.load(files, { today: '2026-11-30', accept: true })
  expect(loaded).toMatchObject({ state: 'published' })
  forgetContent(portal.app)
  expect(await takeAnswers(portal.app)).toEqual({ closed: 1, problems: 0 })
  expect((await newestRequest(portal, borrower ?? '')).state).toBe('done')

  const [line] = await portal.rows(`select core_ref from order_line where request_id = ${id}`)
  const { contracts } = await portal.feed(borrower ?? '', '/loan')
  expect(contracts).toContainEqual(expect.objectContaining({ loan_no: line.core_ref }))
  for (const guarantor of others.slice(0, 2)) {
    const { given } = await portal.feed(guarantor, '/coll')
    expect(given).toContainEqual(
      expect.objectContaining({ loan_no: line.core_ref, amount: 500_000 }),
    )
  }
  // The papers of it hang where each looks for them: the borrower's with the contract, a guarantor's own with what they stand for.
  const papers = (list: { loan_no: string; papers: { title: string }[] }[]) =>
    list.map((one) => [one.loan_no, one.papers.map(({ title }) => title)])
  const own = await portal.feed(borrower ?? '', '/loan_papers')
  expect(papers(own.contracts)).toEqual([[line.core_ref, ['คำขอกู้และสัญญากู้เงิน', 'หนังสือแจ้งอนุมัติเงินกู้']]])
  expect(own.guarantees).toEqual([])
  const codes = new Set<string>()
  for (const guarantor of others.slice(0, 2)) {
    const { contracts: none, guarantees } = await portal.feed(guarantor, '/loan_papers')
    expect(none).toEqual([])
    expect(papers(guarantees)).toEqual([[line.core_ref, ['สัญญาค้ำประกัน']]])
    codes.add(guarantees[0].papers[0].code)
  }
  expect(codes.size, 'each has their own').toBe(2)
  for (const code of codes)
    expect((await portal.call(borrower ?? '', `/signings/${code}/pdf`)).statusCode).toBe(404)
  const letter = await portal.call(borrower ?? '', `/requests/${id}/letter/pdf`)
  expect(wordsOf(letter.rawPayload).replaceAll(/\s/g, '')).toContain('อนุมัติให้ท่านกู้ได้')

  const billed = await portal.rows(
    `select ref_no from night.collection_line join publication using (run_id)
     where membership_no = '${borrower}' and ref_no = '${line.core_ref}'`,
  )
  expect(billed.length).toBeGreaterThan(0)
})
