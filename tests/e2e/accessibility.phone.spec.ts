// The sweep over the pages that are read on a phone: those of everybody, and a member's (support/sweep/sweep.ts).

import { expectNotFound, givenSettledVisitor, test, visit } from './support/journey.ts'
import { PAGES } from './support/pages.ts'
import { feedOf, signInAs } from './support/signed-in.ts'
import { ANY_SCREEN, SMALLEST_SCREEN, type Stop, sweep } from './support/sweep/sweep.ts'

const PUBLIC: Stop[] = [
  ...PAGES.map(([address, words]) => ({ address, words })),
  { address: '/no-such-page' },
  { address: '/election?year=2569' },
  { address: '/caldividend?each=own' },
]

givenSettledVisitor()

for (const part of [0, 1])
  test(`every page of the public site can be read on any screen, with any size of text, in both themes (${part + 1} of 2)`, async ({
    page,
    complaints,
  }) => {
    expectNotFound(complaints)
    await visit(page, '/offline')
    const stops = PUBLIC.filter(
      ({ address }, index) => index % 2 === part && address !== '/offline',
    )
    await sweep(page, part === 0 ? [...stops, { address: '/offline' }] : stops, ANY_SCREEN)
  })

test('so can every page before a member’s door', async ({ page }) => {
  await visit(page, '/member/termofconditional')
  const names = ['logon', 'registerauth', 'forget', 'register']
  const stops = names.map((name) => ({ address: `/member/${name}` }))
  await sweep(page, stops, SMALLEST_SCREEN)
})

const BEHIND =
  'share loan deposit kep kepcrem coll gian dividend insurance right welfare password access balance notices requests share_change loan/request contact phone bank_account status'

test('and every page behind it', async ({ page }) => {
  const member = await signInAs(page, '000001')
  await visit(page, '/member/status')
  const [{ contracts }, { accounts }] = await Promise.all([
    feedOf(member, '/loan'),
    feedOf(member, '/deposit'),
  ])
  const stops = [
    ...BEHIND.split(' '),
    `loan_statement/${contracts[0].statement}`,
    `dep_statement/${accounts[0].statement}`,
    'welcome',
  ].map((name) => ({ address: `/member/${name}` }))
  await sweep(page, stops, SMALLEST_SCREEN)
})
