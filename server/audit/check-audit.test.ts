import pino from 'pino'
import { appendAudit } from '#database/core/audit.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { auditKeyFrom } from './audit.ts'
import { runAuditCheck } from './check-audit.ts'

test('SEC-59 every night the log says whether the chain stands, and a broken one is an error that names the row', async ({
  db,
}) => {
  const key = auditKeyFrom('a secret of this test and no other')
  const lines: { level: number; events: number; anchor?: string; broken_at?: number }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  await appendAudit(db, key, { actor: 'system', action: 'member.login', outcome: 'done' })

  await runAuditCheck(db, key, log)
  const other = auditKeyFrom('another secret, so that nothing fits')
  await appendAudit(db, other, { actor: 'system', action: 'member.logout', outcome: 'done' })
  await runAuditCheck(db, key, log)

  const [stands, broken] = lines
  expect(stands).toMatchObject({ level: 30, anchor: expect.stringMatching(/ลำดับ \d+, ลายนิ้วมือ/) })
  expect(broken).toMatchObject({ level: 50, broken_at: broken?.events })
})
