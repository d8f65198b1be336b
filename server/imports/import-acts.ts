import type { FastifyRequest } from 'fastify'
import {
  askToCancel,
  importRun,
  isImportAtWork,
  needsTwoPeople,
  publishedRuns,
} from '#database/queries/import/import-run.ts'
import { importSetOfRun } from '#database/queries/import/import-set.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { rollbackWords } from '#domain/import/rollback-words.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { noSuchRun } from './import-list.ts'
import { folderOf, sourceIn } from './import-sets.ts'
import { differsOnly, type StoredRun, withTrueState } from './night-runs.ts'
import { commandNight, type HeldCommand } from './start-import.ts'
import { ANOTHER_RUNS, startRun } from './start-import-of-set.ts'

const REASON_MIN = 10

const ANSWER_WITHIN_MS = 15_000

export async function publishRun(request: FastifyRequest, params: { run: string }) {
  const run = await runOf(request, params.run)
  requireWaiting(run)
  await requireSecondPerson(request, run, 'import.publish')
  return command(request, { publish: run.run_id }, `เผยแพร่ข้อมูลรอบที่ ${run.run_id} แล้ว`)
}

export async function rejectRun(request: FastifyRequest, params: { run: string }) {
  const run = await runOf(request, params.run)
  requireWaiting(run)
  await requireSecondPerson(request, run, 'import.cancel')
  return command(request, { discard: run.run_id }, `ไม่อนุมัติรอบที่ ${run.run_id} แล้ว`)
}

export async function cancelRun(request: FastifyRequest, params: { run: string }) {
  const run = await runOf(request, params.run)
  if (run.state !== 'running') {
    requireWaiting(run)
    return command(request, { discard: run.run_id }, `ยกเลิกรอบที่ ${run.run_id} แล้ว`)
  }
  await recorded(request, async (trx) => {
    await askToCancel(trx, run.run_id, request.staff.login, new Date())
    return { action: 'import.cancel', detail: { run: run.run_id } }
  })
  return answered('กำลังหยุดการนำเข้า', false)
}

export async function acceptWarning(
  request: FastifyRequest,
  params: { run: string },
  body: { reason: string },
) {
  const run = await runOf(request, params.run)
  const set = await importSetOfRun(request.server.db, run.run_id)
  if (!differsOnly(run) || !set) throw new Refusal(409, 'ไม่มีไฟล์ของรอบนี้แล้ว กรุณาส่งชุดข้อมูลใหม่')
  if (await isImportAtWork(request.server.db)) throw new Refusal(409, ANOTHER_RUNS)
  const { path } = await sourceIn(folderOf(request.server.settings.dataDir, set.set_id))
  const reason = visitorLine(body.reason)
  if (reason.length < REASON_MIN) throw new Refusal(400, 'กรุณาระบุเหตุผลที่ยอมรับอย่างน้อย 10 ตัวอักษร')
  const accept = { reason, seenIn: run.run_id }
  const asked = { path, name: run.source, hold: true, accept }
  return dataReply({ run_id: await startRun(request, set.set_id, asked) })
}

export async function rollBackRun(
  request: FastifyRequest,
  params: { run: string },
  body: { typed: string },
) {
  const run = await runOf(request, params.run)
  const published = await publishedRuns(request.server.db)
  if (published?.run_id !== run.run_id) throw new Refusal(409, 'รอบนี้ไม่ใช่ข้อมูลที่เผยแพร่อยู่')
  if (!published.previous_id) throw new Refusal(409, 'ไม่มีข้อมูลรอบก่อนหน้าให้ย้อนกลับ')
  if (body.typed.trim() !== rollbackWords(run.run_id))
    throw new Refusal(400, `กรุณาพิมพ์ «${rollbackWords(run.run_id)}» เพื่อยืนยัน`)
  const says = `ย้อนกลับไปยังข้อมูลรอบที่ ${published.previous_id} แล้ว`
  return command(request, { rollback: true }, says)
}

async function runOf({ server }: FastifyRequest, text: string): Promise<StoredRun> {
  const stored = await importRun(server.db, Number(text))
  const [run] = stored ? await withTrueState(server.db, [stored]) : []
  if (!run) throw noSuchRun()
  return run
}

function requireWaiting({ state }: StoredRun): void {
  if (state !== 'waiting') throw new Refusal(409, 'รอบนี้ไม่ได้รอการอนุมัติแล้ว กรุณาโหลดหน้าใหม่')
}

/** Where two people are needed, whoever imported is refused, and that is written down. */
async function requireSecondPerson(
  request: FastifyRequest,
  run: StoredRun,
  action: AuditAction,
): Promise<void> {
  const { server, staff } = request
  if (run.started_by !== staff.login) return
  if (!(await needsTwoPeople(server.db))) return recordAlone(request, run.run_id)
  const detail = { run: run.run_id }
  await recordAudit(server.db, request, { action, outcome: 'refused', detail })
  throw new Refusal(403, 'ผู้นำเข้าและผู้อนุมัติต้องเป็นคนละคน')
}

/** Of a real site: that nobody else looked is said in the audit. */
export async function recordAlone(request: FastifyRequest, run: number): Promise<void> {
  const { db, settings } = request.server
  if (settings.mode !== 'production') return
  const detail = { kind: 'import_publish', of: String(run) }
  await recordAudit(db, request, { action: 'act.alone', detail })
}

/** The command writes down what it did in the transaction that does it. */
async function command({ server, staff, log }: FastifyRequest, asked: HeldCommand, says: string) {
  const working = commandNight(asked, staff.login, server.commandEnv)
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), ANSWER_WITHIN_MS)
  const outcome = await Promise.race([working, late.promise]).finally(() => clearTimeout(timer))
  if (outcome === 'late') {
    working.catch((error) => log.error({ err: error }, 'a command for nights failed'))
    return answered('กำลังดำเนินการ', false)
  }
  if (outcome) throw new Refusal(409, outcome)
  return answered(says, true)
}

function answered(rc_des: string, is_done: boolean) {
  return { rc_code: '1' as const, rc_des, data: { is_done } }
}
