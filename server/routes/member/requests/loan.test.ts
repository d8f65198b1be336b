import { beforeAll, beforeEach, expect, test } from 'vitest'
import { portalOf } from '#database/queries/member/data-copy.ts'
import { ASK_STATES } from '#domain/statement/portal-words.ts'
import { printedCopyOf } from '#tests/support/given/data-copy.ts'
import {
  askLoan,
  consent,
  EMERGENCY,
  inTurn,
  loanForm,
  ORDINARY,
  openAsks,
  stateOf,
} from '#tests/support/given/loan-desk.ts'
import { givenDeskOfficer, newestRequest } from '#tests/support/given/request-desk.ts'
import { signingCode } from '#tests/support/given/signing.ts'
import { givenEasyLoanDesk } from '#tests/support/night/loan-desk.ts'

type Desk = Awaited<ReturnType<typeof givenEasyLoanDesk>>
let desk: Desk
let people: ReturnType<typeof inTurn>
const somebody = () => people.next()
beforeAll(async () => {
  desk = await givenEasyLoanDesk('portal_loan_request', { members: 80 })
  people = inTurn(desk.people)
})
beforeEach(() => desk.portal.rows('delete from rate_bucket'))

async function askOrdinary(borrower: string, ...others: string[]) {
  const form = loanForm(ORDINARY, {
    collateral: 'persons',
    guarantors: people.asGuarantors(...others),
  })
  const sent = await askLoan(desk.portal, borrower, form)
  expect(sent.statusCode, sent.body).toBe(200)
  return form
}

test('a loan within one’s shares is signed and waits at the desk, and its draft is gone', async () => {
  const { portal } = desk
  const borrower = somebody()
  const sent = await askLoan(portal, borrower, loanForm(EMERGENCY))
  expect(sent.statusCode, sent.body).toBe(200)
  const request = await newestRequest(portal, borrower)
  expect(request).toMatchObject({ kind: 'loan', state: 'sent' })
  expect(request.summary).toContain('10,000.00 บาท 12 งวด')
  const { draft, open } = await portal.feed(borrower, '/loan_request')
  expect(draft).toBeNull()
  expect(open).toMatchObject({ state: 'sent', guarantors: [], certificate: 'none' })
})

test('a draft survives as it was typed; a second tab that saves an older one is told', async () => {
  const { portal } = desk
  const borrower = somebody()
  const unstorable = { version: 0, form: loanForm(EMERGENCY, { amount: '\u0000' }), mends: null }
  const refused = await portal.call(borrower, '/loan_request', 'POST', unstorable)
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    expect.stringContaining('อักขระที่ระบบเก็บไม่ได้'),
  ])

  const form = loanForm(EMERGENCY, { amount: 'สองหมื่น', months: '' })
  const first = await portal.call(borrower, '/loan_request', 'POST', {
    version: 0,
    form,
    mends: null,
  })
  expect(first.statusCode, first.body).toBe(200)
  const { draft } = await portal.feed(borrower, '/loan_request')
  expect(draft.form).toEqual(form)
  const again = { version: draft.version, form, mends: null }
  expect((await portal.call(borrower, '/loan_request', 'POST', again)).statusCode).toBe(200)
  const late = await portal.call(borrower, '/loan_request', 'POST', again)
  expect(late.statusCode).toBe(409)
  expect(late.json().error).toContain('อีกหน้าต่าง')
})

test('guarantors consent one after the other, and the last consent sends it to the desk', async () => {
  const { portal } = desk
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  await askOrdinary(borrower, first, second)
  expect(await stateOf(portal, borrower)).toBe('asking')

  const [ask] = await openAsks(portal, first)
  expect(ask).toMatchObject({ own_amount: 500_000, amount: 1_000_000, why_not: '' })
  expect((await consent(portal, first, ask.ask)).statusCode).toBe(200)
  expect(await stateOf(portal, borrower)).toBe('asking')
  const [other] = await openAsks(portal, second)
  const signed = await consent(portal, second, other.ask)
  expect(signed.statusCode, signed.body).toBe(200)
  expect(await stateOf(portal, borrower)).toBe('sent')
})

