import { connect, type Db } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { Refusal } from '#server/http/errors.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { openAsOwner } from '../database/owner-database.ts'

/**
 * Runs a command of the terminal as the owner of the tables. Its arguments are read before the database is opened; what is
 * wrong with them is said in a line.
 */
export async function asOwner<Arguments>(
  readArguments: () => Arguments,
  run: (db: Db, settings: Settings, given: Arguments, ownerUrl: string) => Promise<void>,
): Promise<void> {
  try {
    const given = readArguments()
    const settings = readSettings(process.env)
    const database = await openAsOwner(settings)
    const { db, close } = connect(database.ownerUrl, 1)
    try {
      await run(db, settings, given, database.ownerUrl)
    } finally {
      await close()
      await database.close()
    }
  } catch (error) {
    const isSaid = error instanceof OperatorError || error instanceof Refusal
    console.error(isSaid ? error.message : error)
    process.exitCode = 1
  }
}
