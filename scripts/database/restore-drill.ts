// `npm run restore-drill [-- FILE]`: restores the newest backup, or this one, into a database that is thrown away, and
// says whether it is proved. With --moment a second is proved instead (moment-drill.ts).

import { basename, join } from 'node:path'
import { drill } from '#database/backup/drill.ts'
import { backupsIn } from '#database/backup/folder.ts'
import { noteDrill } from '#database/backup/records.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { backupKeyToOpen } from '#server/settings/backup-key.ts'
import { readPresentSealingSecrets } from '#server/settings/known-key.ts'
import { readSettings, type Settings, WrongSetting } from '#server/settings/settings.ts'
import { drillMoment } from './moment-drill.ts'
import { openAsOwner } from './owner-database.ts'
import { stopSignal } from './stop-signal.ts'

const signal = stopSignal()

try {
  const settings = readSettings(process.env)
  const args = process.argv.slice(2)
  if (args.includes('--moment')) {
    const proved = await drillMoment(settings, args.includes('--from-copy'), signal)
    if (!proved) process.exitCode = 1
  } else await drillFile(settings, args[0])
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}

async function drillFile(settings: Settings, given: string | undefined): Promise<void> {
  const { folder } = settings.backup
  const newest = (await backupsIn(folder))[0]
  const file = given ?? (newest && join(folder, newest))
  if (!file)
    throw new WrongSetting(`There is no backup in ${folder}; make one with npm run backup.`)
  const audit = auditKeyFrom(...readPresentSealingSecrets(settings.dataDir))
  const { proved, says, tookMs } = await drill(file, {
    key: backupKeyToOpen(settings),
    audit,
    workDir: settings.dataDir,
    signal,
  })
  if (signal.aborted)
    throw new WrongSetting('Stopped before the drill ended; nothing is proved or left behind.')
  const database = await openAsOwner(settings)
  try {
    const at = new Date()
    await noteDrill(database.ownerUrl, {
      file: basename(file),
      at,
      proved,
      says,
      took_ms: tookMs,
    })
  } finally {
    await database.close()
  }
  const seconds = (tookMs / 1000).toFixed(1)
  console.log(`${proved ? 'PROVED' : 'NOT PROVED'} ${basename(file)} in ${seconds} s: ${says}`)
  if (!proved) process.exitCode = 1
}
