import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { appendAudit } from '#database/core/audit.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { fingerprintOf, readKnownSealingSecrets, requireKey } from './known-key.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A machine's DATA_DIR, with this key or none. */
function givenMachine(key?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'coop-keys-'))
  folders.push(folder)
  if (key) writeFileSync(join(folder, 'sealing.key'), key, { mode: 0o600 })
  return folder
}

test('the first machine makes a key; another with the same key is let in', async ({ db }) => {
  const [secret] = await readKnownSealingSecrets(db, givenMachine())

  expect(secret).toHaveLength(43)
  expect(await readKnownSealingSecrets(db, givenMachine(secret))).toEqual([secret])
})

test('a machine without the key is refused, and makes none', async ({ db }) => {
  await readKnownSealingSecrets(db, givenMachine())
  const other = givenMachine()

  await expect(readKnownSealingSecrets(db, other)).rejects.toThrow(
    /^sealing\.key is missing .*Copy/,
  )

  expect(existsSync(join(other, 'sealing.key'))).toBe(false)
})

test('a machine with another key is refused', async ({ db }) => {
  await readKnownSealingSecrets(db, givenMachine())

  await expect(readKnownSealingSecrets(db, givenMachine('another key'))).rejects.toThrow(
    /is not the key that this database is sealed with.*Copy/,
  )
})

test('a database from before fingerprints is known by the last action it recorded', async ({
  db,
}) => {
  const event = { actor: 'system', action: 'staff.login', outcome: 'done' } as const
  await appendAudit(db, auditKeyFrom('the key of this database'), event)

  await expect(readKnownSealingSecrets(db, givenMachine('another key'))).rejects.toThrow('is not')

  const own = givenMachine('the key of this database')
  expect(await readKnownSealingSecrets(db, own)).toEqual(['the key of this database'])
})

test('a backup is restored only where its key is', () => {
  const fingerprint = fingerprintOf('the key of the backup')

  expect(() => requireKey(fingerprint, givenMachine('the key of the backup'))).not.toThrow()
  expect(() => requireKey(fingerprint, givenMachine('another key'))).toThrow('is not the key')
  expect(() => requireKey(fingerprint, givenMachine())).toThrow('is missing')
})
