// `npm run migrate`: brings the schema to this release, as a step of its own before the machines are updated.

import { migrate, migrations } from '#database/core/migrate.ts'
import { WrongSchema } from '#database/core/schema-range.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'

try {
  const settings = readSettings(process.env)
  const atStart = { ...settings, database: { ...settings.database, migrates: true } }
  // What opening applied is counted with what it left, as beside a running site of the embedded database.
  const database = await openAsOwner(atStart)
  try {
    await migrate(database.ownerUrl, { rolePrefix: database.rolePrefix })
    console.log(`The schema is that of this release: ${migrations().at(-1)?.name}.`)
  } finally {
    await database.close()
  }
} catch (error) {
  const isSaid = error instanceof WrongSetting || error instanceof WrongSchema
  console.error(isSaid ? error.message : error)
  process.exitCode = 1
}
