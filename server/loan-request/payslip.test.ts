// Whether a payslip goes with a loan is the cooperative's to say; unless it says, of an emergency loan and where the employer certifies it does not.

import { beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#tests/support/given/contact.ts'
import {
  askLoan,
  EMERGENCY,
  inTurn,
  loanForm,
  ORDINARY,
  stateOf,
} from '#tests/support/given/loan-desk.ts'
import { givenDeskOfficer, newestRequest } from '#tests/support/given/request-desk.ts'
import { givenEasyLoanDesk } from '#tests/support/night/loan-desk.ts'

const CERTIFIED = 'เงินกู้สามัญ (ใช้หุ้นหรือเงินฝากค้ำประกัน)'

let desk: Awaited<ReturnType<typeof givenEasyLoanDesk>>
let people: ReturnType<typeof inTurn>
const somebody = () => people.next()
beforeAll(async () => {
  desk = await givenEasyLoanDesk('loan_payslip', { members: 40 }, (product) => {
    product.rules = product.rules.filter(({ kind }: { kind: string }) => kind !== 'guarantors')
    // Saved before anybody could say it.
    delete product.online.payslip
    product.online.certificate = product.name === CERTIFIED
  })
  people = inTurn(desk.people)
})

test('an ordinary loan is not signed without a payslip, and whoever checks it is told to look at it', async () => {
  const { portal } = desk
  const borrower = somebody()
  const form = loanForm(ORDINARY)
  const refused = await askLoan(portal, borrower, form)
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'ขอกู้ตามนี้ไม่ได้ ต้องแนบสลิปเงินเดือนเดือนล่าสุด ยังไม่ได้แนบ',
  ])
  // What was typed is there, and somebody else's payslip is none.
  expect((await portal.feed(borrower, '/loan_request')).draft.form).toEqual(form)
  const others = await uploadFile(portal, somebody())
  expect((await askLoan(portal, borrower, { ...form, file_id: others })).statusCode).toBe(409)

  const sent = await askLoan(portal, borrower, {
    ...form,
    file_id: await uploadFile(portal, borrower),
  })
  expect(sent.statusCode, sent.body).toBe(200)
  const { request_id } = await newestRequest(portal, borrower)
  const officer = await givenDeskOfficer(portal.app, 'member_service')
  const { check_lines } = await officer.data(`requests/${request_id}`)
  const said = check_lines.map(({ says }: { says: string }) => says)
  expect(said).toEqual(
    expect.arrayContaining(['แนบสลิปเงินเดือนแล้ว', expect.stringContaining('ตรงกับรายได้')]),
  )

  // It stays when the loan is changed.
  const { open } = await portal.feed(borrower, '/loan_request')
  expect(open.has_payslip).toBe(true)
  const mends = { request_id, version: open.version }
  const changed = await askLoan(portal, borrower, { ...open.form, amount: '9,000' }, mends)
  expect(changed.statusCode, changed.body).toBe(200)
})

test('an emergency loan is sent without, and so is one whose pay the employer certifies', async () => {
  const { portal } = desk
  for (const [product, state] of [
    [EMERGENCY, 'sent'],
    [CERTIFIED, 'asking'],
  ] as const) {
    const borrower = somebody()
    const sent = await askLoan(portal, borrower, loanForm(product))
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await stateOf(portal, borrower)).toBe(state)
    expect((await portal.feed(borrower, '/loan_request')).open.has_payslip).toBe(false)
  }
})

test('where a payslip is asked for after the loan was, the officer reads that it is missing', async () => {
  const { portal } = desk
  const borrower = somebody()
  await askLoan(portal, borrower, loanForm(EMERGENCY))
  const { request_id } = await newestRequest(portal, borrower)
  await portal.rows(
    `update loan_rule_set set products = jsonb_set(products, '{0,online,payslip}', '"always"')`,
  )
  const officer = await givenDeskOfficer(portal.app, 'member_service')
  const { findings } = await officer.data(`requests/${request_id}`)
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'payslip',
      passes: false,
      says: expect.stringContaining('ยังไม่ได้แนบ'),
    }),
  )
  const refused = await askLoan(portal, somebody(), loanForm(EMERGENCY))
  expect(refused.json().error).toContain('ต้องแนบสลิปเงินเดือน')
})
