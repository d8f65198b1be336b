// Members' papers against the feeds of the same members, on a night of the demo's core system.

import { readXlsx } from 'hucre/xlsx'
import { expect, test, vi } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { pagesOf, wordsOf } from '#documents/support/poppler.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { hashPassword } from '#server/identity/password.ts'
import { PASSWORD } from '#tests/support/given/account.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // the printer starts slowly on a busy machine

const portal = sharedPortal('portal_papers', { members: 12, months: 30 })
const A = '000001'
const B = '000002'

async function paper(member: string, path: string) {
  const reply = await portal.call(member, `/papers${path}`)
  expect(reply.statusCode, reply.statusCode === 200 ? '' : reply.body).toBe(200)
  return reply
}

async function textOf(member: string, path: string): Promise<string> {
  return wordsOf((await paper(member, path)).rawPayload)
}

/** The one loan or account of the demo's first member. */
async function statementOf(member: string, feed: 'loan' | 'deposit'): Promise<string> {
  const { contracts, accounts } = await portal.feed(member, `/${feed}`)
  return (contracts ?? accounts)[0].statement
}

test('a share statement says what the feed says, under a number and for the member alone', async () => {
  const share = await portal.feed(A, '/share')
  const reply = await paper(A, '/share/pdf')
  const text = wordsOf(reply.rawPayload)

  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  })
  expect(reply.headers['content-disposition']).toContain(encodeURIComponent(`รายการหุ้น_${A}`))
  expect(text).toContain(formatBaht(share.balance))
  expect(text).toMatch(/รห\.\d{4}\/\d{6}/)
  for (const row of share.movements) expect(text).toContain(formatBaht(row.balance))
})

test('a loan statement has the rows and totals of the feed', async () => {
  const statement = await statementOf(A, 'loan')
  const feed = await portal.feed(A, `/loan_statement/${statement}`)
  const text = await textOf(A, `/loan_statement/${statement}/pdf`)

  for (const amount of [
    feed.opening_balance,
    feed.closing_balance,
    feed.totals.principal,
    feed.totals.interest,
  ])
    expect(text).toContain(formatBaht(amount))
  const repaid = feed.movements.filter(({ sign }: { sign: number }) => sign === -1)
  for (const { principal, interest, total, balance } of repaid) {
    const row = [principal, interest, total, balance].map((amount: Satang) => formatBaht(amount))
    expect(text).toContain(row.join(' '))
  }
})

test('a deposit statement is the feed’s, as PDF, spreadsheet and CSV', async () => {
  const statement = await statementOf(A, 'deposit')
  const feed = await portal.feed(A, `/dep_statement/${statement}`)
  const text = await textOf(A, `/dep_statement/${statement}/pdf`)
  expect(text).toContain(formatBaht(feed.closing_balance))
  expect(text).toContain(`ฝาก ${feed.totals.count_in} รายการ ${formatBaht(feed.totals.paid_in)}`)

  const csv = await paper(A, `/dep_statement/${statement}/csv`)
  const rows = csv.body.trimEnd().split('\r\n')
  expect(rows).toHaveLength(feed.movements.length + 2)
  expect(rows.at(-2)).toContain(`,${(feed.closing_balance / 100).toFixed(2)}`)

  const { sheets } = await readXlsx((await paper(A, `/dep_statement/${statement}/xlsx`)).rawPayload)
  expect(sheets[0]?.rows.at(-2)?.at(-1)).toBe(feed.closing_balance / 100)
})

test('ten years fit on one paper and eleven do not; on screen it is one', async () => {
  const statement = await statementOf(A, 'deposit')
  const path = `/dep_statement/${statement}`
  const text = await textOf(A, `/papers${path}/pdf?from=2017-01-01&to=2026-10-31`.slice(7))
  const [{ count }] = await portal.rows(
    `select count(*)::integer as count from deposit_movement where sign <> 0
       and account_no = (select min(account_no) from deposit_account where membership_no = '${A}')`,
  )
  expect(
    text
      .match(/ฝาก (\d+) รายการ .* ถอน (\d+) รายการ/)
      ?.slice(1)
      .reduce((sum, some) => sum + Number(some), 0),
  ).toBe(count)
  const refused = await portal.call(A, `/papers${path}/pdf?from=2015-01-01&to=2026-10-31`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toBe('เลือกช่วงวันที่ได้ครั้งละไม่เกิน 10 ปี')
})

test('what is still to be paid on a contract begins with its balance and ends with nothing', async () => {
  const statement = await statementOf(A, 'loan')
  const { contract } = await portal.feed(A, `/loan_statement/${statement}`)
  const reply = await portal.call(A, `/papers/loan_schedule/${statement}/csv`)
  const rows = reply.body.trimEnd().split('\r\n').slice(1, -1)
  expect(rows[0]).toMatch(new RegExp(`^${contract.months_paid + 1},`))
  expect(rows.at(-1)).toMatch(/,0\.00$/)
  expect(await textOf(A, `/loan_schedule/${statement}/pdf`)).toContain(formatBaht(contract.balance))
})

test('balances are confirmed as of the last year’s end, and never of a running year', async () => {
  const text = await textOf(A, '/balance/pdf')
  const shares = await portal.rows(
    `select balance from share_movement where membership_no = '${A}' and posted_on <= '2025-12-31' order by seq desc limit 1`,
  )
  expect(text).toContain('ยอดคงเหลือ ณ วันที่ 31 ธันวาคม 2568')
  expect(text).toContain(`ทุนเรือนหุ้น ${formatBaht(shares[0].balance)}`)
  expect((await portal.call(A, '/papers/balance/pdf?year=2026')).statusCode).toBe(400)
})

test('a foreign statement and a missing one are the same 404, and signed out is refused', async () => {
  for (const feed of ['loan', 'deposit'] as const) {
    const path = feed === 'loan' ? 'loan_statement' : 'dep_statement'
    const foreign = await portal.call(B, `/papers/${path}/${await statementOf(A, feed)}/pdf`)
    const missing = await portal.call(B, `/papers/${path}/AAAAAAAAAAAAAAAAAAAAAA/pdf`)
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404])
    expect(foreign.json().error).toBe(missing.json().error)
  }
  const nobody = await portal.app.inject('/api/member/papers/share/pdf')
  expect(nobody.statusCode).toBe(401)
})

