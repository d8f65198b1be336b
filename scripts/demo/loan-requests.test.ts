import { beforeAll } from 'vitest'
import { checkNight } from '#server/guarantee-watch/check-night.ts'
import { lapseRequests } from '#server/request-desk/lapse.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenTerms } from '#tests/support/given/terms.ts'
import { givenUnitUser } from '#tests/support/given/unit.ts'
import { givenWatchCase } from '#tests/support/given/watch-case.ts'
import { givenLoanDesk } from '#tests/support/night/loan-desk.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import { sendDemoLetters } from './letters.ts'
import { askDemoLoans } from './loan-requests.ts'
import { DEMO_PLAN } from './night.ts'
import { peopleOf } from './people.ts'

let desk: Awaited<ReturnType<typeof givenLoanDesk>>

beforeAll(async () => {
  desk = await givenLoanDesk('demo_loans', DEMO_PLAN)
  const { app } = desk.portal
  await givenTerms(app.db)
  const named = ['000001', '000002', '000003', '000004']
  const signing = named.map((membership_no) => ({ membership_no }))
  await agreeToTerms(app.db, signing, new Date())
  await givenAsking(app, ['member_service'], { login: 'memberservice' })
  for (const login of ['approver', 'admin']) await givenAsking(app, ['approver'], { login })
  for (const login of ['00010001', '00010002']) await givenUnitUser(app.db, { login })
})

test('a new demo has a loan in every state in which one can be, and a draft', {
  timeout: 240_000,
}, async () => {
  const { app, rows } = desk.portal
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const people = peopleOf({ db: app.db, address, codeSecret: app.secrets.csrf })
  const borrowers = await askDemoLoans({
    db: app.db,
    people,
    // What a night makes of an order is the core system’s business (server/loan-request/loan-circle.test.ts).
    nextNight: async () => {},
    lapse: () => lapseRequests(app),
  })
  // Whether a letter is due in the demo itself hangs on the day of the month.
  await checkNight(app)
  for (let nth = 0; nth < 3; nth++) await givenWatchCase(app.db, { days: 15 })
  await sendDemoLetters({ site: app, people })
  await people.leave()
  expect(borrowers.length).toBeGreaterThanOrEqual(12)
  const found = await rows('select distinct state from request order by state')
  expect(found.map(({ state }) => state)).toEqual([
    ...['approved', 'asking', 'checked', 'lapsed', 'ordered'],
    ...['refused', 'returned', 'sent', 'withdrawn'],
  ])
  const [{ drafts }] = await rows('select count(*)::int as drafts from loan_draft')
  expect(drafts).toBe(1)
})

test('its letters to guarantors are with the post: some arrived, some came back, and a guarantor asks for help', async () => {
  const { rows } = desk.portal
  const events = (event: string) =>
    rows(`select letter_id from watch_post where event = '${event}'`).then(({ length }) => length)
  const [posted, delivered, returned] = [
    await events('posted'),
    await events('delivered'),
    await events('returned'),
  ]
  expect(posted).toBeGreaterThan(2)
  expect(Math.min(delivered, returned)).toBeGreaterThan(0)
  const [{ help }] = await rows(
    `select count(*)::int as help from request where kind = 'guarantor_help' and state = 'sent'`,
  )
  expect(help).toBe(1)
})
