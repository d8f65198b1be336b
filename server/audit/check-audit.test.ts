import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { appendAudit } from '#database/core/audit.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { auditKeyFrom } from './audit.ts'
import { runAuditCheck } from './check-audit.ts'

test('SEC-59 every night the log says whether the chain stands, and a broken one is an error that names the row', async ({
  db,
}) => {
  const key = auditKeyFrom('a secret of this test and no other')
  const folder = givenFolder()
  const lines: { level: number; events: number; anchor?: string; broken_at?: number }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  await appendAudit(db, key, { actor: 'system', action: 'member.login', outcome: 'done' })

  await runAuditCheck(db, key, log, { backups: folder, data: folder })
  const other = auditKeyFrom('another secret, so that nothing fits')
  await appendAudit(db, other, { actor: 'system', action: 'member.logout', outcome: 'done' })
  await runAuditCheck(db, key, log, { backups: folder, data: folder })

  const [stands, broken] = lines
  expect(stands).toMatchObject({ level: 30, anchor: expect.stringMatching(/ลำดับ \d+, ลายนิ้วมือ/) })
  expect(broken).toMatchObject({ level: 50, broken_at: broken?.events })
})

test('a chain that stands, but is not the one whose line is beside the backups, is an error, and no new line is kept', async ({
  db,
}) => {
  const key = auditKeyFrom('a secret of this test and no other')
  const lines: { level: number; msg: string; kept?: string }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const folder = givenFolder()
  const done = { actor: 'system', outcome: 'done' } as const
  await appendAudit(db, key, { ...done, action: 'member.login' })
  await appendAudit(db, key, { ...done, action: 'member.logout' })
  await runAuditCheck(db, key, log, { backups: folder, data: folder })
  await runAuditCheck(db, key, log, { backups: folder, data: folder })
  const [kept, ...more] = readFileSync(join(folder, 'audit-anchors.txt'), 'utf8').trim().split('\n')
  expect(more).toEqual([])

  // What another chain would look like to the line that was kept.
  const file = join(folder, 'audit-anchors.txt')
  const unfit = `${kept}`.replace(/[0-9a-f]{4}$/, (last) => (last === '0000' ? '1111' : '0000'))
  writeFileSync(file, `${unfit}\n`)
  await runAuditCheck(db, key, log, { backups: folder, data: folder })
  expect(lines.at(-1)).toMatchObject({ level: 50, kept: unfit })
  expect(readFileSync(file, 'utf8')).toBe(`${unfit}\n`)
})

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coop-anchors-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
