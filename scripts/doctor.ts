// `npm run doctor`: looks at a site from its own machine and from outside, changes nothing, and says in Thai and English what to
// put right. Ends with 2 when something must be, 1 when something should be looked at.

import { connect } from '#database/core/connect.ts'
import { type OpenDatabase, openEmbeddedAsOwner, openOutsideDatabase } from '#database/core/open.ts'
import { embeddedOptions } from '#server/settings/embedded-options.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { exitCode, type Finding, finding, table } from './doctor/finding.ts'
import { checkDatabase, checkMachine } from './doctor/inside.ts'
import { checkFromOutside } from './doctor/outside.ts'
import { checkStandbys } from './doctor/standbys.ts'

const findings = await look()
console.log(table(findings))
process.exit(exitCode(findings))

async function look(): Promise<Finding[]> {
  try {
    const settings = readSettings(process.env)
    const now = new Date()
    const machine = await checkMachine(settings)
    const database = await openedDatabase(settings)
    return [...machine, ...database, ...(await checkFromOutside(settings.publicUrl, now))]
  } catch (error) {
    return [wrong(['ค่าตั้งต้น', 'settings'], error)]
  }
}

async function openedDatabase(settings: Settings): Promise<Finding[]> {
  try {
    const database = settings.database.url
      ? await openOutsideDatabase({ ...settings.database, migrates: false })
      : await openEmbeddedAsOwner(embeddedOptions(settings))
    const { db, close } = connect(database.ownerUrl, 1)
    try {
      const standbyUrls = (database as Partial<OpenDatabase>).standbyUrls ?? []
      return [
        ...(await checkDatabase(db, settings, new Date())),
        ...(await checkStandbys(db, standbyUrls)),
      ]
    } finally {
      await close()
      await database.close()
    }
  } catch (error) {
    return [wrong(['ฐานข้อมูล', 'database'], error)]
  }
}

function wrong(words: readonly [string, string], error: unknown): Finding {
  const says = error instanceof Error ? error.message : String(error)
  return finding(words, 'bad', says, 'แก้ตามข้อความนี้ แล้วสั่ง npm run doctor อีกครั้ง')
}
