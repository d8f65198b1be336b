import { expect, test } from 'vitest'
import { backupItemOf } from './health-report.ts'

const NOW = new Date('2026-11-17T03:00:00Z')
const MADE = {
  file: 'made-on-another-machine.backup',
  made_at: new Date('2026-11-16T19:30:00Z'),
  bytes: 1_000,
  sha256: '',
  rows: 1,
  sealed: true,
  took_ms: 1,
}
const folder = '/nowhere'

test('a machine that makes no backups does not miss the file of another; one that makes them does', () => {
  expect(backupItemOf(MADE, { at: undefined, folder }, NOW).state).toBe('good')
  expect(backupItemOf(MADE, { at: '02:30', folder }, NOW)).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('ไม่พบไฟล์'),
  })
})

test('a backup that is two days late is missed on every machine, and so is the first', () => {
  const late = { ...MADE, made_at: new Date('2026-11-14T19:30:00Z') }
  for (const at of [undefined, '02:30']) {
    expect(backupItemOf(late, { at, folder }, NOW).state).toBe('bad')
    expect(backupItemOf(undefined, { at, folder }, NOW).state).toBe('bad')
  }
})
