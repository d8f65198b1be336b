// The database of the settings, opened as the owner of its tables.

import {
  type OwnedDatabase,
  openEmbeddedAsOwner,
  openOutsideDatabase,
} from '#database/core/open.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'

export function openAsOwner(settings: Settings): Promise<OwnedDatabase> {
  if (settings.database.url) return openOutsideDatabase(settings.database)
  return openEmbeddedAsOwner({
    dataDir: settings.dataDir,
    passwords: readSecrets(settings.dataDir),
    durable: true,
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
}
