import { type AuditEvent, appendAudit } from '#database/core/audit.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'

test('an auditor sees what may be a takeover: both acts by one officer, many slips in a day, a slip and then a new address', async ({
  app,
  db,
}) => {
  const [member, calm, fresh] = [
    await givenMember(db),
    await givenMember(db),
    await givenMember(db),
  ]
  const officer = { login: 'auditor', roles: ['auditor' as const], name: 'คุณ auditor' }
  const { token } = await givenOfficer(db, officer)
  const headers = { authorization: `Bearer ${token}` }
  const ask = (path: string) => app.inject({ url: `/api/admin/${path}`, headers })
  const tell = (event: Omit<AuditEvent, 'outcome'> & Partial<AuditEvent>) =>
    appendAudit(db, app.audit, { outcome: 'done', ...event })
  const signsIn = (subjectNo: string, address: string) =>
    tell({ actor: `member:${subjectNo}`, action: 'member.login', subjectNo, address })
  const slipOf = async (subjectNo: string, actor = 'staff:printer') => {
    await tell({ actor, action: 'recovery.slip_issued', subjectNo })
    await tell({ actor: 'visitor', action: 'recovery.slip', subjectNo, address: '192.0.2.9' })
  }
  const signs = async (query = '') => (await ask(`access-report${query}`)).json().data.signs
  await signsIn(member, '192.0.2.1')
  await signsIn(calm, '192.0.2.2')
  for (const subjectNo of [calm, member, fresh]) await slipOf(subjectNo)
  await signsIn(calm, '192.0.2.2')
  await signsIn(fresh, '192.0.2.3')
  expect(await signs()).toEqual([])

  await signsIn(member, '198.51.100.7')
  expect(await signs()).toMatchObject([
    { kind: 'slip_elsewhere', login: 'printer', membership_no: member },
  ])
  for (const _ of [1, 2]) await tell({ actor: 'staff:printer', action: 'recovery.slip_issued' })
  const detail = { kind: 'reveal_and_slip', of: calm }
  const alone = { action: 'act.alone', outcome: 'refused', detail } as const
  await tell({ ...alone, actor: 'staff:auditor', subjectNo: calm })
  const found: { kind: string }[] = await signs()
  expect(found.map(({ kind }) => kind).sort()).toEqual([
    'many_slips',
    'reveal_and_slip',
    'slip_elsewhere',
  ])
  expect(await signs('?officer=auditor')).toMatchObject([
    { kind: 'reveal_and_slip', name: 'คุณ auditor', membership_no: calm, refused: true },
  ])
  expect((await ask('access-report/xlsx')).statusCode).toBe(200)
})
