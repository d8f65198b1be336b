// `npm run faults [-- --kills 200] [--seed 1] [--port 3900]`: the site and its database are killed at random moments while people write.
// Whatever was acknowledged must be there, once; the record of actions stands; the invariants of tests/faults/ hold.

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#database/embedded/free-port.ts'
import { Random } from '#web/testing/every-page/random.ts'
import { atEnd, endAll } from '../process/ending.ts'
import { Drill } from './cycle.ts'
import { VICTIMS } from './site.ts'
import { printTable } from './table.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string' },
  },
})
const [LEAST_MS, MOST_MS] = [100, 2_500]
/** Once in so many times the next kill comes while the site is still coming back. */
const AGAIN_ONE_IN = 6
/** Whom a kill meets. */
const DRAWN = [...VICTIMS, 'web', 'database', 'server process'] as const

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => endAll().then(() => process.exit(1)))
let isWell = false
try {
  isWell = await run(Number(values.kills), Number(values.seed))
} catch (error) {
  console.error(error)
} finally {
  await endAll()
}
process.exit(isWell ? 0 : 1)

async function run(kills: number, seed: number): Promise<boolean> {
  const chance = new Random(seed)
  const startedAt = performance.now()
  const drill = await Drill.begin(Number(values.port) || (await freePort()))
  atEnd(() => drill.close())
  for (let kill = 1; kill <= kills; kill++) {
    drill.letWrite()
    await sleep(chance.between(LEAST_MS, MOST_MS))
    const victim = await drill.kill(chance.of(DRAWN), chance)
    // Killed again on its way back.
    if (kill < kills && chance.one(AGAIN_ONE_IN)) {
      if (victim === 'web' || victim === 'both') drill.site.start()
      continue
    }
    const { backMs, wrong } = await drill.comeBack(victim)
    console.log(
      `${String(kill).padStart(4)}  ${victim.padEnd(14)} back after ${(backMs / 1_000).toFixed(1)} s, ` +
        `${drill.sender.writes.length} writes, ${wrong.length === 0 ? 'whole' : 'NOT WHOLE'}`,
    )
    for (const what of wrong) console.log(`      ${what}`)
  }
  await drill.finish()
  return printTable(drill, { kills, seed, seconds: (performance.now() - startedAt) / 1_000 })
}
