// The sweep over the pages that are read at a desk: a unit's and an officer's (support/sweep/sweep.ts).

import { STAFF_ROLES } from '#domain/identity/staff-role.ts'
import { givenSettledVisitor, test, visit } from './support/journey.ts'
import {
  givenCampaigns,
  givenLoanBehind,
  givenOfficer,
  givenProposal,
  signInAsOfficer,
} from './support/officer.ts'
import { signInAsUnit } from './support/signed-in.ts'
import { DESK, DESK_AND_SMALLEST_SCREEN, type Stop, sweep } from './support/sweep/sweep.ts'

/** What a page has drawn once it is whole. */
const UNIT: Record<string, string> = {
  keeprep: '.paper-sheet',
  delivery_book: '.paper-sheet',
  summarize_rep: '.paper-sheet',
  result: '#summary',
  guide_group: 'h1',
  files: 'h1',
  certify: 'h1',
  password: 'h1',
  dashboard: '.card-table',
}

const STAFF =
  `topics topics/new topics/1007 topics/1007/versions categories slides marquee documents imports
  imports/new health traffic client-errors audit access-report morning morning/behind morning/rolled morning/contracts morning/units board board/1 demands demands/1 replies blocks members
  members/000001 requests guarantees letters orders bank-files balances corrections rights photos notifications campaigns outbox menus links rates loan-rules reports statistics election
  election/2026 policies terms guidelines settings senders units units/00010001
  go-live staff acts account`.split(/\s+/)

givenSettledVisitor()

test('every page of a unit can be read on the smallest screen with the largest text, and in both themes', async ({
  page,
}) => {
  await signInAsUnit(page)
  await visit(page, '/membergroup/password')
  const stops = Object.entries(UNIT).map(([name, selector]) => ({
    address: `/membergroup/${name}`,
    selector,
  }))
  await sweep(page, stops, DESK_AND_SMALLEST_SCREEN)
})

test('so can the doors of units and officers', async ({ page }) => {
  for (const address of ['/membergroup/logon', '/admin/logon', '/admin/setup']) {
    await visit(page, address)
    await sweep(page, [{ address }], DESK_AND_SMALLEST_SCREEN)
  }
})

for (const part of [0, 1])
  test(`every page of the back office stands without barriers in both themes (${part + 1} of 2)`, async ({
    page,
  }) => {
    const login = `journey.sweep${part}`
    await givenOfficer(login, [...STAFF_ROLES])
    await givenOfficer(`${login}.other`, ['administrator'])
    await givenProposal(`${login}.other`)
    await signInAsOfficer(page, login)
    await visit(page, '/admin/account')
    const stops: Stop[] = STAFF.filter((_, index) => index % 2 === part).map((name) => ({
      address: `/admin/${name}`,
    }))
    if (part === 0) {
      await visit(page, '/admin/documents')
      const first = page.getByRole('main').locator('a[href^="/admin/documents/"]').first()
      stops.push({ address: String(await first.getAttribute('href')) }, { address: '/admin' })
    }
    if (part === 1) {
      stops.push({ address: `/admin/guarantees/${await givenLoanBehind()}` })
      for (const campaign of await givenCampaigns(`${login}.other`))
        stops.push({ address: `/admin/campaigns/${campaign}` })
    }
    await sweep(page, stops, DESK)
  })
