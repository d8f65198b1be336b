// `npm run import -- PATH`: loads a night's set of export files, or says what is wrong with it.

import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { sealingWith } from '#database/core/sealed.ts'
import type { Stage } from '#database/import/import-run.ts'
import { recordImportAudit } from '#database/import/record-import-audit.ts'
import { problemsTable } from '#documents/staff/import-problems.ts'
import { csv } from '#documents/table/csv.ts'
import { type Problem, RefusedSet } from '#imports/night/problems.ts'
import { discardHeld, publishHeld, runRollback } from '#imports/night/publishing.ts'
import type { RecordImportAudit } from '#imports/night/record-audit.ts'
import { type Outcome, runImport } from '#imports/night/run.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { readKnownSealingSecrets } from '#server/settings/known-key.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'

const USAGE = `npm run import -- PATH [--dry-run] [--hold]   PATH is a folder or a zip (docs/import-format.md)
  --accept --reason TEXT   takes a set that checks warn of; the reason is shown to whoever approves
  --seen-in RUN            only what that run was warned of
  --history                reads an old set for the charts of the morning page, and publishes nothing of it
npm run import -- --publish RUN   publishes a run that was held
npm run import -- --discard RUN   gives up a run that was held
npm run import -- --rollback      back to the publication before
  --by NAME   who says so; without it, whoever is signed in to this machine
  --staff     NAME is the login of an officer, who said so in the back office
  --name TEXT what people call the set`
const BAR = 30
const SHOWN = 10
// biome-ignore format: a table reads in columns
const STAGES: Record<Stage, string> = {
  read: 'อ่าน', copy: 'บันทึก', check: 'ตรวจสอบ', publish: 'เผยแพร่', done: 'เสร็จ',
}

