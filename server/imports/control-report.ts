// Puts together the control report of a run from what its checks wrote down.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { CHECKS } from '#database/import/checks/all-checks.ts'
import { acceptedBefore, checksOf, findingsOf } from '#database/queries/import/import-check.ts'
import {
  filesOf,
  importRun,
  importWarnings,
  officersNamed,
  runBefore,
} from '#database/queries/import/import-run.ts'
import { officialPaper } from '#documents/paper/official.ts'
import { controlReport } from '#documents/staff/control-report.ts'
import type { ControlReport, ReportedCheck, ReportedSet } from '#domain/import/control-report.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { whyUnproved } from '#domain/import/why-unproved.ts'
import { satang } from '#domain/money/money.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { issued, issuingCooperative } from '#server/papers/issuing.ts'
import { pdfBody, sendFile } from '#server/papers/paper.ts'
import { inTurn } from '#server/papers/paper-turns.ts'
import { noSuchRun } from './import-list.ts'

/** Enough to know what it is; all problems of a refused night have a list of their own. */
const FINDINGS = 20

/** Undefined of a run whose checks were never asked. */
async function readControlReport(db: Db, runId: number): Promise<ControlReport | undefined> {
  const run = await importRun(db, runId)
  const stored = await checksOf(db, runId)
  if (!run?.as_of || stored.length === 0) return undefined
  const sets = setsIn(await filesOf(db, runId))
  const warnings = await importWarnings(db, runId)
  const carried = stored.filter(({ state }) => state === 'carried')
  const before = await acceptedBefore(
    db,
    runId,
    carried.map(({ check_name }) => check_name),
  )
  const acceptances = [...before, ...warnings.map((warning) => ({ ...warning, run_id: runId }))]
  const named = await names(db, [run.started_by, run.approved_by, ...acceptances.map(by)])
  const accepted = new Map(
    acceptances.flatMap(({ check_name, accepted_by, reason, accepted_at, run_id }) =>
      accepted_by && reason && accepted_at
        ? [[check_name, { by: named(accepted_by), reason, at: accepted_at.toISOString(), run_id }]]
        : [],
    ),
  )
  const findings = Map.groupBy(await findingsOf(db, runId, FINDINGS), (row) => row.check_name)
  const has = (set: string) => sets.some(({ data_set }) => data_set === set)

  const checks = stored.map(({ check_name: name, state, found }): ReportedCheck => {
    const check = CHECKS.find((one) => one.name === name)
    return {
      name,
      // One that is no longer asked has only its name.
      title: check?.title ?? name,
      state: state === 'held' && accepted.has(name) ? 'accepted' : state,
      note: noteOf(state, check, has),
      compared: [...(check?.about ?? [])],
      found,
      findings: (findings.get(name) ?? []).map(({ check_name: _, ...row }) => row),
      accepted: accepted.get(name) ?? null,
    }
  })
  const broken = stored.filter(({ state }) => state === 'broken')
  const wrongRows = run.problems - broken.reduce((sum, { found }) => sum + found, 0)
  const isFirst = (await runBefore(db, runId)) === undefined
  const ofTheWhole = warnings.filter(({ check_name }) => !CHECKS.some(isNamed(check_name)))
  return {
    run_id: runId,
    source: run.source,
    as_of: run.as_of,
    started_by: named(run.started_by),
    started_at: run.started_at.toISOString(),
    approved_by: run.approved_by && named(run.approved_by),
    sets,
    checks: [
      filesCheck(Math.max(0, wrongRows)),
      comparison({ isFirst, isJudged: run.problems === 0 }, ofTheWhole, accepted),
      ...checks.sort((one, other) => place(one.name) - place(other.name)),
    ],
  }
}

/** Every cell, every reference, and the manifest's counts and sums; asked before any check is. */
function filesCheck(wrongRows: number): ReportedCheck {
  return {
    name: 'files',
    title: 'จำนวนแถวและยอดรวมของทุกไฟล์ตรงกับ manifest.json ทุกช่องอ่านได้ และทุกรายการอ้างถึงสิ่งที่มีอยู่',
    state: wrongRows > 0 ? 'broken' : 'holds',
    note: wrongRows > 0 ? 'ดูรายการปัญหาของรอบนี้' : null,
    compared: [],
    found: wrongRows,
    findings: [],
    accepted: null,
  }
}

