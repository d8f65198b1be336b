// `npm run demo:night`: the demo's core system does what was ordered of it, and tells of it in its next night.

import { parseArgs } from 'node:util'
import { connect } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { isDay } from '#domain/calendar/day.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAsOwner } from '../database/owner-database.ts'
import { publishNextNight } from './core-night.ts'

const USAGE = `npm run demo:night [-- --as-of YYYY-MM-DD]
  --as-of   the day the night tells of; without it the day after the published one, but not after today`

try {
  const { values } = parseArgs({ options: { 'as-of': { type: 'string' } } })
  const asked = values['as-of']
  if (asked !== undefined && !isDay(asked)) throw new OperatorError(`${asked} is no day\n${USAGE}`)
  const settings = readSettings(process.env)
  const database = await openAsOwner(settings)
  const { db, close } = connect(database.ownerUrl, 1)
  try {
    const { ownerUrl } = database
    console.log(await publishNextNight(db, { ownerUrl, dataDir: settings.dataDir, asked }))
  } finally {
    await close()
    await database.close()
  }
} catch (error) {
  const { code = '' } = error as { code?: string }
  if (error instanceof OperatorError) console.error(error.message)
  else if (code.startsWith('ERR_PARSE_ARGS')) console.error(`${(error as Error).message}\n${USAGE}`)
  else console.error(error)
  process.exitCode = 1
}
