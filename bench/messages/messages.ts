// `npm run bench -- messages`: one campaign to fifty thousand members, from its release to the last message handed on.

import { once } from 'node:events'
import { loadavg } from 'node:os'
import { newClient } from '#database/import/client.ts'
import { buildIfStale } from '#scripts/build.ts'
import { printPage } from '../figures/page.ts'
import { enlargeNight } from '../member/enlarged-night.ts'
import { ask } from '../process/child.ts'
import { rest } from '../process/neighbours.ts'
import { withNightApp } from '../process/night-app.ts'
import { type ArrivedByRoad, STAND_IN_ROADS } from './arrived.ts'
import { givenOffice, givenRecipients, startSender, startStandIn } from './recipients.ts'

const MEMBERS = 50_000
const BAR_MINUTES = 10
const PLAN = { members: 1_000, months: 2, units: 5, seed: 1, asOf: '2026-10-31' }

export async function messageBench(asked = String(MEMBERS)): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const owner = newClient(night.ownerUrl)
    await owner.connect()
    const { rows } = await owner.query<{ present: number }>(
      `select count(*)::int as present from member where state in ('active', 'retired')`,
    )
    const copies = Math.ceil(Number(asked) / (rows[0]?.present ?? 1))
    await enlargeNight(night.ownerUrl, copies, PLAN.members)
    const standIn = await startStandIn()
    const members = await givenRecipients(night, owner, standIn, ['line', 'push', 'email'])
    await owner.query('vacuum analyze')
    const office = await givenOffice(night)
    const others = await rest()
    const { campaignId, countedMs } = await office.letOut()
    const from = performance.now()
    const since = () => (performance.now() - from) / 1_000
    const sender = startSender(night, standIn)
    const times = new Map<unknown, number>()
    sender.on('message', (word) => times.set(word, since()))
    await once(sender, 'exit')
    const [load = 0] = loadavg()
    const at = (word: string) => times.get(word) ?? Number.NaN
    const arrived = await ask<ArrivedByRoad>(standIn.child, 'counts')
    const notices = await owner.query(
      'select count(*)::int as n from member_notice where campaign_id = $1',
      [campaignId],
    )
    await owner.end()
    const people = STAND_IN_ROADS.reduce((sum, road) => sum + arrived[road].people, 0)
    const doubled = STAND_IN_ROADS.reduce((sum, road) => sum + arrived[road].doubled, 0)
    const whole = at('sent')
    const figure = (value: number) => value.toLocaleString('en')
    printPage('messages', {
      title: 'A message to every member',
      about: `${figure(members)} members, a third each by LINE, by web push and by mail; from the release by the second officer until the last one is handed on, by one process of the site (the job that puts down, the worker that hands on) to stand-ins on the same machine: LINE’s API over HTTP, a push service that opens what was sealed for the browser, an SMTP server. Real services answer more slowly. Other programs used ${others.toFixed(1)} cores before it began; the load was ${load.toFixed(1)} when it ended.`,
      columns: ['', 'seconds', 'bar'],
      rows: [
        ['counted and priced, when it is written', (countedMs / 1_000).toFixed(1), ''],
        ['put into every inbox and the outbox', at('put down').toFixed(1), ''],
        ['all handed on', whole.toFixed(1), `${BAR_MINUTES * 60}`],
        ['messages a second', (people / whole).toFixed(0), ''],
        [
          'in inboxes; arrived; twice',
          `${figure(notices.rows[0].n)}; ${figure(people)}; ${doubled}`,
          `${figure(members)}; ${figure(members)}; 0`,
        ],
      ],
      bars: `${figure(MEMBERS)} messages within ${BAR_MINUTES} minutes`,
    })
  })
}
