// `npm run bench -- quiet-decline`: can a borrower's clock tell who declined from who has not answered? The same loan is read by its
// borrower with the one and with the other, in turns.

import { performance } from 'node:perf_hooks'
import { newClient } from '#database/import/client.ts'
import { buildIfStale } from '#scripts/build.ts'
import { askLoan, easyBorrowers } from '#tests/support/given/loan-desk.ts'
import { openDesk } from '#tests/support/given/request-desk.ts'
import { mannWhitneyZ } from '../figures/mann-whitney.ts'
import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { withNightApp } from '../process/night-app.ts'
import { Drill, requireOk } from './drill.ts'
import { formOf, givenLending, PLAN } from './loan-kills.ts'
import { LOAN_LAWS } from './loan-laws.ts'

const SAMPLES = 200
const WARM_UP = 20
const READ = ['/loan_request', '/requests']

export async function quietDecline(): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const client = newClient(night.ownerUrl)
    await client.connect()
    const drill = new Drill(night, client, {
      name: 'quiet',
      plan: PLAN,
      laws: LOAN_LAWS,
      seeds: '0',
    })
    await givenLending(drill)
    const portal = drill.portal()
    const people = await easyBorrowers(portal)
    await openDesk(
      night.app,
      people.map(({ membership_no }) => membership_no),
    )
    const [borrower, one, other] = people
    if (!borrower || !one || !other) throw new Error('too few members')
    requireOk(await askLoan(portal, borrower.membership_no, formOf(one, other)))

    const rows: string[][] = []
    for (const path of READ) {
      const times: Record<'declined' | 'asked', number[]> = { declined: [], asked: [] }
      for (let at = 0; at < SAMPLES + WARM_UP; at++)
        for (const state of turns(at)) {
          await client.query(
            `update guarantee_ask set state = $1::text, answered_at = case $1::text when 'declined' then now() end where guarantor_no = $2`,
            [state, one.membership_no],
          )
          const began = performance.now()
          requireOk(await portal.call(borrower.membership_no, path))
          if (at >= WARM_UP) times[state].push(performance.now() - began)
        }
      const ms = (lot: number[]) => `${median(lot).toFixed(2)} ms`
      const z = mannWhitneyZ(times.declined, times.asked)
      rows.push([path, ms(times.declined), ms(times.asked), z.toFixed(2)])
    }
    await client.end()
    printPage('quiet-decline', {
      title: 'A quiet decline',
      about: `What the borrower reads of one loan while one of two guarantors has declined, and while they have not answered: ${SAMPLES} times each, in turns. z is that of Mann and Whitney.`,
      columns: ['', 'declined, median', 'not answered, median', 'z'],
      rows,
      bars: '|z| under 3: a clock does not tell them apart (the bytes are equal, `server/loan-request/neither-side.test.ts`)',
    })
  })
}

/** Who goes first takes turns too. */
function turns(at: number) {
  return at % 2 === 0 ? (['declined', 'asked'] as const) : (['asked', 'declined'] as const)
}
