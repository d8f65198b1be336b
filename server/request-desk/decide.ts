// The two officers: the first ticks every line, gives a request back or refuses it; the second approves it.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type {
  Answering,
  Approving,
  Checking,
  Refusing,
  Returning,
} from '#contract/staff/desk/request-desk.ts'
import type { Db } from '#database/core/connect.ts'
import type { MovedColumns, RequestRow } from '#database/queries/request/request.ts'
import { filesOfRequest } from '#database/queries/request/request-file.ts'
import { bangkokDate, shortDate } from '#domain/calendar/thai-date.ts'
import { bandOf } from '#domain/request/approval-band.ts'
import { REFUSAL_REASONS } from '#domain/request/refusal-reason.ts'
import { checkLines, type Finding, hasChanged, isAllowed } from '#domain/request/request-kind.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recorded } from '../audit/audit.ts'
import { requireText } from '../content/staff-text.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { readDeskRules } from './desk-rules.ts'
import { DESK_KINDS, type DeskKind, type Verdict } from './kinds.ts'
import { moveRequest, notifyMoved, othersRequest, requestAsRead } from './move.ts'
import { verdictNow, whyNotApproved } from './show-request.ts'

const WORDS_MAX = 2_000
const REASON_MAX = 500

interface OfRequest {
  requestId: string
}

export async function checkRequest(
  request: FastifyRequest,
  params: OfRequest,
  { version, ticked, overrides = [] }: Checking,
): Promise<OkReply> {
  const found = await othersRequest(request, params)
  requireAnswered(found, false)
  const { verdict: ruled, standing } = await verdictNow(request, found)
  const verdict = { ...ruled, findings: withOverrides(found.kind, ruled.findings, overrides) }
  if (!isAllowed(verdict.findings))
    throw new Refusal(
      409,
      REQUEST_KINDS[found.kind].mayOverride
        ? 'มีกติกาที่ไม่ผ่าน กรอกเหตุผลที่ให้ผ่านของแต่ละข้อ ส่งกลับให้สมาชิกแก้ไข หรือไม่อนุมัติ'
        : 'ตัวเลขปัจจุบันไม่ผ่านกติกา ส่งกลับให้สมาชิกแก้ไขหรือไม่อนุมัติ',
    )
  const files = await filesOfRequest(request.server.db, found.request_id)
  const lines = checkLines(verdict.findings, REQUEST_KINDS[found.kind], files)
  const missing = lines.find(({ id }) => !ticked.includes(id))
  if (missing) throw new Refusal(400, `ยังไม่ได้ตรวจ: ${missing.says}`)
  // What was ticked is not what is to be checked: another release, or no page of ours.
  if (ticked.some((id) => !lines.some((line) => line.id === id)))
    throw new Refusal(400, 'รายการตรวจเปลี่ยนไปแล้ว กรุณาโหลดหน้าใหม่แล้วตรวจอีกครั้ง')
  const { payload, amount } = found
  const judged = { ...standing, payload, amount, judged: verdict }
  await act(request, found, version, {
    move: 'check',
    words: '',
    staffWords: overridesInWords(verdict.findings),
    columns: { checked_by: request.staff.login, approved_by: null, judged },
  })
  return okReply(`ตรวจคำขอ ${requestNo(found)} แล้ว รออีกท่านอนุมัติ`)
}

/** Only of what a rule speaks against; the approver reads them first. */
function withOverrides(
  kind: RequestRow['kind'],
  findings: Finding[],
  overrides: NonNullable<Checking['overrides']>,
): Finding[] {
  if (!REQUEST_KINDS[kind].mayOverride || overrides.length === 0) return findings
  return findings.map((finding) => {
    const reason = overrides.find(({ rule }) => rule === finding.rule)?.reason
    if (finding.passes !== false || reason === undefined) return finding
    return { ...finding, override: requireText('เหตุผลที่ให้ผ่าน', reason, REASON_MAX) }
  })
}

function overridesInWords(findings: readonly Finding[]): string {
  return findings
    .filter(({ override }) => override !== undefined)
    .map(({ says, override }) => `ให้ผ่านทั้งที่ “${says}” เพราะ ${override}`)
    .join(' · ')
}

export async function returnRequest(
  request: FastifyRequest,
  params: OfRequest,
  body: Returning,
): Promise<OkReply> {
  const words = requireText('สิ่งที่ให้สมาชิกแก้ไข', body.words, WORDS_MAX)
  const found = await othersRequest(request, params)
  requireAnswered(found, false)
  await act(request, found, body.version, { move: 'return', words, tells: true })
  return okReply(`ส่งคำขอ ${requestNo(found)} กลับให้สมาชิกแก้ไขแล้ว`)
}

