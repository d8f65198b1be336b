// `npm run bench -- message-kills 10`: a campaign to twelve hundred members, while the process that puts it down and hands it on is killed
// again and again. At the end every member has it once in the inbox, and once by their road; LINE and browsers show a second under the same name as
// the first. Of an SMS or a mail that nobody answered for it may be not at all, if it is said so.

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { newClient } from '#database/import/client.ts'
import { Random } from '#demo/core-system/random.ts'
import { buildIfStale } from '#scripts/build.ts'
import { ask } from '../process/child.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'
import { type ArrivedByRoad, STAND_IN_ROADS, type StandIn } from './arrived.ts'
import { givenOffice, givenRecipients, startSender, startStandIn } from './recipients.ts'

const PLAN = { members: 1_200, months: 2, units: 5, seed: 1, asOf: '2026-10-31' }
const KILLS_A_RUN = 4

export async function messageKills(runs = '10'): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const owner = newClient(night.ownerUrl)
    await owner.connect()
    const standIn = await startStandIn()
    const members = await givenRecipients(night, owner, standIn, STAND_IN_ROADS)
    const office = await givenOffice(night)
    const wrong: string[] = []
    const again = { line: 0, push: 0, email: 0, sms: 0 }
    let unknown = 0
    let missing = 0
    let kills = 0
    /** Some had arrived, and not all. */
    let inTheMiddle = 0
    /** How long a whole one takes: run 0 kills nothing. */
    let wholeMs = 0
    for (let run = 0; run <= Number(runs); run++) {
      const dice = new Random(run, 'message kills')
      await ask(standIn.child, 'forget')
      const { campaignId } = await office.letOut()
      for (let kill = 0; run > 0 && kill < KILLS_A_RUN; kill++) {
        const most = Math.round((wholeMs * 1.5) / KILLS_A_RUN)
        const { isSent } = await runSender(night, standIn, dice.whole(1, most))
        if (isSent) break
        kills++
        const people = peopleOf(await ask<ArrivedByRoad>(standIn.child, 'counts'))
        if (people > 0 && people < members) inTheMiddle++
      }
      const { ms } = await runSender(night, standIn)
      if (run === 0) wholeMs = ms
      const arrived = await ask<ArrivedByRoad>(standIn.child, 'counts')
      const ended = await endedAs(owner, { campaignId, members, arrived })
      wrong.push(...ended.wrong.map((one) => `run ${run}: ${one}`))
      for (const one of ended.wrong) console.log(`run ${run}, wrong: ${one}`)
      unknown += ended.unknown
      missing += members - peopleOf(arrived)
      for (const road of STAND_IN_ROADS) again[road] += arrived[road].again
      console.log(
        `run ${run}: ${kills} kills so far, ${inTheMiddle} of them after the first message and before the last; handed on again under the same name: ${STAND_IN_ROADS.map((road) => `${road} ${again[road]}`).join(', ')}; not known: ${unknown}, of which ${missing} did not arrive; wrong: ${wrong.length}`,
      )
    }
    await owner.end()
    console.log(
      `${runs} runs of ${members} members: ${kills} kills, ${inTheMiddle} in the middle; not known: ${unknown}, of which ${missing} did not arrive; wrong: ${wrong.length}`,
    )
    for (const one of wrong) console.log(`  ${one}`)
    if (wrong.length > 0) process.exitCode = 1
  })
}

/** Killed so many milliseconds after it began; without a number it ends by itself. */
async function runSender(night: NightApp, standIn: StandIn, killAfterMs?: number) {
  const sender = startSender(night, standIn)
  const words = new Set<unknown>()
  sender.on('message', (word) => words.add(word))
  const gone = once(sender, 'exit')
  await Promise.race([once(sender, 'message'), gone])
  const from = performance.now()
  if (killAfterMs !== undefined) {
    await Promise.race([sleep(killAfterMs), gone])
    sender.kill('SIGKILL')
  }
  await gone
  const isSent = words.has('sent')
  if (killAfterMs === undefined && !isSent) throw new Error('the sender died by itself')
  return { ms: performance.now() - from, isSent }
}

function peopleOf(arrived: ArrivedByRoad): number {
  return STAND_IN_ROADS.reduce((sum, road) => sum + arrived[road].people, 0)
}

interface Ended {
  campaignId: number
  members: number
  arrived: ArrivedByRoad
}

async function endedAs(
  owner: pg.Client,
  { campaignId, members, arrived }: Ended,
): Promise<{ unknown: number; wrong: string[] }> {
  const { rows } = await owner.query<Record<string, number>>(
    `select count(*)::int as notices, count(distinct membership_no)::int as told,
       (select count(*)::int from outbox_message join member_notice using (notice_id) where campaign_id = $1) as messages,
       (select count(*)::int from outbox_message where sent_at is null and last_error is distinct from 'not known') as unsent,
       (select count(*)::int from outbox_message join member_notice using (notice_id)
         where campaign_id = $1 and last_error = 'not known') as unknown,
       (select members from campaign where campaign_id = $1) as counted
     from member_notice where campaign_id = $1`,
    [campaignId],
  )
  const { unsent = 0, unknown = 0, ...each } = rows[0] ?? {}
  const people = peopleOf(arrived)
  const doubled = STAND_IN_ROADS.map((road) => {
    const { doubled: byName, again } = arrived[road]
    return [road, byName + (road === 'email' ? again : 0)] as const
  }).filter(([, count]) => count > 0)
  const wrong = [
    ...(people > members || people + unknown < members
      ? [`arrived are ${people} of ${members}, not known ${unknown}`]
      : []),
    ...Object.entries(each)
      .filter(([, count]) => count !== members)
      .map(([name, count]) => `${name} are ${count} of ${members}`),
    ...(unsent > 0 ? [`${unsent} are not handed on`] : []),
    ...doubled.map(([road, count]) => `${count} have two by ${road}`),
  ]
  return { unknown, wrong }
}
