// `npm run migrate`: brings the schema to this release, as a step of its own before the machines are updated.

import { migrate, migrations } from '#database/core/migrate.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { readSettings } from '#server/settings/settings.ts'
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
  const isSaid = error instanceof OperatorError
  console.error(isSaid ? error.message : error)
  process.exitCode = 1
}
