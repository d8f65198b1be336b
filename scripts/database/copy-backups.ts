// `npm run copy-backups`: everything in BACKUP_DIR that is not at BACKUP_COPY_TO yet is copied there.

import { copyBackups } from '#database/archive/copy.ts'
import { copyStore } from '#database/archive/copy-store.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'

try {
  const { backup } = readSettings(process.env)
  if (!backup.copyTo)
    throw new WrongSetting(
      'Set BACKUP_COPY_TO to a mounted folder or to s3://bucket/folder; nothing was copied.',
    )
  const plan = { keep: backup.keep, walDays: backup.walDays, now: new Date() }
  const { copied, removed } = await copyBackups(backup.folder, copyStore(backup.copyTo), plan)
  console.log(`Copied ${copied} files; ${removed} that are no longer kept were removed there.`)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}
