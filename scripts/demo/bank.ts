// `npm run demo:bank`: the demo's bank writes its file of the day, to be dropped on the page of bank files.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#database/core/operator-error.ts'
import { settings as settingsOf } from '#database/queries/site/setting.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { asOwner } from '../people/as-owner.ts'
import { parsed } from '../people/parsed.ts'
import { demoBankFile } from './bank-file.ts'

const USAGE = `npm run demo:bank [-- --out FILE] [--only-right]
  --out          where to write it; without it in the data folder
  --only-right   nothing but members' codes that are open; without it also a unit's month, and three payments do not fit`

await asOwner(
  () =>
    parsed(USAGE, { out: { type: 'string' }, 'only-right': { type: 'boolean', default: false } })
      .values,
  async (db, { dataDir }, given) => {
    const { holds_demo } = await settingsOf(db)
    if (!holds_demo) throw new OperatorError('There is no demo here: npm start loads one.')
    const withMistakes = !given['only-right']
    const { name, bytes, paid } = await demoBankFile(db, bangkokDate(new Date()), {
      withMistakes,
      withUnit: withMistakes,
    })
    const at = given.out ?? join(dataDir, name)
    writeFileSync(at, bytes)
    console.log(
      `${at}: ${paid} codes paid${withMistakes ? ', and three lines for an officer' : ''}.`,
    )
  },
)