/** Rows and sums beside those of the night before, and its day. */
function comparison(
  { isFirst, isJudged }: { isFirst: boolean; isJudged: boolean },
  warnings: readonly { check_name: string; says: string }[],
  accepted: ReadonlyMap<string, NonNullable<ReportedCheck['accepted']>>,
): ReportedCheck {
  const [first] = warnings
  const taken = (first && accepted.get(first.check_name)) ?? null
  const compared = { state: isFirst ? 'unproved' : 'holds' } as const
  const warned = { state: taken ? 'accepted' : 'held' } as const
  return {
    name: 'differs',
    title: 'วันที่ จำนวนแถว และยอดรวมของทุกไฟล์ไม่ต่างจากรอบก่อนเกินเกณฑ์ที่สหกรณ์กำหนด',
    ...(isJudged ? (first ? warned : compared) : ({ state: 'unjudged' } as const)),
    note: isJudged && !first && isFirst ? whyUnproved({}, () => true) : null,
    compared: [],
    found: warnings.length,
    findings: warnings.map(({ says }) => ({ file: '', line: null, value: says, detail: null })),
    accepted: taken,
  }
}

function noteOf(
  state: ReportedCheck['state'],
  check: (typeof CHECKS)[number] | undefined,
  has: (set: string) => boolean,
): string | null {
  if (state === 'unproved') return whyUnproved(check ?? {}, has)
  if (state === 'unjudged') return 'ข้อมูลที่เกี่ยวข้องผิดอยู่แล้ว จึงยังตัดสินไม่ได้'
  return state === 'holds' ? null : (check?.says ?? null)
}

function setsIn(files: Awaited<ReturnType<typeof filesOf>>): ReportedSet[] {
  return DATA_SETS.flatMap(({ name, thai, columns }) => {
    const file = files.find(({ data_set }) => data_set === name)
    if (!file) return []
    const sums = Object.entries(file.sums).map(([column, sum]) => ({
      column,
      thai: columns.find((one) => one.name === column)?.thai ?? column,
      amount: satang(sum),
    }))
    return [{ data_set: name, thai, rows: file.rows, sums }]
  })
}

/** Of whoever sits at a terminal there is only the login. */
async function names(db: Db, logins: readonly (string | null)[]) {
  const known = await officersNamed(db, [...new Set(logins.flatMap((login) => login ?? []))])
  return (login: string) => known.get(login) ?? login
}

function by({ accepted_by }: { accepted_by: string | null }): string | null {
  return accepted_by
}

function isNamed(name: string) {
  return (check: { name: string }) => check.name === name
}

function place(name: string): number {
  const at = CHECKS.findIndex(isNamed(name))
  return at === -1 ? CHECKS.length : at
}

export async function readImportReport({ server: app }: FastifyRequest, params: { run: string }) {
  const run = Number(params.run)
  if (!(await importRun(app.db, run))) throw noSuchRun()
  return dataReply((await readControlReport(app.db, run)) ?? null)
}

export async function sendImportReport(
  request: FastifyRequest,
  params: { run: string },
  reply: FastifyReply,
) {
  return inTurn(request.server.papers, `staff:${request.staff.login}`, async () => {
    const run = Number(params.run)
    const report = await readControlReport(request.server.db, run)
    if (!report) throw new Refusal(404, 'รอบนี้ยังไม่มีผลการตรวจสอบ จึงออกรายงานไม่ได้')
    const content = controlReport(report)
    const issue = await issued(request.server, null, content, new Date())
    const paper = officialPaper(content, await issuingCooperative(request.server), issue)
    const body = await pdfBody(request, 'official', paper)
    const detail = { run, letter_no: issue.number }
    await recordAudit(request.server.db, request, { action: 'import.report', detail })
    return sendFile(request, reply, { ...body, name: `${content.fileName}.pdf` })
  })
}
