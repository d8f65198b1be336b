// `npm run demo:bank`: the demo's bank writes its file of the day, to be dropped on the page of bank files.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { settings as settingsOf } from '#database/queries/site/setting.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAsOwner } from '../database/owner-database.ts'
import { demoBankFile } from './bank-file.ts'

const USAGE = `npm run demo:bank [-- --out FILE] [--only-right]
  --out          where to write it; without it in the data folder
  --only-right   nothing but members' codes that are open; without it also a unit's month, and three payments do not fit`

try {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, 'only-right': { type: 'boolean', default: false } },
  })
  const site = readSettings(process.env)
  const database = await openAsOwner(site)
  const { db, close } = connect(database.ownerUrl, 1)
  try {
    const { holds_demo } = await settingsOf(db)
    if (!holds_demo) throw new OperatorError('There is no demo here: npm start loads one.')
    const withMistakes = !values['only-right']
    const { name, bytes, paid } = await demoBankFile(db, bangkokDate(new Date()), {
      withMistakes,
      withUnit: withMistakes,
    })
    const at = values.out ?? join(site.dataDir, name)
    writeFileSync(at, bytes)
    console.log(
      `${at}: ${paid} codes paid${withMistakes ? ', and three lines for an officer' : ''}.`,
    )
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
