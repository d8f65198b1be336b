// Of a loan that is asked for neither side learns what the other earns, owns or may stand for, and the borrower never learns who
// declined.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Reader, readAs } from '#database/core/reader.ts'
import { wordsOf } from '#documents/support/poppler.ts'
import { lapseRequests } from '#server/request-desk/lapse.ts'
import { operationsOf } from '#tests/fuzz/operations.ts'
import { PASSWORD } from '#tests/support/given/account.ts'
import { askLoan, loanForm, ORDINARY, openAsks } from '#tests/support/given/loan-desk.ts'
import { givenRequestedCertificate } from '#tests/support/given/pay-certificate.ts'
import { givenEasyLoanDesk } from '#tests/support/night/loan-desk.ts'

let desk: Awaited<ReturnType<typeof givenEasyLoanDesk>>
beforeAll(async () => {
  desk = await givenEasyLoanDesk('portal_neither_side', { members: 60 })
})
beforeEach(() => desk.portal.rows('delete from rate_bucket'))

/** Satang that nobody has by chance. */
const SALARY = { borrower: 7_531_902, guarantor: 6_420_813 }
const SHARES = { borrower: 918_273_600, guarantor: 827_364_500 }
const DEPOSIT = { borrower: 736_455_419, guarantor: 645_564_328 }

test('nor does any byte of what the one reads, signs or prints hold a figure of the other', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const [borrower, guarantor, other] = three()
  await plant(borrower.membership_no, 'borrower')
  await plant(guarantor.membership_no, 'guarantor')
  const named = { membership_no: guarantor.membership_no, name: guarantor.member_name }
  const may = await portal.call(borrower.membership_no, '/loan_request/guarantor', 'POST', {
    ...named,
    product: ORDINARY,
    amount: 500_000,
    months: 12,
  })
  expect(may.json().data).toEqual({ name: expect.any(String), may: true })
  await ask(borrower, guarantor, other)
  const [open] = await openAsks(portal, guarantor.membership_no)
  const signing = { kind: 'guarantee', reference: open.ask }
  const begun = await portal.call(guarantor.membership_no, '/signing', 'POST', signing)
  const { attempt } = begun.json().data
  const paper = await portal.call(guarantor.membership_no, `/signing/${attempt}/document`)
  const declined = await decline(guarantor.membership_no, open.ask)

  const guarantorReads = [
    begun.body,
    wordsOf(paper.rawPayload),
    declined.body,
    await copyOf(guarantor.membership_no),
    ...(await everyAnswer(guarantor.membership_no)).values(),
  ]
  const borrowerReads = [
    may.body,
    await copyOf(borrower.membership_no),
    ...(await everyAnswer(borrower.membership_no)).values(),
  ]
  // The search finds what is there: everybody reads their own.
  expect(held(borrowerReads, 'borrower').length).toBeGreaterThan(2)
  expect(held(guarantorReads, 'guarantor').length).toBeGreaterThan(2)
  expect(held(guarantorReads, 'borrower')).toEqual([])
  expect(held(borrowerReads, 'guarantor')).toEqual([])
})

test('nothing that the borrower can ask for changes by a byte when somebody declines', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const [borrower, guarantor, other] = three()
  await ask(borrower, guarantor, other)
  const [open] = await openAsks(portal, guarantor.membership_no)
  const messages = () =>
    portal.rows(
      `select message_id::int, template from outbox_message where membership_no = '${borrower.membership_no}' order by 1`,
    )
  // The copies first and last: that one was taken is itself something to read.
  const copied = await copyOf(borrower.membership_no)
  const before = await everyAnswer(borrower.membership_no)
  const sentBefore = await messages()
  expect((await decline(guarantor.membership_no, open.ask)).statusCode).toBe(200)
  const after = await everyAnswer(borrower.membership_no)
  expect(before.size).toBeGreaterThan(25)
  for (const [call, answer] of before) expect(after.get(call), call).toBe(answer)
  expect(await messages()).toEqual(sentBefore)
  expect(await copyOf(borrower.membership_no)).toBe(copied)

  // Nor may they do anything sooner or later: to replace who declined takes as long as to replace who is silent.
  const { request_id, version } = (await portal.feed(borrower.membership_no, '/loan_request')).open
  const [, , , another] = desk.people
  const mended = [other, another].map((one) => guarantorForm(one ?? other))
  const form = loanForm(ORDINARY, { collateral: 'persons', guarantors: mended })
  const replaced = await askLoan(portal, borrower.membership_no, form, { request_id, version })
  expect(replaced.json().error).toContain('48 ชั่วโมง')
})

