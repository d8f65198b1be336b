import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { exitCode, finding, table } from './finding.ts'
import { checkDatabase, checkMachine } from './inside.ts'
import { checkFromOutside } from './outside.ts'

const NOW = new Date('2026-11-16T05:00:00Z')

function stateOf(findings: { english: string; state: string }[], english: string) {
  return findings.find((one) => one.english === english)?.state
}

test('a key that others can read, a backup beside the data and a missing key are found', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coop-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  writeFileSync(join(dataDir, 'sealing.key'), 'x')
  chmodSync(join(dataDir, 'sealing.key'), 0o644)
  const findings = await checkMachine(readSettings({ DATA_DIR: dataDir }))
  expect(findings.filter((one) => one.english === 'key file')).toMatchObject([
    { state: 'bad', says: 'ผู้อื่นอ่านได้' },
    { state: 'bad', says: 'ไม่พบ' },
  ])
  expect(stateOf(findings, 'backup target')).toBe('watch')
  expect(stateOf(findings, 'mode')).toBe('watch')
})

test('of the database its version, its role, its clock and what never happened are told', async ({
  db,
}) => {
  const findings = await checkDatabase(db, readSettings({}), new Date())
  expect(findings.map(({ english, state }) => `${english} ${state}`)).toEqual([
    'database good',
    'role and row-level security good',
    'clock good',
    'backup and drill bad',
    'night bad',
    'sms gateway watch',
    'smtp watch',
  ])
  const later = await checkDatabase(db, readSettings({}), new Date(Date.now() + 120_000))
  expect(stateOf(later, 'clock')).toBe('bad')
})

test('a gateway that takes no calls is found, and one that does is well', async ({ db }) => {
  const app = await buildTestApp(db)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const sms = { SMS_URL: address, SMS_TOKEN: 't' }
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@coop.example' }
  const findings = await checkDatabase(db, readSettings({ ...sms, ...smtp }), NOW)
  expect([stateOf(findings, 'sms gateway'), stateOf(findings, 'smtp')]).toEqual(['good', 'bad'])

  // Our own server sends what a browser needs; only https is missing here.
  const outside = await checkFromOutside(address, NOW)
  expect(outside.map(({ english, state }) => `${english} ${state}`)).toEqual([
    'address bad',
    'reachable good',
    'headers good',
    'cookies good',
  ])
  await app.close()
  expect(stateOf(await checkFromOutside(address, NOW), 'reachable')).toBe('bad')
})

test('the table says in both languages what to do, and the exit code is for programs', () => {
  const well = finding(['นาฬิกา', 'clock'], 'good', 'ตรง', 'ตั้งเวลา')
  const poor = finding(['ใบรับรอง', 'certificate'], 'watch', 'เหลือ 9 วัน', 'ต่ออายุใบรับรอง')
  const bad = finding(['ที่อยู่', 'address'], 'bad', 'http://x', 'ใช้ https')
  expect(table([well, poor, bad])).toContain('FAIL  ที่อยู่ (address): http://x\n        → ใช้ https')
  expect(table([well])).not.toContain('ตั้งเวลา')
  expect([[well], [well, poor], [poor, bad]].map(exitCode)).toEqual([0, 1, 2])
})
