// One request as an officer reads it: judged anew by the published night, beside what it was judged by before.

import type { FastifyRequest } from 'fastify'
import type { DeskRequest } from '#contract/staff/desk/request-desk.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { eventsOf, type RequestRow, requestById } from '#database/queries/request/request.ts'
import { may } from '#domain/identity/staff-role.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { bandOf, mayApprove } from '#domain/request/approval-band.ts'
import { checkLines, hasChanged } from '#domain/request/request-kind.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { type RequestMove, stateAfter } from '#domain/request/request-state.ts'
import { firstBillWords, type ShareChange } from '#domain/request/share-change.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { readForOfficer, recordMemberAccess } from '../members/staff-member.ts'
import { readDeskRules } from './desk-rules.ts'
import { type ShareVerdict, shareStanding, verdictOn } from './judge-share-change.ts'
import { NO_REQUEST } from './move.ts'
import { deskRow } from './queue.ts'

export async function showRequest(request: FastifyRequest, params: { requestId: string }) {
  const { server, staff } = request
  const found = await requestById(server.db, Number(params.requestId))
  const member = found && (await memberOfAnyState(server.db, found.membership_no))
  if (!found || !member) throw new Refusal(404, NO_REQUEST)
  const [{ verdict, unit }, events, own, desk] = await Promise.all([
    verdictNow(request, found),
    eventsOf(server.db, [found.request_id]),
    membershipNoOf(server.db, staff.login),
    readDeskRules(server.db),
  ])
  await recordMemberAccess(request, found.membership_no, 'request')
  const judged = (found.judged as ShareVerdict).findings
  const isOwn = own === found.membership_no
  const changed = hasChanged(judged, verdict.findings)
  const can = (move: RequestMove, permission: 'check_requests' | 'approve_requests') =>
    !isOwn && may(staff.roles, permission) && stateAfter(found.state, move) !== undefined
  const band = bandOf(found.amount, desk.bands)
  const whyNot = whyNotApproved(request, found, { band, isOwn, changed })
  const data: DeskRequest = {
    ...deskRow({ ...member, ...found }, { own, days: desk.days, today: new Date() }),
    version: found.version,
    unit,
    findings: verdict.findings,
    check_lines: checkLines(verdict.findings, REQUEST_KINDS[found.kind]),
    figures_changed: changed,
    judged_findings: judged,
    facts: factsInWords(verdict),
    band,
    may_check: can('check', 'check_requests'),
    may_return: can('return', 'check_requests'),
    may_refuse: can('refuse', 'check_requests'),
    may_approve: can('approve', 'approve_requests') && whyNot === '',
    why_not: can('approve', 'approve_requests') ? whyNot : '',
    checker: officerIn(events, 'check'),
    approver: officerIn(events, 'approve'),
    events: events.map(({ at, to_state, actor, officer, member_words, staff_words }) => ({
      at: at.toISOString(),
      state: to_state as DeskRequest['state'],
      by: officer ?? (actor.startsWith('member:') ? 'สมาชิก' : 'ระบบหลัก'),
      member_words,
      staff_words,
    })),
  }
  return dataReply(data)
}

/** By the figures of the published night, in the officer's name. */
export function verdictNow(request: FastifyRequest, { membership_no, payload }: RequestRow) {
  return readForOfficer(request, membership_no, async (reading) => {
    const standing = await shareStanding(reading)
    const detail = await reading.night(memberDetailOf, membership_no)
    const verdict = verdictOn(payload as ShareChange, standing)
    return { verdict, standing, unit: detail?.unit_name ?? '' }
  })
}

interface Standing {
  band: ReturnType<typeof bandOf>
  isOwn: boolean
  changed: boolean
}

/** The sentence for whoever may approve, but not this one or not now; empty where nothing stands against it. */
export function whyNotApproved(
  { staff }: FastifyRequest,
  { checked_by }: RequestRow,
  { band, isOwn, changed }: Standing,
): string {
  if (isOwn) return 'ทำรายการกับคำขอของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่ท่านอื่นดำเนินการ'
  if (checked_by === staff.login) return 'ท่านเป็นผู้ตรวจคำขอนี้ ต้องให้เจ้าหน้าที่อีกท่านอนุมัติ'
  if (!mayApprove(band, staff.roles)) return 'วงเงินนี้ผู้จัดการเป็นผู้อนุมัติ'
  if (changed) return 'ตัวเลขเปลี่ยนหลังการตรวจ ต้องตรวจใหม่ก่อนอนุมัติ'
  return ''
}

type Events = Awaited<ReturnType<typeof eventsOf>>

function officerIn(events: Events, act: RequestMove): string | null {
  return events.findLast((event) => event.act === act)?.officer ?? null
}

function factsInWords({ facts, effect }: ShareVerdict): DeskRequest['facts'] {
  const baht = (amount: Satang) => `${formatBaht(amount)} บาท`
  return [
    { label: 'ค่าหุ้นรายเดือนปัจจุบัน', value: baht(facts.monthly) },
    { label: 'หุ้นสะสม', value: baht(facts.balance) },
    { label: 'ส่งแล้ว', value: `${facts.instalments.toLocaleString('th-TH')} งวด` },
    { label: 'เงินเดือนในทะเบียน', value: facts.salary > 0 ? baht(facts.salary) : 'ไม่มี' },
    { label: 'หนี้คงเหลือ', value: baht(facts.debt) },
    { label: 'รายการเรียกเก็บ', value: `${baht(effect.billBefore)} → ${baht(effect.billAfter)}` },
    { label: 'เริ่ม', value: firstBillWords(effect.firstPeriod) },
  ]
}
