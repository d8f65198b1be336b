// `npm run restore -- --to MOMENT|latest [--from-copy] [--replace]`: the embedded database as it was at that second.

import { restoreMoment } from '#database/archive/restore-moment.ts'
import { sealWaiting } from '#database/archive/seal.ts'
import { databasePlace, waitingFolder } from '#database/embedded/place.ts'
import { requireBackupKey } from '#server/settings/backup-key.ts'
import { readPresentSealingSecrets } from '#server/settings/known-key.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import { archiveStore, askRecovered, readMoment, requireEmbedded } from './moment.ts'
import { stopSignal } from './stop-signal.ts'

interface RestoreFlags {
  to: string
  fromCopy: boolean
  replace: boolean
}

export async function restoreTo(
  settings: Settings,
  { to: words, fromCopy, replace }: RestoreFlags,
): Promise<void> {
  requireEmbedded(settings)
  const startedAt = performance.now()
  const to = readMoment(words, new Date())
  const { dataDir, backup } = settings
  const key = requireBackupKey(settings)
  readPresentSealingSecrets(dataDir)
  const store = archiveStore(settings, fromCopy)
  const passwords = readSecrets(dataDir)
  const restored = await restoreMoment({
    ...{ store, key, to, dataDir, passwords, replace, signal: stopSignal() },
    // What a site that was killed left unsealed.
    beforehand: () =>
      sealWaiting({ waiting: waitingFolder(databasePlace(dataDir)), archive: backup.folder, key }),
    async prove(scratch) {
      const { faults } = await askRecovered(scratch, { passwords, settings }, async () => undefined)
      for (const fault of faults) {
        console.error(`WRONG: ${fault}`)
        process.exitCode = 1
      }
    },
  })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(
    `Restored ${to ? `to ${to.toISOString()}` : 'the latest there is'} in ${seconds} s from ${restored.base} and ${restored.segments} files of the log.`,
  )
  console.log(`Its last transaction is of ${restored.lastTransaction ?? 'before the base backup'}.`)
  if (restored.endedBefore)
    console.log('The archive ends before that moment: everything in it was restored.')
  if (restored.aside) console.log(`The database of before is kept in ${restored.aside}.`)
}
