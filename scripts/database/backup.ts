// `npm run backup`: everything the database holds, in one file that `npm run restore-drill` can prove.

import { join } from 'node:path'
import { makeBackup } from '#database/backup/make.ts'
import { aloneWithBackups } from '#database/backup/records.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { backupKeyToSeal } from '#server/settings/backup-key.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'
import { stopSignal } from './stop-signal.ts'

const signal = stopSignal()

try {
  const settings = readSettings(process.env)
  const { backup } = settings
  const database = await openAsOwner(settings)
  try {
    const isAlone = await aloneWithBackups(database.ownerUrl, async () => {
      const made = await makeBackup(
        database.ownerUrl,
        { ...backup, key: backupKeyToSeal(settings), signal },
        new Date(),
      )
      const size = `${(made.bytes / 1024 / 1024).toFixed(1)} MB`
      const sealed = made.sealed ? 'encrypted' : 'NOT encrypted (set BACKUP_KEY)'
      console.log(`${join(backup.folder, made.file)}  ${size}, ${made.rows} rows, ${sealed}`)
    })
    if (!isAlone) throw new WrongSetting('Another backup is being made; nothing was done.')
  } finally {
    await database.close()
  }
} catch (error) {
  if (signal.aborted) console.error('Stopped before the backup was made; nothing was left behind.')
  else console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}
