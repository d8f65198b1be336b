// Whether this machine holds the key that the database is sealed with. With another one nothing sealed could be opened, and
// the first action recorded with it would break the chain of actions for good: so nothing is served, and nothing written.

import { createHmac } from 'node:crypto'
import { auditCheckOf, lastEventFits } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import {
  keyInForce,
  oldFingerprint,
  recordAuditCheck,
  recordSealingFingerprint,
} from '#database/queries/identity/key-fingerprint.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { hasSealingSecret, readSealingSecrets } from './secrets.ts'
import { WrongSetting } from './settings.ts'

const WHAT_TO_DO =
  'Copy sealing.key from another machine of the site, or from where it is kept, into DATA_DIR (chmod 600), and start again. Nothing was changed.'

export function fingerprintOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('fingerprint of the sealing key').digest()
}

/** The sealing secrets of this machine, that in force first; on the first start of all one is made, and its fingerprint recorded. */
export async function readKnownSealingSecrets(
  db: Db,
  dataDir: string,
): Promise<[string, ...string[]]> {
  const known = await keyInForce(db)
  if (known && !hasSealingSecret(dataDir)) throw missingKey()
  const held = readSealingSecrets(dataDir)
  const inForce = known ? secretOf(held, known.fingerprint) : await recordFirstKey(db, held)
  if (!inForce) throw otherKey()
  if (known && !known.audit_check) await recordAuditCheck(db, auditCheckOf(auditKeyFrom(inForce)))
  const old = await oldFingerprint(db)
  if (old && !secretOf(held, old)) throw oldKeyMissing()
  return [inForce, ...held.filter((secret) => secret !== inForce)]
}

/** A database older than this record: its last action was chained with the key that is asked for. */
async function recordFirstKey(db: Db, held: string[]): Promise<string | undefined> {
  for (const secret of held) {
    const key = auditKeyFrom(secret)
    if (!(await lastEventFits(db, key))) continue
    const recorded = await recordSealingFingerprint(db, fingerprintOf(secret), auditCheckOf(key))
    return secretOf(held, recorded)
  }
  return undefined
}

export function secretOf(held: string[], fingerprint: Buffer): string | undefined {
  return held.find((secret) => fingerprintOf(secret).equals(fingerprint))
}

/** For rows that are sealed with the key of this fingerprint. */
export function requireKey(fingerprint: Buffer, dataDir: string): void {
  if (!secretOf(readPresentSealingSecrets(dataDir), fingerprint)) throw otherKey()
}

/** For commands that prove what is there already: none is made for them. */
export function readPresentSealingSecrets(dataDir: string): [string, ...string[]] {
  if (!hasSealingSecret(dataDir)) throw missingKey()
  return readSealingSecrets(dataDir)
}

function missingKey(): WrongSetting {
  return new WrongSetting(`sealing.key is missing on this machine. ${WHAT_TO_DO}`)
}

function otherKey(): WrongSetting {
  return new WrongSetting(
    `sealing.key on this machine is not the key that this database is sealed with. ${WHAT_TO_DO}`,
  )
}

function oldKeyMissing(): WrongSetting {
  return new WrongSetting(
    `sealing.key on this machine lacks the key before the present one, with which a part of this database is still sealed. ${WHAT_TO_DO}`,
  )
}
