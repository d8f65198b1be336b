// Whether this machine holds the key that the database is sealed with. With another one nothing sealed could be opened, and
// the first action recorded with it would break the chain of actions for good: so nothing is served, and nothing written.

import { createHmac } from 'node:crypto'
import { lastEventFits } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import {
  recordSealingFingerprint,
  sealingFingerprint,
} from '#database/queries/identity/key-fingerprint.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { hasSealingSecret, readSealingSecret } from './secrets.ts'
import { WrongSetting } from './settings.ts'

const WHAT_TO_DO =
  'Copy sealing.key from another machine of the site, or from where it is kept, into DATA_DIR (chmod 600), and start again. Nothing was changed.'

export function fingerprintOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('fingerprint of the sealing key').digest()
}

/** The sealing secret of this machine; on the first start of all it is made, and its fingerprint recorded. */
export async function readKnownSealingSecret(db: Db, dataDir: string): Promise<string> {
  const known = await sealingFingerprint(db)
  if (known && !hasSealingSecret(dataDir)) throw missingKey()
  const secret = readSealingSecret(dataDir)
  const own = fingerprintOf(secret)
  // A database older than this record: its last action was chained with the key that is asked for.
  if (!known && !(await lastEventFits(db, auditKeyFrom(secret)))) throw otherKey()
  if (!own.equals(known ?? (await recordSealingFingerprint(db, own)))) throw otherKey()
  return secret
}

/** For rows that are sealed with the key of this fingerprint. */
export function requireKey(fingerprint: Buffer, dataDir: string): void {
  if (!fingerprint.equals(fingerprintOf(readPresentSealingSecret(dataDir)))) throw otherKey()
}

/** For commands that prove what is there already: none is made for them. */
export function readPresentSealingSecret(dataDir: string): string {
  if (!hasSealingSecret(dataDir)) throw missingKey()
  return readSealingSecret(dataDir)
}

function missingKey(): WrongSetting {
  return new WrongSetting(`sealing.key is missing on this machine. ${WHAT_TO_DO}`)
}

function otherKey(): WrongSetting {
  return new WrongSetting(
    `sealing.key on this machine is not the key that this database is sealed with. ${WHAT_TO_DO}`,
  )
}