test('who declined and who has not answered are not told apart by a byte, until it lapses', async () => {
  const { portal } = desk
  const [one, other] = [somebody(), somebody()]
  const [silent, declining] = [somebody(), somebody()]
  const [third, fourth] = [somebody(), somebody()]
  await askOrdinary(one, silent, third)
  await askOrdinary(other, declining, fourth)
  const [ask] = await openAsks(portal, declining)
  const said = await portal.call(declining, `/coll/asks/${ask.ask}/decline`, 'POST', {})
  expect(said.json().rc_code, said.body).toBe('1')

  const bytes = async (member: string) => {
    const { open } = await portal.feed(member, '/loan_request')
    const { requests } = await portal.feed(member, '/requests')
    const text = JSON.stringify([open, requests])
    return text
      .replaceAll(/"request_id":\d+/g, '')
      .replaceAll(/"(request_no|name|membership_no|at|sent_at|words|summary|code)":"[^"]*"/g, '')
  }
  expect(await bytes(other)).toBe(await bytes(one))
  expect((await portal.feed(declining, '/coll/asks')).asks[0].state).toBe('declined')
})

test('a consent takes a code of the last five minutes; with an older one nothing is lost but the code', async () => {
  const { portal } = desk
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  await askOrdinary(borrower, first, second)
  const [ask] = await openAsks(portal, first)
  const what = { kind: 'guarantee', reference: ask.ask }
  const { attempt, document, statements } = (
    await portal.call(first, '/signing', 'POST', what)
  ).json().data
  const codeOfAge = async (ago: string) => {
    expect((await portal.call(first, `/signing/${attempt}/code`, 'POST', {})).statusCode).toBe(200)
    await portal.rows(
      `update signing_attempt set sent_at = sent_at - interval '${ago}', code_expires = code_expires - interval '${ago}'
        where attempt = '${attempt}'`,
    )
    return portal.call(first, `/signing/${attempt}`, 'POST', {
      sha256: document.sha256,
      ticked: statements.map((_: string, at: number) => at),
      code: await signingCode(portal.app, attempt),
    })
  }
  const late = await codeOfAge('5 minutes 1 second')
  expect(late.statusCode).toBe(409)
  expect(late.json().error).toContain('ขอรหัสใหม่')
  expect(await openAsks(portal, first)).toHaveLength(1)
  const signed = await codeOfAge('4 minutes 58 seconds')
  expect(signed.statusCode, signed.body).toBe(200)
  expect(await openAsks(portal, first)).toHaveLength(0)
})

test('one baht more after a consent, and everybody is asked anew', async () => {
  const { portal } = desk
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  const form = await askOrdinary(borrower, first, second)
  const [ask] = await openAsks(portal, first)
  await consent(portal, first, ask.ask)
  const { request_id, version } = await newestRequest(portal, borrower)
  // What was sent comes back as it was typed, to be changed.
  const sent = (await portal.feed(borrower, '/loan_request')).open.form
  const again = form.guarantors.map((one) => ({ ...one, amount: '5,000' }))
  expect(sent).toEqual({ ...form, amount: '10,000', guarantors: again })
  const changed = await askLoan(
    portal,
    borrower,
    { ...sent, amount: '10,001', guarantors: form.guarantors },
    { request_id, version },
  )
  expect(changed.statusCode, changed.body).toBe(200)
  expect(await stateOf(portal, borrower)).toBe('asking')
  const { open } = await portal.feed(borrower, '/loan_request')
  expect(open.guarantors.map(({ answer }: { answer: string }) => answer)).toEqual(['none', 'none'])
  const late = await consent(portal, first, ask.ask)
  expect(late.statusCode).toBe(409)
})

test('SEC-56 a copy of one’s data has one’s own request, consents and certificate, and of others neither answer nor figure', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const [borrower, quiet, willing] = [somebody(), somebody(), somebody()]
  await askOrdinary(borrower, quiet, willing)
  const [declined] = await openAsks(portal, quiet)
  await portal.call(quiet, `/coll/asks/${declined.ask}/decline`, 'POST', {})
  const [consented] = await openAsks(portal, willing)
  await consent(portal, willing, consented.ask)
  const { request_id: id } = await newestRequest(portal, borrower)
  await portal.rows(
    `insert into pay_certificate (request_id, round, unit_no, state, asked_at, month, income, coop_deducted, other_deducted, answered_by, answered_at)
     values (${id}, 1, '00010001', 'certified', now(), '2026-10-01', 4567800, 1200000, 0, 'malee', now())`,
  )
  const copyOf = (member: string) => portalOf(portal.app.db, member, portal.app.sealing)
  const own = await copyOf(borrower)
  expect(own.request).toHaveLength(1)
  expect(own.pay_certificate).toMatchObject([{ income: 4567800, state: 'certified' }])
  expect(own.guarantee_ask).toEqual([])
  expect(JSON.stringify(own)).not.toMatch(/declined|"consented/)
  const { request_no } = await newestRequest(portal, borrower)
  const printed = await printedCopyOf(portal, borrower)
  expect(printed).toContain(`${request_no}|กู้เงิน: ${ORDINARY} `)
  expect(printed).toContain(`${request_no}|ตุลาคม 2569|45678|12000|0|รับรอง`)
  expect(printed).not.toMatch(/\|(?:ไม่)?ยินยอม$/m)
  for (const [guarantor, state] of [
    [quiet, 'declined'] as const,
    [willing, 'consented'] as const,
  ]) {
    const copy = await copyOf(guarantor)
    expect(copy.guarantee_ask).toMatchObject([{ state, amount: 500_000 }])
    expect(copy.pay_certificate).toEqual([])
    const paper = await printedCopyOf(portal, guarantor)
    expect(paper).toContain(`${request_no}|5000|`)
    expect(paper).toContain(ASK_STATES[state])
    expect(JSON.stringify(copy) + paper).not.toMatch(/4567800|45678/)
  }
})

