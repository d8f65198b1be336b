// What `npm run restore -- --to …` and `npm run restore-drill -- --moment` have in common.

import { copyStore } from '#database/archive/copy-store.ts'
import { folderStore, type Store } from '#database/archive/store.ts'
import { faultsOf } from '#database/backup/prove.ts'
import { connect } from '#database/core/connect.ts'
import { migrate } from '#database/core/migrate.ts'
import type { Role } from '#database/core/roles.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { oldFingerprint, sealingFingerprint } from '#database/queries/identity/key-fingerprint.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { readPresentSealingSecrets, requireKey } from '#server/settings/known-key.ts'
import { type Settings, WrongSetting } from '#server/settings/settings.ts'

export function requireEmbedded({ database }: Settings): void {
  if (database.url)
    throw new WrongSetting(
      'A moment is restored of the embedded database; with DATABASE_URL use pgBackRest (deploy/pgbackrest/).',
    )
}

export function archiveStore({ backup }: Settings, fromCopy: boolean): Store {
  if (!fromCopy) return folderStore(backup.folder)
  if (!backup.copyTo) throw new WrongSetting('--from-copy needs BACKUP_COPY_TO, where the copy is.')
  return copyStore(backup.copyTo)
}

/** `latest`, or a moment with its time zone; answers undefined for the latest. */
export function readMoment(text: string, now: Date): Date | undefined {
  if (text === 'latest') return undefined
  const at = new Date(text)
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(text) || Number.isNaN(at.getTime()))
    throw new WrongSetting(
      '--to must be latest, or a moment with its time zone, such as 2026-11-17T05:00:00+07:00.',
    )
  if (at > now) throw new WrongSetting(`--to ${text} is not yet.`)
  return at
}

/** What was recovered into this folder, asked as the owner of its tables: whether its key is here, and whether all is right in it. */
export async function askRecovered<T>(
  dataDir: string,
  { passwords, settings }: { passwords: Record<Role | 'superuser', string>; settings: Settings },
  ask: (ownerUrl: string) => Promise<T>,
): Promise<{ faults: string[]; answer: T }> {
  const cluster = await startCluster({
    dataDir,
    superuserPassword: passwords.superuser,
    durable: true,
    onRestart: () => undefined,
  })
  try {
    const ownerUrl = `postgres://app_migrate:${passwords.app_migrate}@127.0.0.1:${cluster.port}/coop`
    await requireKeysOf(ownerUrl, settings.dataDir)
    const answer = await ask(ownerUrl)
    await migrate(ownerUrl)
    const audit = auditKeyFrom(...readPresentSealingSecrets(settings.dataDir))
    return { answer, faults: await faultsOf(ownerUrl, audit) }
  } finally {
    await cluster.stop()
  }
}

async function requireKeysOf(ownerUrl: string, dataDir: string): Promise<void> {
  const { db, close } = connect(ownerUrl, 1)
  try {
    for (const key of [await sealingFingerprint(db), await oldFingerprint(db)])
      if (key) requireKey(key, dataDir)
  } finally {
    await close()
  }
}
