// Secrets made on the first start and kept in DATA_DIR/secrets.json, readable by its owner only.

import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { WrongSetting } from './settings.ts'

export interface Secrets {
  superuser: string
  app_migrate: string
  app_rw: string
  app_audit_ro: string
  app_backup: string
  /** Signs anti-forgery tokens. */
  csrf: string
}

export function readSecrets(dataDir: string): Secrets {
  keepToOwner(dataDir)
  const file = join(dataDir, 'secrets.json')
  if (!statSync(file, { throwIfNoEntry: false }))
    writeOnce(file, JSON.stringify(newSecrets(), null, 2))
  requireOwnerOnly(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * What national ids and bank accounts are sealed with. A file of its own, because the others can be
 * made anew and this one cannot: keep it apart from backups, and never lose it. One key a line: while the key is changed
 * there are two, and the database knows which is in force (known-key.ts).
 */
export function readSealingSecrets(dataDir: string): [string, ...string[]] {
  keepToOwner(dataDir)
  const file = sealingFile(dataDir)
  if (!hasSealingSecret(dataDir)) writeOnce(file, secret())
  requireOwnerOnly(file)
  const [first = '', ...others] = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [first, ...others]
}

/** A new key, after those that are there. */
export function addSealingSecret(dataDir: string): void {
  rewriteSealingFile(dataDir, [...readSealingSecrets(dataDir), secret()])
}

/** Out of the file, and into one beside it: backups of before can be restored with it only. */
export function setSealingSecretAside(dataDir: string, old: string, name: string): string {
  const aside = join(dataDir, name)
  writeFileSync(aside, `${old}\n`, { mode: 0o600, flush: true })
  rewriteSealingFile(
    dataDir,
    readSealingSecrets(dataDir).filter((one) => one !== old),
  )
  return aside
}

/** What backups are sealed with where BACKUP_KEY does not say: made on the first use, and kept by people in another place too. */
export function readBackupKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = backupKeyFile(dataDir)
  if (!existsSync(file)) writeOnce(file, `${secret()}\n`)
  return readPresentBackupKey(dataDir)
}

/** Empty where there is none: for who opens what is there already. */
export function readPresentBackupKey(dataDir: string): string {
  const file = backupKeyFile(dataDir)
  if (!existsSync(file)) return ''
  requireOwnerOnly(file)
  return readFileSync(file, 'utf8').trim()
}

function backupKeyFile(dataDir: string): string {
  return join(dataDir, 'backup.key')
}

function rewriteSealingFile(dataDir: string, secrets: string[]): void {
  const file = sealingFile(dataDir)
  writeFileSync(`${file}.new`, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

export function hasSealingSecret(dataDir: string): boolean {
  return existsSync(sealingFile(dataDir))
}

function sealingFile(dataDir: string): string {
  return join(dataDir, 'sealing.key')
}

/** Nobody else looks into the folder. Only where root starts it may PostgreSQL's own account pass through (place.ts). */
function keepToOwner(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  const passing = process.getuid?.() === 0 ? 0o001 : 0
  const { mode } = statSync(dataDir)
  if ((mode & 0o077 & ~passing) === 0) return
  try {
    chmodSync(dataDir, mode & (0o700 | passing))
  } catch {
    throw new WrongSetting(`${dataDir} can be read by others; run chmod 700 on it.`)
  }
}

function requireOwnerOnly(file: string): void {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new WrongSetting(`${file} can be read by others; run chmod 600 on it.`)
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Linked into place, so that of two first starts at once both read the same secrets. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function newSecrets(): Secrets {
  return {
    superuser: secret(),
    app_migrate: secret(),
    app_rw: secret(),
    app_audit_ro: secret(),
    app_backup: secret(),
    csrf: secret(),
  }
}
