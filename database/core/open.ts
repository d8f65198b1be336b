// The database as the settings name it, ready to serve: running, with its roles, and migrated.

import { startCluster } from '../embedded/cluster.ts'
import { NIGHT_OPTIONS } from '../import/client.ts'
import { migrate, requireMigrated } from './migrate.ts'
import { requireSessions } from './pooler.ts'
import {
  asAppRole,
  prepareDatabase,
  prepareOutsideDatabase,
  ROLE_PREFIX,
  type Role,
} from './roles.ts'
import { takeSiteLock } from './site-lock.ts'

export interface OpenDatabase {
  /** As app_rw, for the server. */
  url: string
  /** The same, for whoever listens: past a pooler where there is a way. */
  listenUrl: string
  /** The same on standbys, for reading nights. */
  standbyUrls: string[]
  /** As the owner of the tables, for migrations, nights and locks. */
  ownerUrl: string
  rolePrefix: string
  close(): Promise<void>
}

/** A server that is not ours, as the settings name it. */
export interface OutsideDatabase {
  url: string
  /** As the owner of the tables; empty: `url` is the owner's. */
  migrateUrl?: string
  /** As `url`, past a pooler; empty: there is no other way. */
  directUrl?: string
  /** As `url`, on standbys. */
  replicaUrls?: string[]
  /** What the names of this site's roles begin with. */
  rolePrefix?: string
  /** Whether whoever opens it migrates it; otherwise it must have been (`npm run migrate`). */
  migrates?: boolean
}

interface EmbeddedOptions {
  dataDir: string
  passwords: Record<Role | 'superuser', string>
  durable: boolean
  archives?: boolean
  onRestart(): void
}

export interface OwnedDatabase extends Omit<OpenDatabase, 'url' | 'listenUrl' | 'standbyUrls'> {
  /** Of the embedded one: its administrator's. */
  superuserUrl?: string
}

const DATABASE = 'coop'

/** Answers undefined when another process already runs the site on this folder. */
export async function openEmbeddedDatabase(
  options: EmbeddedOptions,
): Promise<OpenDatabase | undefined> {
  const { passwords } = options
  const cluster = await startCluster({ ...options, superuserPassword: passwords.superuser })
  const urlOf = (user: Role | 'postgres', password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${cluster.port}/${database}`
  const superuserUrl = urlOf('postgres', passwords.superuser, 'postgres')
  const lock = await takeSiteLock(superuserUrl)
  if (!lock) {
    cluster.leave()
    return undefined
  }
  const ownerUrl = urlOf('app_migrate', passwords.app_migrate, DATABASE)
  try {
    await prepareDatabase(superuserUrl, passwords, DATABASE)
    await migrate(ownerUrl)
  } catch (error) {
    await lock.release()
    await cluster.stop()
    throw error
  }
  const url = urlOf('app_rw', passwords.app_rw, DATABASE)
  return {
    url,
    listenUrl: url,
    standbyUrls: [],
    ownerUrl,
    rolePrefix: ROLE_PREFIX,
    async close() {
      await lock.release()
      await cluster.stop()
    },
  }
}

/**
 * As the owner of the tables, for the night's import: beside a running site or on its own. The import
 * has a lock of its own (database/import/import-run.ts).
 */
export async function openEmbeddedAsOwner(options: EmbeddedOptions): Promise<OwnedDatabase> {
  const { passwords } = options
  const cluster = await startCluster({ ...options, superuserPassword: passwords.superuser })
  const at = `127.0.0.1:${cluster.port}`
  const superuserUrl = `postgres://postgres:${passwords.superuser}@${at}/postgres`
  const ownerUrl = `postgres://app_migrate:${passwords.app_migrate}@${at}/${DATABASE}`
  const lock = await takeSiteLock(superuserUrl)
  if (!lock) {
    cluster.leave() // the site watches over PostgreSQL
    return { ownerUrl, superuserUrl, rolePrefix: ROLE_PREFIX, close: async () => undefined }
  }
  await prepareDatabase(superuserUrl, passwords, DATABASE)
  await migrate(ownerUrl)
  return {
    ownerUrl,
    superuserUrl,
    rolePrefix: ROLE_PREFIX,
    async close() {
      await lock.release()
      await cluster.stop()
    },
  }
}

/** Without its tables, for a backup to be restored into: nobody may serve from it meanwhile. */
export async function openEmptyDatabase(
  options: EmbeddedOptions,
  { url, migrateUrl, directUrl, rolePrefix = ROLE_PREFIX }: OutsideDatabase,
): Promise<OwnedDatabase> {
  const outsideUrl = migrateUrl || directUrl || url
  if (outsideUrl) {
    await requireSessions(outsideUrl, NIGHT_OPTIONS)
    await prepareOutsideDatabase(outsideUrl, rolePrefix)
    return { ownerUrl: outsideUrl, rolePrefix, close: async () => undefined }
  }
  const { passwords } = options
  const cluster = await startCluster({ ...options, superuserPassword: passwords.superuser })
  const at = `127.0.0.1:${cluster.port}`
  const superuserUrl = `postgres://postgres:${passwords.superuser}@${at}/postgres`
  const lock = await takeSiteLock(superuserUrl)
  if (!lock) {
    cluster.leave()
    throw new Error('the site runs on this folder; stop it first')
  }
  await prepareDatabase(superuserUrl, passwords, DATABASE)
  return {
    ownerUrl: `postgres://app_migrate:${passwords.app_migrate}@${at}/${DATABASE}`,
    rolePrefix: ROLE_PREFIX,
    async close() {
      await lock.release()
      await cluster.stop()
    },
  }
}

export async function openOutsideDatabase({
  url,
  migrateUrl,
  directUrl,
  replicaUrls = [],
  rolePrefix = ROLE_PREFIX,
  migrates = true,
}: OutsideDatabase): Promise<OpenDatabase> {
  const ownerUrl = migrateUrl || directUrl || url
  await requireSessions(ownerUrl, NIGHT_OPTIONS)
  if (!migrateUrl) await prepareOutsideDatabase(ownerUrl, rolePrefix)
  if (migrates) await migrate(ownerUrl, { rolePrefix })
  else await requireMigrated(ownerUrl, { rolePrefix })
  const asServer = (address: string) => (migrateUrl ? address : asAppRole(address, rolePrefix))
  const [servingUrl, listenUrl] = [asServer(url), asServer(directUrl || url)]
  await requireSessions(servingUrl)
  if (listenUrl !== servingUrl) await requireSessions(listenUrl)
  return {
    url: servingUrl,
    listenUrl,
    standbyUrls: replicaUrls.map(asServer),
    ownerUrl,
    rolePrefix,
    close: async () => undefined,
  }
}
