// One request as an officer reads it: judged anew by the published night, beside what it was judged by before.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeskRequest } from '#contract/staff/desk/request-desk.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { eventsOf, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { fileOfDeskRequest, filesOfRequest } from '#database/queries/request/request-file.ts'
import { may } from '#domain/identity/staff-role.ts'
import { bandOf, mayApprove } from '#domain/request/approval-band.ts'
import { checkLines, type Finding, hasChanged } from '#domain/request/request-kind.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { type RequestMove, stateAfter } from '#domain/request/request-state.ts'
import { recordAudit } from '../audit/audit.ts'
import { savedAs } from '../http/content-disposition.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { readForOfficer, recordMemberAccess } from '../members/staff-member.ts'
import { readDeskRules } from './desk-rules.ts'
import { DESK_KINDS, type Verdict } from './kinds.ts'
import { NO_REQUEST } from './move.ts'
import { deskRow } from './queue.ts'

export async function showRequest(request: FastifyRequest, params: { requestId: string }) {
  const { server, staff } = request
  const found = await requestById(server.db, Number(params.requestId))
  const member = found && (await memberOfAnyState(server.db, found.membership_no))
  if (!found || !member) throw new Refusal(404, NO_REQUEST)
  const [{ verdict, unit }, events, own, desk, files, contracts, certificate] = await Promise.all([
    verdictNow(request, found),
    eventsOf(server.db, [found.request_id]),
    membershipNoOf(server.db, staff.login),
    readDeskRules(server.db),
    filesOfRequest(server.db, found.request_id),
    DESK_KINDS[found.kind].contracts?.(server.db, found) ?? [],
    DESK_KINDS[found.kind].certificate?.(server.db, found) ?? null,
  ])
  const papers = (await DESK_KINDS[found.kind].papers?.(server.db, found, events)) ?? []
  await recordMemberAccess(request, found.membership_no, 'request')
  const judged = (found.judged as Verdict).findings
  const isOwn = own === found.membership_no
  const changed = hasChanged(judged, verdict.findings)
  const can = (move: RequestMove, permission: 'check_requests' | 'approve_requests') =>
    !isOwn && may(staff.roles, permission) && stateAfter(found.state, move) !== undefined
  const isAnswered = REQUEST_KINDS[found.kind].isAnswered === true
  const mayCheck = !isOwn && may(staff.roles, 'check_requests')
  const band = bandOf(found.amount, desk.bands)
  const whyNot = whyNotApproved(request, found, { band, isOwn, changed, verdict })
  const data: DeskRequest = {
    ...deskRow({ ...member, ...found }, { own, days: desk.days, today: new Date() }),
    version: found.version,
    unit,
    findings: verdict.findings.map(findingRow),
    check_lines: checkLines(verdict.findings, REQUEST_KINDS[found.kind], files),
    figures_changed: changed,
    judged_findings: judged.map(findingRow),
    facts: DESK_KINDS[found.kind].facts(verdict, found, server.sealing),
    files,
    contracts: contracts.map(({ membershipNo, isSigned, ...paper }) => ({
      ...paper,
      membership_no: membershipNo,
      is_signed: isSigned,
    })),
    papers,
    certificate: certificate && {
      round: certificate.round,
      months: certificate.months,
      may_record: mayCheck && certificate.mayRecord,
      why_not: mayCheck ? certificate.whyNot : '',
      has_scan: certificate.hasScan,
    },
    band,
    may_check: can('check', 'check_requests') && !isAnswered,
    may_override: REQUEST_KINDS[found.kind].mayOverride === true,
    may_return: can('return', 'check_requests') && !isAnswered,
    may_refuse: can('refuse', 'check_requests'),
    is_answered: isAnswered,
    may_answer: can('answer', 'check_requests') && isAnswered,
    may_approve: can('approve', 'approve_requests') && whyNot === '',
    why_not: can('approve', 'approve_requests') ? whyNot : '',
    checker: officerIn(events, 'check'),
    approver: officerIn(events, 'approve'),
    events: events.map(({ at, to_state, actor, officer, member_words, staff_words }) => ({
      at: at.toISOString(),
      state: to_state as DeskRequest['state'],
      by: officer ?? byWords(actor),
      member_words,
      staff_words,
    })),
  }
  return dataReply(data)
}

/** By the figures of the published night, in the officer's name. */
export function verdictNow(request: FastifyRequest, row: RequestRow) {
  const { kind, membership_no } = row
  return readForOfficer(request, membership_no, async (reading) => {
    const standing = await DESK_KINDS[kind].judge(reading, row)
    const detail = await reading.night(memberDetailOf, membership_no)
    return { verdict: standing.verdict, standing, unit: detail?.unit_name ?? '' }
  })
}

function byWords(actor: string): string {
  if (actor.startsWith('member:')) return 'สมาชิก'
  if (actor.startsWith('unit:')) return 'หน่วยงาน'
  return actor === 'time' ? 'ระบบ' : 'ระบบหลัก'
}

function findingRow({ isRed = false, override, ...finding }: Finding) {
  return { ...finding, is_red: isRed, override: override ?? null }
}

interface Standing {
  band: ReturnType<typeof bandOf>
  isOwn: boolean
  changed: boolean
  verdict: Verdict
}

/** The sentence for whoever may approve, but not this one or not now; empty where nothing stands against it. */
export function whyNotApproved(
  { staff }: FastifyRequest,
  { checked_by }: RequestRow,
  { band, isOwn, changed, verdict }: Standing,
): string {
  if (isOwn) return 'ทำรายการกับคำขอของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่ท่านอื่นดำเนินการ'
  if (checked_by === staff.login) return 'ท่านเป็นผู้ตรวจคำขอนี้ ต้องให้เจ้าหน้าที่อีกท่านอนุมัติ'
  if (verdict.recordedBy === staff.login)
    return 'ท่านเป็นผู้บันทึกการรับรองรายได้จากหนังสือของหน่วยงาน ต้องให้เจ้าหน้าที่อีกท่านอนุมัติ'
  if (!mayApprove(band, staff.roles)) return 'วงเงินนี้ผู้จัดการเป็นผู้อนุมัติ'
  if (changed) return 'ตัวเลขเปลี่ยนหลังการตรวจ ต้องตรวจใหม่ก่อนอนุมัติ'
  return ''
}

type Events = Awaited<ReturnType<typeof eventsOf>>

function officerIn(events: Events, act: RequestMove): string | null {
  return events.findLast((event) => event.act === act)?.officer ?? null
}

export async function sendRequestFile(
  request: FastifyRequest,
  { requestId, fileId }: { requestId: string; fileId: string },
  reply: FastifyReply,
) {
  const { db } = request.server
  const file = await fileOfDeskRequest(db, Number(requestId), fileId)
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์นี้')
  const detail = { request_id: Number(requestId), name: file.name }
  const told = { action: 'staff.file_open' as const, subjectNo: file.membership_no, detail }
  await recordAudit(db, request, told)
  reply.type(file.kind).header('content-disposition', savedAs(file.name))
  return reply.send(file.bytes)
}