test('a number without the right name finds nobody, five times a day', async () => {
  const { portal } = desk
  const [borrower, other] = [somebody(), somebody()]
  const named = { membership_no: other, product: ORDINARY, amount: 500_000, months: 12 }
  const name = (typed: string) =>
    portal.call(borrower, '/loan_request/guarantor', 'POST', { ...named, name: typed })
  expect((await name(people.nameOf(other))).json().data).toMatchObject({ may: true })
  for (let at = 0; at < 5; at++) expect((await name('ผิดคน')).statusCode).toBe(400)
  // From now on not even the right name is looked up.
  expect((await name(people.nameOf(other))).statusCode).toBe(429)
})

test('nobody answers for another: a stranger’s ask is not there', async () => {
  const { portal } = desk
  const [borrower, first, second, stranger] = [somebody(), somebody(), somebody(), somebody()]
  await askOrdinary(borrower, first, second)
  const [ask] = await openAsks(portal, first)
  for (const who of [stranger, borrower, second]) {
    expect((await consent(portal, who, ask.ask)).statusCode).toBe(404)
    expect((await portal.call(who, `/coll/asks/${ask.ask}/decline`, 'POST', {})).statusCode).toBe(
      404,
    )
  }
})

test('a guarantor may take it back until it is ordered, and the borrower looks for somebody else', async () => {
  const { portal } = desk
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  await askOrdinary(borrower, first, second)
  for (const guarantor of [first, second]) {
    const [ask] = await openAsks(portal, guarantor)
    await consent(portal, guarantor, ask.ask)
  }
  expect(await stateOf(portal, borrower)).toBe('sent')
  const { signings } = await portal.feed(first, '/signings')
  const begun = await portal.call(first, `/signings/${signings[0].code}/withdrawal`, 'POST', {})
  const { attempt, document, statements } = begun.json().data
  await portal.call(first, `/signing/${attempt}/code`, 'POST', {})
  const back = await portal.call(first, `/signing/${attempt}`, 'POST', {
    sha256: document.sha256,
    ticked: statements.map((_: string, at: number) => at),
    code: await signingCode(portal.app, attempt),
  })
  expect(back.statusCode, back.body).toBe(200)
  const request = await newestRequest(portal, borrower)
  expect(request).toMatchObject({ state: 'returned' })
  // Whoever it was is theirs to know.
  expect(JSON.stringify(request.events)).not.toContain(people.nameOf(first))
})

test('two officers decide a loan, and what is approved is ordered with its guarantors', async () => {
  const { portal, builder, releaser } = desk
  const borrower = somebody()
  await askLoan(portal, borrower, loanForm(EMERGENCY))
  const { request_id } = await newestRequest(portal, borrower)
  const maker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  // Nobody is asked to look at a payslip that was not sent.
  const { check_lines } = await maker.data(`requests/${request_id}`)
  expect(JSON.stringify(check_lines)).not.toContain('สลิป')
  const checked = await maker.check(request_id)
  expect(checked.statusCode, checked.body).toBe(200)
  const approver = await givenDeskOfficer(portal.app, 'approver')
  const approved = await approver.approve(request_id)
  expect(approved.statusCode, approved.body).toBe(200)
  const built = await builder.send('orders', {})
  expect(built.statusCode, built.body).toBe(200)
  const [line] = await portal.rows(`select content from order_line where kind = 'loan'`)
  expect(line.content).toMatchObject({
    action: 'open_loan',
    membership_no: borrower,
    type_code: '01',
    amount: 1_000_000,
    months: '12',
    guarantors: '',
  })
  expect(releaser).toBeDefined()
})
