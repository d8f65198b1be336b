// The database of the settings, opened as the owner of its tables.

import { type OpenDatabase, openEmbeddedAsOwner, openOutsideAsOwner } from '#database/open.ts'
import { readSecrets } from '#server/secrets.ts'
import type { Settings } from '#server/settings.ts'

export function openAsOwner(settings: Settings): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    return openOutsideAsOwner(settings.databaseUrl, settings.databaseMigrateUrl)
  }
  return openEmbeddedAsOwner({
    dataDir: settings.dataDir,
    passwords: readSecrets(settings.dataDir),
    durable: true,
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
}
