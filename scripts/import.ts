// `npm run import -- PATH`: loads a night's set of export files, or says what is wrong with it.

import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Stage } from '#database/night/import-run.ts'
import { sealingWith } from '#database/sealed.ts'
import { csv } from '#documents/csv.ts'
import type { Problem } from '#imports/night/problems.ts'
import { RefusedSet } from '#imports/night/problems.ts'
import { publishHeld, runRollback } from '#imports/night/publishing.ts'
import { type Outcome, runImport } from '#imports/night/run.ts'
import { readSealingSecret } from '#server/secrets.ts'
import { readSettings, WrongSetting } from '#server/settings.ts'
import { openAsOwner } from './owner-database.ts'

const USAGE = `npm run import -- PATH [--dry-run] [--accept] [--hold]   PATH is a folder or a zip (docs/import-format.md)
npm run import -- --publish RUN   publishes a run that was held
npm run import -- --rollback      back to the publication before
  --by NAME   who says so; without it, whoever is signed in to this machine`
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
      accept: { type: 'boolean', default: false },
      hold: { type: 'boolean', default: false },
      publish: { type: 'string' },
      rollback: { type: 'boolean', default: false },
      by: { type: 'string', default: userInfo().username },
    },
  })
  const asked = positionals.length + Number(values.rollback) + Number(values.publish !== undefined)
  if (asked !== 1) throw new WrongUse('one PATH, --publish RUN or --rollback')
  if (!/\S/.test(values.by) || values.by.length > 100) throw new WrongUse('--by is a name')
  const settings = readSettings(process.env)
  const database = await openAsOwner(settings)
  try {
    if (values.rollback) await rollBack(database.ownerUrl)
    else if (values.publish) await approve(database.ownerUrl, values.publish, values.by)
    else {
      const outcome = await runImport(positionals[0] ?? '', {
        databaseUrl: database.ownerUrl,
        sealing: sealingWith(readSealingSecret(settings.dataDir)),
        startedBy: values.by,
        dryRun: values['dry-run'],
        accept: values.accept,
        hold: values.hold,
        onRun: (runId) => process.send?.({ runId }), // to the server, when it started this
        onProgress: progress,
      })
      tell(outcome, settings.dataDir)
    }
  } finally {
    await database.close()
    if (process.connected) process.disconnect()
  }
} catch (error) {
  if (error instanceof WrongSetting || error instanceof RefusedSet) console.error(error.message)
  else if (isWrongUse(error)) console.error(`${error.message}\n${USAGE}`)
  else console.error(error)
  process.exitCode = 1
}

function isWrongUse(error: unknown): error is Error {
  const { code = '' } = error as { code?: string }
  return error instanceof WrongUse || code.startsWith('ERR_PARSE_ARGS')
}

async function rollBack(databaseUrl: string): Promise<void> {
  const runId = await runRollback(databaseUrl)
  if (runId) console.log(`ย้อนกลับไปยังข้อมูลรอบที่ ${runId} แล้ว`)
  else {
    console.error('ไม่มีข้อมูลรอบก่อนหน้าให้ย้อนกลับ')
    process.exitCode = 1
  }
}

async function approve(databaseUrl: string, run: string, by: string): Promise<void> {
  if (!/^[1-9][0-9]{0,8}$/.test(run)) throw new WrongUse('--publish takes the number of a run')
  await publishHeld(databaseUrl, Number(run), by)
  console.log(`เผยแพร่ข้อมูลรอบที่ ${run} แล้ว`)
}

function tell(outcome: Outcome, dataDir: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (outcome.state === 'already-loaded') {
    console.log(`ชุดข้อมูลนี้นำเข้าแล้ว (รอบที่ ${outcome.runId}) ไม่มีอะไรเปลี่ยนแปลง`)
    return
  }
  const { unusual } = outcome
  for (const { says } of unusual.slice(0, SHOWN)) console.error(`ต่างจากรอบก่อนมาก: ${says}`)
  if (unusual.length > SHOWN) console.error(`และอีก ${unusual.length - SHOWN} รายการ`)
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
    console.error('ไม่เผยแพร่ หากตรวจแล้วว่าถูกต้อง ให้สั่งใหม่พร้อม --accept')
    return
  }
  const file = join(dataDir, 'import-problems.csv')
  writeFileSync(file, problemsCsv(refused.problems), { mode: 0o600 })
  for (const problem of refused.problems.slice(0, SHOWN)) console.error(sentence(problem))
  console.error(`ไม่รับชุดข้อมูลนี้ พบ ${refused.count.toLocaleString('en')} จุด ดูทั้งหมดใน ${file}`)
}

function sentence({ file, line, column, value, says }: Problem): string {
  const place = [file, line && `บรรทัด ${line}`, column].filter(Boolean).join(' ')
  return [place, value && `"${value}"`, says].filter(Boolean).join(': ')
}

function problemsCsv(problems: readonly Problem[]): string {
  const text = (value: string) => ({ kind: 'text' as const, value })
  return csv({
    name: 'problems',
    columns: ['ไฟล์', 'บรรทัด', 'คอลัมน์', 'ค่า', 'ปัญหา'].map((head) => ({
      head,
      kind: head === 'บรรทัด' ? ('integer' as const) : ('text' as const),
      width: 20,
    })),
    rows: problems.map(({ file, line, column, value, says }) => [
      text(file),
      { kind: 'integer' as const, value: line ?? null },
      text(column ?? ''),
      text(value),
      text(says),
    ]),
    foot: null,
  })
}

function progress(stage: Stage, percent: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((BAR * percent) / 100)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
  process.stderr.write(`\r\u001b[K${bar} ${percent}% ${STAGES[stage]}`)
}
