// Nobody reads anything of anybody else, and whatever is asked wrongly is refused in Thai.

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SEALING } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const FEEDS = [
  ...[
    '/welcome',
    '/status',
    '/share',
    '/loan',
    '/deposit',
    '/kep',
    '/kepcrem',
    '/coll',
    '/guarantee',
  ],
  ...['/gian', '/dividend', '/insurance', '/right', '/welfare'],
]

const portal = sharedPortal('portal_own_only', { members: 30, units: 4 })
async function statementsOf(member: string): Promise<string[]> {
  const { contracts } = await portal.feed(member, '/loan')
  const { accounts } = await portal.feed(member, '/deposit')
  return [
    ...contracts.map(({ statement }: { statement: string }) => `/loan_statement/${statement}`),
    ...accounts.map(({ statement }: { statement: string }) => `/dep_statement/${statement}`),
  ]
}

function withoutRequestId(body: string): string {
  return JSON.stringify({ ...JSON.parse(body), request_id: '' })
}

test('without a session every feed refuses, and every call of the area is one we know', async () => {
  const paths = [...FEEDS, '/loan_statement/x', '/dep_statement/x']
  for (const path of paths) {
    const reply = await portal.app.inject(`/api/member${path}`)
    expect(reply.statusCode, path).toBe(401)
    expect(reply.json().error).toContain('เข้าสู่ระบบใหม่')
  }
  const { paths: described } = (await portal.app.inject('/api/openapi.json')).json()
  for (const path of FEEDS) expect(described[`/api/member${path}`].get, path).toBeDefined()
})

test('no feed holds another member’s number, name, account, contract or statement', async () => {
  const people = await portal.rows(
    `select membership_no, member_name || ' ' || member_surname as name, national_id_sealed from member_detail order by 1`,
  )
  const accounts = await portal.rows('select membership_no, account_no from deposit_account')
  const loans = await portal.rows('select membership_no, loan_no from loan')
  const guarantees = await portal.rows('select loan_no, guarantor_no from guarantee')

  const askers = await portal.rows(
    `select membership_no from member where state in ('active', 'retired') order by 1 limit 6`,
  )
  for (const { membership_no: member } of askers) {
    const paths = [...FEEDS, ...(await statementsOf(member))]
    let told = ''
    for (const path of paths) told += (await portal.call(member, path)).body
    const strange = (row: { membership_no: string }) => row.membership_no !== member
    const stoodFor = guarantees
      .filter(({ guarantor_no }) => guarantor_no === member)
      .map(({ loan_no }) => loan_no)

    for (const { membership_no, name } of people.filter(strange)) {
      expect(told).not.toContain(`"${membership_no}"`)
      expect(told).not.toContain(name)
    }
    for (const { account_no } of accounts.filter(strange)) expect(told).not.toContain(account_no)
    // The one thing two members share: the contract that one signed for the other.
    for (const { loan_no } of loans.filter(strange))
      if (!stoodFor.includes(loan_no)) expect(told).not.toContain(loan_no)
    // Nor does anybody's feed hold a whole national id, their own included.
    for (const { national_id_sealed } of people)
      expect(told).not.toContain(SEALING.open(national_id_sealed))
  }
})

test('a bank account and a national id leave only masked, in the register as in the dividend', async () => {
  const status = await portal.call('000001', '/status')
  const { data } = status.json()
  const [detail] = await portal.rows(
    `select national_id_sealed from member_detail where membership_no = '000001'`,
  )
  const [paid] = await portal.rows(
    `select pay_account_sealed from dividend where membership_no = '000001' order by year desc`,
  )
  const account = SEALING.open(paid.pay_account_sealed)
  const id = SEALING.open(detail.national_id_sealed)

  expect(data.national_id_masked).toBe(`x-xxxx-xxxxx-${id.slice(10, 12)}-x`)
  expect(data.bank.account_masked).toBe(`xxx-xxx-${account.slice(-4)}`)
  const dividend = await portal.call('000001', '/dividend')
  for (const { body } of [status, dividend]) expect(body).not.toContain(account)
  expect(status.body).not.toMatch(/sealed|national_id_index/)
  expect(data).toMatchObject({ membership_no: '000001', member_name: 'สมหญิง', state: 'active' })
})

