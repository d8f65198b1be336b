// `npm run restore -- FILE`: a backup becomes the database of the settings, which must hold nothing yet.

import { BadBackup, openContainer } from '#database/backup/container.ts'
import { faultsOf } from '#database/backup/prove.ts'
import { restore } from '#database/backup/restore.ts'
import { openEmptyDatabase } from '#database/core/open.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { requireKey } from '#server/settings/known-key.ts'
import { readSealingSecrets, readSecrets } from '#server/settings/secrets.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'

try {
  const settings = readSettings(process.env)
  const [file] = process.argv.slice(2)
  if (!file) throw new WrongSetting('npm run restore -- FILE')
  const database = await openEmptyDatabase(
    {
      dataDir: settings.dataDir,
      passwords: readSecrets(settings.dataDir),
      durable: true,
      onRestart: () => undefined,
    },
    settings.database,
  )
  try {
    const { tables, rows, madeAt } = await restore(
      database.ownerUrl,
      await openContainer(file, settings.backup.key),
      {
        requireKey: (fingerprint) => requireKey(fingerprint, settings.dataDir),
        rolePrefix: database.rolePrefix,
      },
    )
    console.log(`Restored ${rows} rows of ${tables} tables, as of ${madeAt.toISOString()}.`)
    const key = auditKeyFrom(...readSealingSecrets(settings.dataDir))
    for (const fault of await faultsOf(database.ownerUrl, key)) {
      console.error(`WRONG: ${fault}`)
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(
    error instanceof OperatorError || error instanceof BadBackup ? error.message : error,
  )
  process.exitCode = 1
}
