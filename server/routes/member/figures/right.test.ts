// What a member's borrowing right is worked out of, against the night's own tables.

import { beforeAll, expect, test } from 'vitest'
import { givenImpersonation, givenOfficer } from '#tests/support/given/session.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const portal = sharedPortal('portal_right', { members: 12, months: 2 })
let members: string[]
beforeAll(async () => {
  const rows = await portal.rows(
    `select membership_no from member where state in ('active', 'retired') order by 1 limit 8`,
  )
  members = rows.map(({ membership_no }) => membership_no)
})

test('REQ-245 the borrowing right is worked out of the register, the open contracts and the rules in force', async () => {
  await portal.app.db
    .insertInto('loan_rule_set')
    .values({ effective_from: '2020-01-01', title: 'เกณฑ์', products: '[]' as never })
    .execute()
  for (const member of members.slice(0, 8)) {
    const { facts, rule_set } = await portal.feed(member, '/right')
    const [row] = await portal.rows(
      `select d.salary, d.joined_on::text, u.payroll, s.balance, (select count(*)::int from loan l
         where l.membership_no = d.membership_no and l.balance > 0) as open
       from member_detail d join unit u using (unit_no) join share s using (membership_no)
       where d.membership_no = '${member}'`,
    )
    expect(rule_set.title).toBe('เกณฑ์')
    expect(facts).toMatchObject({ salary: row.salary, payroll: row.payroll, shares: row.balance })
    expect(facts.contracts).toHaveLength(row.open)
    const loans = await portal.feed(member, '/loan')
    const due = facts.contracts.reduce((sum: number, one: { due: number }) => sum + one.due, 0)
    expect(due).toBe(loans.next_total)
  }
})

test('an officer opens a member’s borrowing right through the recorded look', async () => {
  const { app } = portal
  const member = String(members[0])
  const { login } = await givenOfficer(app.db)
  const { headers } = await givenImpersonation(app, login, member)
  const reply = await app.inject({ url: '/api/member/right', headers })

  expect(reply.json().data).toEqual(await portal.feed(member, '/right'))
  const looks = app.db.selectFrom('audit_event').select(['act_staff', 'subject_no', 'detail'])
  const detail = { route: '/api/member/right' }
  const look = { act_staff: login, subject_no: member, detail }
  expect(await looks.where('action', '=', 'impersonation.look').execute()).toEqual([look])
})
