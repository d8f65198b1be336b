// `npm run restore-drill -- --moment [--from-copy]`: proves beside the running site that a second of now can be brought back.

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { baseBackupsIn } from '#database/archive/folder.ts'
import { markersIn, markMoment } from '#database/archive/moment-drill.ts'
import { recover } from '#database/archive/recover.ts'
import { noteDrill } from '#database/backup/records.ts'
import { runningPort } from '#database/embedded/cluster.ts'
import { databasePlace } from '#database/embedded/place.ts'
import { requireBackupKey } from '#server/settings/backup-key.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { type Settings, WrongSetting } from '#server/settings/settings.ts'
import { archiveStore, askRecovered, requireEmbedded } from './moment.ts'

/** Answers whether it is proved. */
export async function drillMoment(
  settings: Settings,
  fromCopy: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  requireEmbedded(settings)
  const { dataDir } = settings
  const port = runningPort(dataDir)
  if (port === undefined)
    throw new WrongSetting(
      'The drill of a moment needs the running site, which archives its log; start it with BACKUP_WAL=yes first.',
    )
  const key = requireBackupKey(settings)
  const store = archiveStore(settings, fromCopy)
  if ((await baseBackupsIn(store)).length === 0)
    throw new WrongSetting(
      'There is no base backup yet: the site makes one a minute after its start, npm run base-backup at once.',
    )
  const passwords = readSecrets(dataDir)
  const urlOf = (role: string, password: string, database: string, at: number) =>
    `postgres://${role}:${password}@127.0.0.1:${at}/${database}`
  const { moment, sealedAfterMs } = await markMoment(
    urlOf('postgres', passwords.superuser, 'postgres', port),
    store,
    signal,
  )
  const startedAt = performance.now()
  const scratch = await mkdtemp(join(dataDir, 'drill-'))
  let says: string
  let proved: boolean
  try {
    await recover({ store, key, to: moment, dataDir: scratch, passwords, signal })
    const { faults, answer } = await askRecovered(
      scratch,
      { passwords, settings },
      async (ownerUrl) =>
        markersIn(
          urlOf('postgres', passwords.superuser, 'postgres', Number(new URL(ownerUrl).port)),
        ),
    )
    proved = faults.length === 0 && answer.join() === 'before'
    const seconds = (ms: number) => `${Math.round(ms / 1_000)} วินาที`
    says = proved
      ? `กู้คืนถึงวินาทีที่กำหนดได้ ไม่ขาดและไม่เกิน เขียนแล้วเข้าคลังใน ${seconds(sealedAfterMs)} กู้คืนใน ${seconds(performance.now() - startedAt)}`
      : [`เครื่องหมายที่พบ: ${answer.join(', ') || 'ไม่มี'}`, ...faults].join('; ')
  } catch (error) {
    signal.throwIfAborted()
    proved = false
    says = error instanceof Error ? error.message : String(error)
  } finally {
    await rm(databasePlace(scratch).cluster, { recursive: true, force: true })
    await rm(scratch, { recursive: true, force: true })
  }
  const took_ms = Math.round(performance.now() - startedAt)
  const file = `${fromCopy ? 'copy' : 'archive'} ${moment.toISOString()}`
  await noteDrill(urlOf('app_migrate', passwords.app_migrate, 'coop', port), {
    ...{ file, at: new Date(), proved, says, took_ms },
  })
  console.log(
    `${proved ? 'PROVED' : 'NOT PROVED'} ${file} in ${(took_ms / 1_000).toFixed(1)} s: ${says}`,
  )
  return proved
}
