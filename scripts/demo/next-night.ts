// `npm run demo:night`: the demo's core system does what was ordered of it, and tells of it in its next night.

import { OperatorError } from '#database/core/operator-error.ts'
import { type Day, isDay } from '#domain/calendar/day.ts'
import { asOwner } from '../people/as-owner.ts'
import { parsed } from '../people/parsed.ts'
import { publishNextNight } from './core-night.ts'

const USAGE = `npm run demo:night [-- --as-of YYYY-MM-DD]
  --as-of   the day the night tells of; without it the day after the published one, but not after today`

function readArguments(): Day | undefined {
  const { values } = parsed(USAGE, { 'as-of': { type: 'string' } })
  const asked = values['as-of']
  if (asked !== undefined && !isDay(asked)) throw new OperatorError(`${asked} is no day\n${USAGE}`)
  return asked
}

await asOwner(readArguments, async (db, { dataDir }, asked, ownerUrl) => {
  console.log(await publishNextNight(db, { ownerUrl, dataDir, asked }))
})