test('the same asked again today is the same paper; what it says is found by its code', async () => {
  const [first, again] = [await paper(B, '/share/pdf'), await paper(B, '/share/pdf')]
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const text = wordsOf(first.rawPayload)
  const code = /รหัสตรวจสอบ ([\w-]{19})/.exec(text)?.[1]
  const { data } = (await portal.app.inject(`/api/info/verify/${code}`)).json()
  expect(text).toContain(data.number)
  for (const { label, amount } of data.totals) {
    expect(label).toMatch(/^ทุนเรือนหุ้น/)
    expect(text).toContain(formatBaht(amount))
  }
})

test('a month’s receipt has the lines and totals of the feed, and a year a page for each', async () => {
  const { months, collection } = await portal.feed(A, '/kep?period=2026-03')
  const text = await textOf(A, '/kep/pdf?period=2026-03')
  expect(text).toContain('งวดประจำเดือน มีนาคม 2569')
  expect(text).toContain(collection.receipt.receipt_no)
  for (const { lines } of collection.groups) {
    for (const { line_kind, title, principal, interest, billed } of lines) {
      expect(text).toContain(title)
      const parts = line_kind === 'loan' ? [principal, interest].map(formatBaht) : ['–', '–']
      expect(text).toContain([...parts, formatBaht(billed)].join(' '))
    }
  }
  const year = await paper(A, '/kep/pdf?year=2025')
  expect(pagesOf(year.rawPayload)).toHaveLength(12)
  const csv = (await paper(A, '/kep/csv?year=2025')).body.trimEnd().split('\r\n')
  const billed = months
    .filter(({ period }: { period: string }) => period.startsWith('2025'))
    .reduce((sum: number, month: { billed: number }) => sum + month.billed, 0)
  expect(csv.at(-1)).toContain(`,${(billed / 100).toFixed(2)},`)
  expect((await portal.call(A, '/papers/kep/pdf?year=1999')).statusCode).toBe(404)
  expect((await portal.call(A, '/papers/kep/pdf?period=1999-01')).statusCode).toBe(404)
})

test('the dividend notice and the beneficiary form are the member’s own', async () => {
  const { years } = await portal.feed(A, '/dividend')
  const notice = await textOf(A, '/dividend/pdf')
  expect(notice).toContain(formatBaht(years[0].net))
  expect(notice).toContain('ที่มาของเงินปันผล')
  expect((await portal.call(A, '/papers/dividend/pdf?year=1999')).statusCode).toBe(404)

  const { beneficiaries } = await portal.feed(A, '/gian')
  const form = await textOf(A, '/gian/pdf')
  for (const { name } of beneficiaries) expect(form).toContain(name)
})

test('SEC-21 the copy of everything asks for the password once more, and is written down', async () => {
  await setPasswordHash(portal.app.db, 'member', A, await hashPassword(PASSWORD))
  const copyAs = (format: string, mem_password: string) =>
    portal.call(A, `/papers/data_copy/${format}`, 'POST', { mem_password })

  expect((await copyAs('pdf', 'เดาเอา')).statusCode).toBe(400)
  const copy = wordsOf((await copyAs('pdf', PASSWORD)).rawPayload)
  const { sheets } = await readXlsx((await copyAs('xlsx', PASSWORD)).rawPayload)

  expect(copy).toContain((await portal.feed(A, '/status')).national_id_masked)
  expect(copy).toContain('เงินปันผลและเงินเฉลี่ยคืน')
  expect(sheets.length).toBeGreaterThan(8)
  const written = await portal.rows(
    `select detail ->> 'form' as form from audit_event where action = 'data.copy' order by seq`,
  )
  expect(written).toEqual([{ form: 'pdf' }, { form: 'xlsx' }])
})

// Over a connection of its own: whoever is asked in process never sees what a connection tells of itself.
test('the copy of everything comes to whoever sent the password and waits', async () => {
  await setPasswordHash(portal.app.db, 'member', A, await hashPassword(PASSWORD))
  const { token } = await issueMemberSession(portal.app.db, A, 'other')
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await fetch(`${address}/api/member/papers/data_copy/pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mem_password: PASSWORD }),
  })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect((await reply.bytes()).length).toBeGreaterThan(10_000)
})

test('of five hundred at once those who may not wait are told when to come back, and nothing falls over', async () => {
  const members = await portal.rows(
    `select membership_no from member where state in ('active', 'retired') order by 1`,
  )
  const replies = await Promise.all(
    Array.from({ length: 500 }, (_, at) => {
      const { membership_no } = members[at % members.length]
      const until = new Date(Date.UTC(2026, 1, 1 + (at % 200))).toISOString().slice(0, 10)
      return portal.call(membership_no, `/papers/share/pdf?from=2026-01-01&to=${until}`)
    }),
  )
  const answers = new Set(replies.map(({ statusCode }) => statusCode))
  expect(answers).toContain(200)
  expect(answers).toContain(503)
  for (const { statusCode, headers } of replies) {
    // 429: so few members are here that each asks for more than one person may in a minute.
    expect([200, 429, 503]).toContain(statusCode)
    if (statusCode !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await portal.call(A, '/share')).statusCode).toBe(200)
})