test('somebody else’s statement and one that is not there are the same 404', async () => {
  for (const [mine, theirs] of [
    ['000001', '000002'],
    ['000002', '000003'],
  ] as const) {
    for (const foreign of await statementsOf(theirs)) {
      const kind = foreign.split('/')[1]
      const absent = `/${kind}/${randomBytes(16).toString('base64url')}`
      const stranger = await portal.call(mine, foreign)
      const nobody = await portal.call(mine, absent)
      const owner = await portal.call(theirs, foreign)
      expect(stranger.statusCode).toBe(404)
      expect(withoutRequestId(stranger.body)).toBe(withoutRequestId(nobody.body))
      expect(Object.keys(stranger.headers)).toEqual(Object.keys(nobody.headers))
      expect(owner.statusCode).toBe(200)
    }
  }
})

test('a contract’s number is no address, and one kind’s reference does not open the other', async () => {
  const [{ loan_no }] = await portal.rows(`select loan_no from loan where membership_no = '000001'`)
  const [own = ''] = await statementsOf('000001')
  const swapped = own.replace('loan_statement', 'dep_statement')
  for (const path of [`/loan_statement/${loan_no}`, swapped, '/loan_statement/__proto__']) {
    expect((await portal.call('000001', path)).statusCode, path).toBe(404)
  }
  expect(own).toMatch(/^\/loan_statement\/[\w-]{22}$/)
})

test('what is asked wrongly is refused in Thai and reads nothing', async () => {
  const [loan = ''] = (await statementsOf('000001')).filter((path) => path.startsWith('/loan'))
  const wrong = [
    ...[`${loan}?from=2026-02-29`, `${loan}?from=2569-01-01`, `${loan}?to=31/10/2569`],
    ...[`${loan}?from=2024-01-01&to=2026-01-02`, `${loan}?from=2026-05-02&to=2026-05-01`],
    ...[`${loan}?from=2026-01-01&from=2026-02-01`, `${loan}?__proto__=x`, `${loan}?from=__proto__`],
    ...[`${loan}?cursor=-1`, `${loan}?cursor=1e9`, `${loan}?cursor=1&cursor=2`, `${loan}?from=`],
    ...[`${loan}?limit=100000`, `${loan}?membership_no=000002`],
    ...['/kep?period=2026-13', '/kep?period=2569-10', '/kep?period=2026-10-01', '/kep?period='],
    ...['/kep?period=2026-10&period=2026-09', '/kepcrem?period=x', '/share?year=2569'],
    ...['/share?year=__proto__', '/dividend?year=99', '/loan?membership_no=000002'],
    ...['/welfare?constructor=1', "/share?year=2026'--", '/deposit?__proto__[a]=1'],
  ]
  for (const path of wrong) {
    const reply = await portal.call('000001', path)
    expect(reply.statusCode, path).toBe(400)
    expect(reply.json().error, path).toMatch(/[ก-๙]/)
    expect(reply.json().data, path).toBeUndefined()
  }
})

test('before the first night there is nothing to read, and the feeds say so', async () => {
  await portal.rows(
    'begin; alter table publication rename to publication_away; create table publication (like publication_away); grant select on publication to app_rw; commit',
  )
  try {
    for (const path of FEEDS) {
      const reply = await portal.call('000001', path)
      expect(reply.statusCode, path).toBe(404)
      expect(reply.json().error).toContain('ยังไม่มีข้อมูลสมาชิก')
    }
  } finally {
    await portal.rows(
      'begin; drop table publication; alter table publication_away rename to publication; commit',
    )
  }
})

test('somebody the files no longer mention reads empty pages, and is told where to ask', async () => {
  await portal.rows(
    `insert into member (membership_no, member_name, member_surname) values ('888888', 'ก', 'ข')`,
  )
  // Without the register there is nothing to say of these two.
  const ofRegister = ['/status', '/right']
  for (const path of ofRegister)
    expect((await portal.call('888888', path)).statusCode, path).toBe(404)
  for (const path of FEEDS.filter((path) => !ofRegister.includes(path))) {
    expect((await portal.call('888888', path)).statusCode, path).toBe(200)
  }
  expect(await portal.feed('888888', '/welcome')).toMatchObject({
    share: { balance: 0 },
    loan: { balance: 0, contracts: 0 },
    deposit: { balance: 0, accounts: 0 },
    collection: null,
    changes: [],
  })
})
