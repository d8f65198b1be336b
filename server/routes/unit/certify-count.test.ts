// The first page of a unit says how many certificates it is asked for. It is remembered until the database tells otherwise,
// and not at all while nobody can hear the database.

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenToDatabase } from '#database/core/listener.ts'
import { doubtContent } from '#server/pages/forget-content.ts'
import { lapseRequests } from '#server/request-desk/lapse.ts'
import { type DatabaseLine, givenDatabaseLine } from '#tests/support/app/database-line.ts'
import {
  askLoan,
  certifiedRules,
  EMERGENCY,
  easyBorrowers,
  loanForm,
} from '#tests/support/given/loan-desk.ts'
import { newestRequest } from '#tests/support/given/request-desk.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { givenLoanDesk } from '#tests/support/night/loan-desk.ts'

let portal: Awaited<ReturnType<typeof givenLoanDesk>>['portal']
let borrowers: Awaited<ReturnType<typeof easyBorrowers>>
let line: DatabaseLine
let listener: Awaited<ReturnType<typeof listenToDatabase>>
let headers: { authorization: string }
let unit: string

beforeAll(async () => {
  ;({ portal } = await givenLoanDesk('certify_count', { members: 60, units: 2 }, certifiedRules))
  const { app, database } = portal
  line = await givenDatabaseLine(database.app)
  listener = await listenToDatabase(line.url, {
    content: () => undefined,
    reports: () => app.reports.forget(),
    missed: () => doubtContent(app),
    state: (state) => Object.assign(app.database, { state }),
  })
  const all = await easyBorrowers(portal)
  unit = all[0]?.unit_no ?? ''
  borrowers = all.filter(({ unit_no }) => unit_no === unit)
  headers = (await givenUnitSession(app.db, { login: unit })).headers
})
afterAll(async () => {
  await listener.close()
  await line.close()
})

async function waiting() {
  const reply = await portal.app.inject({ url: '/api/membergroup/dashboard', headers })
  return reply.json().data.certify_waiting
}

async function sign(borrower = borrowers.shift()) {
  if (!borrower) throw new Error('nobody is left')
  const reply = await askLoan(portal, borrower.membership_no, loanForm(EMERGENCY))
  expect(reply.statusCode, reply.body).toBe(200)
  return newestRequest(portal, borrower.membership_no)
}

test('who signs, who is certified and whose request lapses is counted at once', async () => {
  expect(await waiting()).toBe(0)
  const first = await sign()
  await vi.waitFor(async () => expect(await waiting()).toBe(1))
  const second = await sign()
  await vi.waitFor(async () => expect(await waiting()).toBe(2))

  const certify = '/api/membergroup/certify'
  const { months } = (await portal.app.inject({ url: certify, headers })).json().data
  const pay = { income: 50_000_00, coop_deducted: 5_000_00, other_deducted: 7_500_00, note: '' }
  const certified = await portal.app.inject({
    method: 'POST',
    url: `${certify}/${first.request_id}`,
    headers,
    payload: { round: 1, month: months[1], ...pay },
  })
  expect(certified.statusCode, certified.body).toBe(200)
  await vi.waitFor(async () => expect(await waiting()).toBe(1))

  await portal.rows(
    `update request set moved_at = now() - interval '200 days' where request_id = ${second.request_id}`,
  )
  expect(await waiting()).toBe(1)
  await lapseRequests(portal.app)
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
})

test('while the database cannot be heard, everything that is signed is counted all the same', async () => {
  const { database } = portal.app
  const before = await waiting()
  line.cut()
  await vi.waitFor(() => expect(database.state).toBe('away'))
  expect(await waiting()).toBe(before)
  await sign()
  expect(await waiting()).toBe(before + 1)
  line.restore()
  await vi.waitFor(() => expect(database.state).toBe('ready'))
  await sign()
  await vi.waitFor(async () => expect(await waiting()).toBe(before + 2))
})
