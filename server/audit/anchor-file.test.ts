import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { appendAudit, verifyAudit } from '#database/core/audit.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { auditHead } from '#database/queries/audit/audit-anchor.ts'
import { anchorLine } from '#domain/audit/audit-anchor.ts'
import { clusterJobs } from '#server/jobs/index.ts'
import { readFaults } from '#server/monitoring/alerts/faults.ts'
import { readFacts } from '#server/monitoring/metrics/facts.ts'
import type { Sender } from '#server/outbox/senders.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'
import {
  anchorPlaceOf,
  beginAnchorsAnew,
  keepAnchor,
  storedAnchors,
  unfitAnchor,
} from './anchor-file.ts'
import { auditKeyFrom } from './audit.ts'
import { checkAudit, runAuditCheck } from './check-audit.ts'

const OF_ANOTHER = 'ลำดับ 1, ลายนิ้วมือ 1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f809'
const CUT = 'ลำดับ 9999999, ลายนิ้วมือ 1a2b-3c4d-5e6f-7081-92a3-b4c5-d6e7-f809'
const REASON = 'กู้คืนไฟล์สำรองวันที่ 14 หลังดิสก์เสีย'

async function givenAnchors(app: FastifyInstance, ...lines: string[]): Promise<string> {
  await appendAudit(app.db, app.audit, {
    actor: 'system',
    action: 'member.login',
    outcome: 'done',
  })
  const folder = mkdtempSync(join(tmpdir(), 'coop-anchors-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  app.settings.backup.folder = folder
  const before = app.settings.dataDir
  app.settings.dataDir = mkdtempSync(join(tmpdir(), 'coop-anchors-data-'))
  onTestFinished(() => {
    rmSync(app.settings.dataDir, { recursive: true, force: true })
    app.settings.dataDir = before
  })
  writeFileSync(join(folder, 'audit-anchors.txt'), lines.map((line) => `${line}\n`).join(''))
  return folder
}

async function headLine(app: FastifyInstance): Promise<string> {
  const head = await auditHead(app.db)
  return head ? anchorLine(head) : ''
}

const auditFault = async (app: FastifyInstance) =>
  (await readFaults(app, new Date())).find(({ name }) => name === 'audit')

test.for([
  ['of another chain', OF_ANOTHER],
  ['of a chain that was longer', CUT],
  ['that is no line at all', 'x'],
] as const)(
  'SEC-59 a kept line %s turns the health page red and is told',
  async ([, line], { app }) => {
    const folder = await givenAnchors(app, line)
    expect((await auditFault(app))?.says).toContain(line)

    writeFileSync(join(folder, 'audit-anchors.txt'), `${await headLine(app)}\n`)
    expect(await auditFault(app)).toBeUndefined()
  },
)

test('SEC-59 lines that somebody took away, the last, all or every copy, are missed by the health page, the auditor and Prometheus', async ({
  app,
  db,
}) => {
  const folder = await givenAnchors(app)
  const file = join(folder, 'audit-anchors.txt')
  const first = await headLine(app)
  await keepAnchor(db, anchorPlaceOf(app.settings), first)
  await appendAudit(db, app.audit, { actor: 'system', action: 'member.logout', outcome: 'done' })
  const second = await headLine(app)
  await keepAnchor(db, anchorPlaceOf(app.settings), second)
  await checkAudit(db, app.audit, 'system')
  const auditor = await givenAsking(app, ['auditor'])
  const faults = async () => [
    (await auditFault(app))?.says,
    (await auditor.data('audit/checks')).anchor_fault ?? undefined,
  ]
  expect(await faults()).toEqual([undefined, undefined])
  expect((await readFacts(app, new Date())).anchorsFit).toBe(true)

  for (const left of [`${first}\n`, undefined, 'neither copy']) {
    if (left === undefined) rmSync(file)
    else if (left === 'neither copy') rmSync(join(app.settings.dataDir, 'audit-anchor-last.txt'))
    else writeFileSync(file, left)
    const says = expect.stringContaining(`หายไป (${second})`)
    expect(await faults()).toEqual([says, says])
    expect((await readFacts(app, new Date())).anchorsFit).toBe(false)
    // And nobody covers it up with a new line.
    await runAuditCheck(db, app.audit, pino({ enabled: false }), anchorPlaceOf(app.settings))
    expect((await storedAnchors(anchorPlaceOf(app.settings))).length).toBe(
      left?.startsWith(first) ? 1 : 0,
    )
  }
  await beginAnchorsAnew(db, app.audit, anchorPlaceOf(app.settings), REASON)
  expect(await faults()).toEqual([undefined, undefined])
})

test('after a restore the lines begin anew for a reason, which is part of the chain; the old ones are put aside', async ({
  app,
  db,
}) => {
  const folder = await givenAnchors(app, CUT)

  await beginAnchorsAnew(db, app.audit, anchorPlaceOf(app.settings), REASON)

  const events = await db.selectFrom('audit_event').select(['action', 'detail']).execute()
  expect(events.at(-1)).toEqual({
    action: 'audit.begin_anew',
    detail: { reason: REASON, before: CUT },
  })
  expect((await verifyAudit(db, app.audit)).brokenAt).toBeUndefined()
  expect(await storedAnchors(anchorPlaceOf(app.settings))).toEqual([await headLine(app)])
  expect(await unfitAnchor(db, await storedAnchors(anchorPlaceOf(app.settings)))).toBeUndefined()
  const [aside = ''] = readdirSync(folder).filter((name) => name !== 'audit-anchors.txt')
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(`${CUT}\n`)
})

test('nothing begins anew without a reason, nor where every line fits, nor over a broken chain', async ({
  app,
  db,
}) => {
  const folder = await givenAnchors(app, CUT)
  const anew = (reason: string) =>
    beginAnchorsAnew(db, app.audit, anchorPlaceOf(app.settings), reason)
  await expect(anew('กู้คืน')).rejects.toThrow(OperatorError)
  await expect(
    beginAnchorsAnew(db, app.audit, anchorPlaceOf(app.settings), ' '.repeat(20)),
  ).rejects.toThrow('reason')

  writeFileSync(join(folder, 'audit-anchors.txt'), `${await headLine(app)}\n`)
  await expect(anew(REASON)).rejects.toThrow('nothing to begin anew')

  writeFileSync(join(folder, 'audit-anchors.txt'), `${CUT}\n`)
  const other = auditKeyFrom('another secret, so that nothing fits')
  await appendAudit(db, other, { actor: 'system', action: 'member.logout', outcome: 'done' })
  await expect(anew(REASON)).rejects.toThrow('broken')
  expect(await storedAnchors(anchorPlaceOf(app.settings))).toEqual([CUT])
})

test('each night’s line goes by e-mail to whoever keeps it, and not where it no longer fits', async ({
  app,
}) => {
  const folder = await givenAnchors(app)
  const sent: Parameters<Sender['send']>[0][] = []
  app.senders = {
    email: {
      send: async (message) => void sent.push(message),
      keepsBody: false,
      close: () => undefined,
    },
  }
  const settings = { alerts: undefined, anchorEmails: ['auditor@outside.example'] }
  const check = clusterJobs(app, settings, pino({ enabled: false })).find(
    ({ name }) => name === 'audit-check',
  )
  const run = () => check?.run(new AbortController().signal)

  await run()
  expect(sent).toEqual([
    expect.objectContaining({
      address: 'auditor@outside.example',
      body: expect.stringContaining(await headLine(app)),
    }),
  ])
  expect(await storedAnchors(anchorPlaceOf(app.settings))).toEqual([await headLine(app)])

  writeFileSync(join(folder, 'audit-anchors.txt'), `${CUT}\n`)
  await run()
  expect(sent).toHaveLength(1)

  writeFileSync(join(folder, 'audit-anchors.txt'), `${await headLine(app)}\n`)
  app.senders = {}
  await expect(run()).rejects.toThrow('nobody carries e-mail')
})