test('nor when it lapses: who declined and who never answered left the same behind', {
  timeout: 60_000,
}, async () => {
  const { portal } = desk
  const [one, silent, third] = three()
  const [other, declining, fourth] = three()
  await ask(one, silent, third)
  await ask(other, declining, fourth)
  const [open] = await openAsks(portal, declining.membership_no)
  await decline(declining.membership_no, open.ask)
  await portal.rows(`update request set moved_at = moved_at - interval '90 days'`)
  expect(await lapseRequests(portal.app)).toBeGreaterThanOrEqual(2)
  const left = async ({ membership_no }: Person, ...guarantors: Person[]) => {
    const paths = ['/loan_request', '/requests', '/loan_papers', '/signings', '/access']
    const answers = await Promise.all(paths.map((path) => portal.call(membership_no, path)))
    const messages = await portal.rows(
      `select distinct template from outbox_message where membership_no = '${membership_no}' order by 1`,
    )
    expect(answers[1]?.body).toContain('"lapsed"')
    // But for whose it is and which: names, numbers and moments.
    return [...answers.map(({ body }) => body), JSON.stringify(messages)].map((text) =>
      [membership_no, ...guarantors.map((guarantor) => guarantor.membership_no)]
        .reduce((all, no) => all.replaceAll(no, 'no'), text)
        .replaceAll(
          /"(request_id|request_no|name|words|summary|code|bank|masked|seq|reference|number|[a-z_]*at)":("[^"]*"|\d+)/g,
          '',
        ),
    )
  }
  const [quiet, refused] = [await left(one, silent, third), await left(other, declining, fourth)]
  expect(refused).toEqual(quiet)
  const asks = await portal.rows(`select distinct state from guarantee_ask where state <> 'void'`)
  expect(asks).toEqual([{ state: 'lapsed' }])
})

test('SEC-24 a unit that reads has its own certificates of pay and nobody’s guarantors, whatever a query forgets', async () => {
  const { portal } = desk
  const [one, other] = three()
  const given = (member: Person, unit: string) =>
    givenRequestedCertificate(portal.app.db, { member: member.membership_no, unit })
  const ids = [await given(one, '00010001'), await given(other, '00010002')]
  const seenBy = (reader: Reader) =>
    readAs(portal.app.db, reader, async (trx) => ({
      certificates: await trx
        .selectFrom('pay_certificate')
        .select('unit_no')
        .where('request_id', 'in', ids)
        .orderBy('unit_no')
        .execute(),
      hasAsks: (await trx.selectFrom('guarantee_ask').select('ask').execute()).length > 0,
    }))
  const own = { certificates: [{ unit_no: '00010002' }], hasAsks: false }
  expect(await seenBy({ unit: '00010002' })).toEqual(own)
  const all = { certificates: [{ unit_no: '00010001' }, ...own.certificates], hasAsks: true }
  expect(await seenBy({ staff: 'somebody' })).toEqual(all)
})

type Person = (typeof desk.people)[number]

function three(): [Person, Person, Person] {
  const [one, two, third] = desk.people.splice(0, 3)
  if (!one || !two || !third) throw new Error('nobody is left')
  return [one, two, third]
}

function guarantorForm({ membership_no, member_name: name }: Person) {
  return { membership_no, name, amount: '' }
}

async function ask(borrower: Person, ...others: Person[]): Promise<void> {
  const guarantors = others.map(guarantorForm)
  const form = loanForm(ORDINARY, { collateral: 'persons', guarantors })
  const sent = await askLoan(desk.portal, borrower.membership_no, form)
  expect(sent.statusCode, sent.body).toBe(200)
}

function decline(guarantor: string, asked: string) {
  return desk.portal.call(guarantor, `/coll/asks/${asked}/decline`, 'POST', {})
}

async function plant(member: string, who: keyof typeof SALARY): Promise<void> {
  const of = `where membership_no = '${member}'`
  const { portal } = desk
  await portal.rows(`update night.member_detail set salary = ${SALARY[who]} ${of}`)
  await portal.rows(`update night.share set balance = ${SHARES[who]} ${of}`)
  await portal.rows(`update night.deposit_account set balance = ${DEPOSIT[who]} ${of}`)
}

/** Which figures of somebody stand there, however they are written. */
function held(texts: string[], who: keyof typeof SALARY): string[] {
  const figures = [SALARY[who], SHARES[who], DEPOSIT[who]].flatMap((satang) => {
    const baht = (satang / 100).toFixed(2)
    return [String(satang), baht, Number(baht).toLocaleString('en', { minimumFractionDigits: 2 })]
  })
  return texts.flatMap((text) => figures.filter((figure) => text.includes(figure)))
}

/** What changes from one reading to the next by itself. */
const CLOCKS = ['date', 'ratelimit', 'ratelimit-policy', 'x-request-id', 'server-timing']

/** Head and body of everything a member can read without naming a thing. */
async function everyAnswer(member: string): Promise<Map<string, string>> {
  const { portal } = desk
  const reads = (await operationsOf(portal.app)).filter(
    ({ area, method, path }) => area === 'member' && method === 'GET' && !path.includes('{'),
  )
  const answers = new Map<string, string>()
  for (const { path } of reads) {
    const reply = await portal.call(member, path.replace('/api/member', ''))
    answers.set(path, told(reply))
  }
  return answers
}

async function copyOf(member: string): Promise<string> {
  const copy = await desk.portal.call(member, '/data-copy', 'POST', { mem_password: PASSWORD })
  expect(copy.statusCode, copy.body).toBe(200)
  // But for when it was made, and that one was made before.
  const isCopy = ({ action }: { action?: string }) => action === 'data.copy'
  return JSON.stringify(copy.json(), (name, value) =>
    Array.isArray(value) ? value.filter((one) => !isCopy(one)) : name === 'made_at' ? '' : value,
  )
}

function told({ headers, body, statusCode }: Awaited<ReturnType<typeof decline>>): string {
  const kept = Object.entries(headers).filter(([name]) => !CLOCKS.includes(name))
  return JSON.stringify([statusCode, kept, body.replace(/"request_id":"[^"]*"/, '')])
}
