// The database of the settings, opened as the owner of its tables.

import {
  type OwnedDatabase,
  openEmbeddedAsOwner,
  openOutsideDatabase,
} from '#database/core/open.ts'
import { WrongPooler } from '#database/core/pooler.ts'
import { OtherRoles } from '#database/core/roles.ts'
import { WrongSchema } from '#database/core/schema-range.ts'
import { embeddedOptions } from '#server/settings/embedded-options.ts'
import { type Settings, WrongSetting } from '#server/settings/settings.ts'

export async function openAsOwner(settings: Settings): Promise<OwnedDatabase> {
  try {
    return await open(settings)
  } catch (error) {
    // Commands say what an operator can put right in a line.
    const isSaid = [WrongSchema, OtherRoles, WrongPooler].some((known) => error instanceof known)
    throw isSaid ? new WrongSetting((error as Error).message) : error
  }
}

function open(settings: Settings): Promise<OwnedDatabase> {
  if (settings.database.url) return openOutsideDatabase(settings.database)
  return openEmbeddedAsOwner(
    embeddedOptions(settings, () =>
      console.error('PostgreSQL was gone and is being started again.'),
    ),
  )
}