class WrongUse extends Error {}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      history: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      reason: { type: 'string', default: '' },
      'seen-in': { type: 'string' },
      hold: { type: 'boolean', default: false },
      publish: { type: 'string' },
      discard: { type: 'string' },
      rollback: { type: 'boolean', default: false },
      by: { type: 'string', default: userInfo().username },
      staff: { type: 'boolean', default: false },
      name: { type: 'string' },
    },
  })
  const held = values.publish ?? values.discard
  const asked = [...positionals, values.publish, values.discard, values.rollback].filter(Boolean)
  if (asked.length !== 1) throw new WrongUse('one PATH, --publish RUN, --discard RUN or --rollback')
  for (const run of [held, values['seen-in']])
    if (run && !/^[1-9][0-9]{0,8}$/.test(run)) throw new WrongUse('a run is a number')
  if (!/\S/.test(values.by) || values.by.length > 100) throw new WrongUse('--by is a name')
  if (values.accept && !/^.*\S.*$/s.test(values.reason))
    throw new WrongUse('--accept needs --reason TEXT')
  const settings = readSettings(process.env)
  const database = await openAsOwner(settings)
  try {
    const secrets = await knownSecrets(database.ownerUrl, settings.dataDir)
    const tell = tellAs(values.by, values.staff, secrets)
    if (values.rollback) await rollBack(database.ownerUrl, tell)
    else if (values.publish) {
      await publishHeld(database.ownerUrl, Number(held), values.by, tell)
      await closeRequests(database.ownerUrl, secrets)
      console.log(`เผยแพร่ข้อมูลรอบที่ ${held} แล้ว`)
    } else if (values.discard) {
      await discardHeld(database.ownerUrl, Number(held), tell)
      console.log(`ยกเลิกรอบที่ ${held} แล้ว`)
    } else {
      const outcome = await runImport(positionals[0] ?? '', {
        databaseUrl: database.ownerUrl,
        sealing: sealingWith(...secrets),
        name: values.name,
        startedBy: values.by,
        tell,
        dryRun: values['dry-run'] || values.history,
        history: values.history,
        accept: values.accept
          ? {
              reason: values.reason.trim().slice(0, 500),
              seenIn: values['seen-in'] ? Number(values['seen-in']) : undefined,
            }
          : undefined,
        hold: values.hold,
        givesWay: settings.importGivesWay,
        onRun: (runId) => process.send?.({ runId }), // to the server, when it started this
        onProgress: progress,
      })
      if (outcome.state === 'published') await closeRequests(database.ownerUrl, secrets)
      print(outcome, settings.dataDir)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  if (error instanceof RefusedSet) await tellServer({ refused: error.message })
  if (error instanceof OperatorError || error instanceof RefusedSet) console.error(error.message)
  else if (isWrongUse(error)) console.error(`${error.message}\n${USAGE}`)
  else console.error(error)
  process.exitCode = 1
} finally {
  if (process.connected) process.disconnect()
}

/** A night sealed with another machine's key could be opened by nobody. */
async function knownSecrets(ownerUrl: string, dataDir: string) {
  const { db, close } = connect(ownerUrl, 1)
  try {
    return await readKnownSealingSecrets(db, dataDir)
  } finally {
    await close()
  }
}

/** The night is published whatever comes of it: what is left over the site's own job takes (server/jobs/index.ts). */
async function closeRequests(
  ownerUrl: string,
  secrets: Awaited<ReturnType<typeof knownSecrets>>,
): Promise<void> {
  const { db, close } = connect(ownerUrl, 1)
  try {
    const desk = { db, sealing: sealingWith(...secrets), audit: auditKeyFrom(...secrets) }
    // With it half of the server is loaded, which a set that is not published does not need.
    const { takeAnswers } = await import('#server/request-desk/orders/take-answers.ts')
    const { closed, problems } = await takeAnswers(desk)
    if (closed > 0) console.log(`ระบบหลักตอบคำสั่งแล้ว ${closed.toLocaleString('en')} รายการ`)
    if (problems > 0)
      console.error(`คำเตือน: ผลของคำสั่งที่ต้องตรวจ ${problems.toLocaleString('en')} รายการ`)
  } catch (error) {
    console.error(error)
  } finally {
    await close()
  }
}

/** When the server started this. */
async function tellServer(message: object): Promise<void> {
  if (process.send) await new Promise((told) => process.send?.(message, told))
}

function isWrongUse(error: unknown): error is Error {
  const { code = '' } = error as { code?: string }
  return error instanceof WrongUse || code.startsWith('ERR_PARSE_ARGS')
}

async function rollBack(databaseUrl: string, tell: RecordImportAudit): Promise<void> {
  const runId = await runRollback(databaseUrl, tell)
  if (!runId) throw new RefusedSet('ไม่มีข้อมูลรอบก่อนหน้าให้ย้อนกลับ')
  console.log(`ย้อนกลับไปยังข้อมูลรอบที่ ${runId} แล้ว`)
}

/** An officer is known by name in what is written down; whoever sits at the terminal says who they are. */
function tellAs(by: string, isStaff: boolean, secrets: string[]): RecordImportAudit {
  const key = auditKeyFrom(...secrets)
  const actor = isStaff ? `staff:${by}` : 'system'
  return (client, action, run) =>
    recordImportAudit(client, key, {
      actor,
      action,
      outcome: 'done',
      detail: { run, ...(!isStaff && { by }) },
    })
}

function print(outcome: Outcome, dataDir: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (outcome.state === 'already-loaded') {
    console.log(`ชุดข้อมูลนี้นำเข้าแล้ว (รอบที่ ${outcome.runId}) ไม่มีอะไรเปลี่ยนแปลง`)
    return
  }
  if (outcome.state === 'cancelled') {
    console.log('ยกเลิกตามคำสั่งแล้ว ไม่มีอะไรเปลี่ยนแปลง')
    return
  }
  const { warnings } = outcome
  for (const { says } of warnings.slice(0, SHOWN)) console.error(`คำเตือน: ${says}`)
  if (warnings.length > SHOWN) console.error(`และอีก ${warnings.length - SHOWN} รายการ`)
  if (outcome.state === 'refused') {
    tellRefused(outcome, dataDir)
    return
  }
  const rows = outcome.rows.toLocaleString('en')
  if (outcome.state === 'checked') console.log(`ตรวจสอบแล้วถูกต้อง ${rows} รายการ (ไม่ได้เผยแพร่)`)
  else if (outcome.state === 'waiting') {
    console.log(`ตรวจสอบแล้วถูกต้อง ${rows} รายการ รอการอนุมัติ`)
    console.log(`ให้ผู้อนุมัติสั่ง: npm run import -- --publish ${outcome.runId} --by ชื่อผู้อนุมัติ`)
  } else console.log(`เผยแพร่ข้อมูลรอบที่ ${outcome.runId} แล้ว ${rows} รายการ`)
}

function tellRefused(refused: Extract<Outcome, { state: 'refused' }>, dataDir: string): void {
  process.exitCode = 1
  if (refused.count === 0) {
    console.error('ไม่เผยแพร่ หากตรวจแล้วว่าถูกต้อง ให้สั่งใหม่พร้อม --accept --reason "เหตุผล"')
    return
  }
  const file = join(dataDir, 'import-problems.csv')
  writeFileSync(file, csv(problemsTable(refused.problems)), { mode: 0o600 })
  for (const problem of refused.problems.slice(0, SHOWN)) console.error(sentence(problem))
  console.error(`ไม่รับชุดข้อมูลนี้ พบ ${refused.count.toLocaleString('en')} จุด ดูทั้งหมดใน ${file}`)
}

function sentence({ file, line, column, value, says }: Problem): string {
  const place = [file, line && `บรรทัด ${line}`, column].filter(Boolean).join(' ')
  return [place, value && `"${value}"`, says].filter(Boolean).join(': ')
}

function progress(stage: Stage, percent: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((BAR * percent) / 100)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
  process.stderr.write(`\r\u001b[K${bar} ${percent}% ${STAGES[stage]}`)
}
