// `npm run restore -- FILE`: a backup becomes the database of the settings, which must hold nothing yet.
// `npm run restore -- --to MOMENT|latest [--from-copy] [--replace]`: see restore-to.ts.

import { parseArgs } from 'node:util'
import { BadBackup, openContainer } from '#database/backup/container.ts'
import { faultsOf } from '#database/backup/prove.ts'
import { restore } from '#database/backup/restore.ts'
import { openEmptyDatabase } from '#database/core/open.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { backupKeyToOpen } from '#server/settings/backup-key.ts'
import { embeddedOptions } from '#server/settings/embedded-options.ts'
import { requireKey } from '#server/settings/known-key.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import { readSettings, type Settings, WrongSetting } from '#server/settings/settings.ts'
import { restoreTo } from './restore-to.ts'

const USAGE =
  'npm run restore -- FILE, or npm run restore -- --to 2026-11-17T05:00:00+07:00 [--from-copy] [--replace], or --to latest'

try {
  const settings = readSettings(process.env)
  const flags = readFlags()
  if (flags.to !== undefined) await restoreTo(settings, { ...flags, to: flags.to })
  else await restoreFile(settings, flags.file)
} catch (error) {
  const isSaid = error instanceof OperatorError || error instanceof BadBackup
  console.error(isSaid ? error.message : error)
  process.exitCode = 1
}

async function restoreFile(settings: Settings, file: string | undefined): Promise<void> {
  if (!file) throw new WrongSetting(USAGE)
  const database = await openEmptyDatabase(embeddedOptions(settings), settings.database)
  try {
    const { tables, rows, madeAt } = await restore(
      database.ownerUrl,
      await openContainer(file, backupKeyToOpen(settings)),
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
}

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        'from-copy': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
      },
    })
    const { to, replace, 'from-copy': fromCopy } = values
    return { to, replace, fromCopy, file: positionals[0] }
  } catch {
    throw new WrongSetting(USAGE)
  }
}