export async function refuseRequest(
  request: FastifyRequest,
  params: OfRequest,
  body: Refusing,
): Promise<OkReply> {
  const said = requireText('คำอธิบายถึงสมาชิก', body.words, WORDS_MAX)
  const found = await othersRequest(request, params)
  const words = `${REFUSAL_REASONS[body.reason]} · ${said}`
  const clause = await clauseOf(request, found, body.clause)
  await act(request, found, body.version, { move: 'refuse', words, clause, tells: true })
  return okReply(`ไม่อนุมัติคำขอ ${requestNo(found)} แล้ว สมาชิกเห็นเหตุผลในระบบสมาชิก`)
}

/** Of a kind that nobody approves: what the cooperative did or will do, in words. */
export async function answerRequest(
  request: FastifyRequest,
  params: OfRequest,
  body: Answering,
): Promise<OkReply> {
  const words = requireText('คำตอบถึงสมาชิก', body.words, WORDS_MAX)
  const found = await othersRequest(request, params)
  requireAnswered(found, true)
  await act(request, found, body.version, { move: 'answer', words, tells: true })
  return okReply(`ตอบคำขอ ${requestNo(found)} แล้ว สมาชิกอ่านคำตอบได้ในระบบสมาชิก`)
}

function requireAnswered({ kind }: RequestRow, isAnswered: boolean): void {
  if ((REQUEST_KINDS[kind].isAnswered === true) === isAnswered) return
  throw new Refusal(
    409,
    isAnswered ? 'คำขอนี้ต้องตรวจและอนุมัติ จึงตอบปิดเองไม่ได้' : 'คำขอนี้ให้เจ้าหน้าที่ตอบ ไม่ต้องตรวจหรือส่งกลับ',
  )
}

/** One of those that it was judged by, as whoever refuses read them. */
async function clauseOf(request: FastifyRequest, found: RequestRow, clause = ''): Promise<string> {
  if (clause === '') return ''
  const { verdict } = await verdictNow(request, found)
  const judged = [...verdict.findings, ...(found.judged as Verdict).findings]
  if (!judged.some((finding) => finding.clause === clause))
    throw new Refusal(400, 'ข้อของระเบียบที่เลือกไม่อยู่ในผลตรวจ กรุณาโหลดหน้าใหม่แล้วเลือกอีกครั้ง')
  return clause
}

export async function approveRequest(
  request: FastifyRequest,
  params: OfRequest,
  { version, meeting }: Approving,
): Promise<OkReply> {
  const found = await othersRequest(request, params)
  const [{ verdict }, { bands }] = await Promise.all([
    verdictNow(request, found),
    readDeskRules(request.server.db),
  ])
  const changed = hasChanged((found.judged as Verdict).findings, verdict.findings)
  const band = bandOf(found.amount, bands)
  const whyNot = whyNotApproved(request, found, { band, isOwn: false, changed, verdict })
  if (whyNot) throw new Refusal(changed ? 409 : 403, whyNot)
  const resolved = band === 'committee' ? resolutionOf(meeting) : ''
  await act(request, found, version, {
    move: 'approve',
    words: '',
    staffWords: resolved,
    columns: { approved_by: request.staff.login },
    also: DESK_KINDS[found.kind].approving,
    tells: true,
  })
  return okReply(`อนุมัติคำขอ ${requestNo(found)} แล้ว`)
}

function resolutionOf(meeting: Approving['meeting']): string {
  const no = visitorLine(meeting?.no ?? '')
  if (!meeting || !no) throw new Refusal(400, 'วงเงินนี้เป็นอำนาจคณะกรรมการ กรอกครั้งที่และวันที่ประชุม')
  if (meeting.on > bangkokDate(new Date())) throw new Refusal(400, 'วันที่ประชุมต้องไม่เป็นวันในอนาคต')
  return `มติที่ประชุมครั้งที่ ${no} เมื่อ ${shortDate(meeting.on)}`
}

interface Act {
  move: 'check' | 'return' | 'refuse' | 'answer' | 'approve'
  words: string
  staffWords?: string
  clause?: string
  columns?: MovedColumns
  /** The member hears of it at once. */
  tells?: boolean
  /** What the kind wants looked at once more where nobody else can change it, and what it sets beside. */
  also?: DeskKind['approving']
}

function act(
  request: FastifyRequest,
  read: RequestRow,
  version: number,
  { move, words, staffWords = '', clause = '', columns, tells = false, also }: Act,
): Promise<void> {
  return recorded(request, async (trx: Db) => {
    const locked = await requestAsRead(trx, read.request_id, version)
    // Judged by what was read: were it another by now, its version would be too.
    const at = new Date()
    const actor = `staff:${request.staff.login}`
    const set = { ...columns, ...(await also?.(trx, request, locked)) }
    const step = { move, actor, at, memberWords: words, staffWords, clause, columns: set }
    const state = await moveRequest(trx, locked, step)
    if (tells) await notifyMoved(trx, request.server.sealing, [locked], { state, at })
    const no = requestNo(locked)
    const detail = { request_no: no, kind: locked.kind, reason: words, meeting: staffWords }
    return { action: `request.${move}`, subjectNo: locked.membership_no, detail }
  })
}
