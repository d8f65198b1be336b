// What waits at the desk, with its age.

import type { FastifyRequest } from 'fastify'
import type { DESK_TABS, DeskQueue } from '#contract/staff/desk/request-desk.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { countByState, type RequestRow, requestQueue } from '#database/queries/request/request.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { workingDaysAfter } from '#domain/calendar/working-day.ts'
import { fullName, type Named } from '#domain/person/full-name.ts'
import { REQUEST_KINDS, type RequestKindName } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { isEnded, type RequestState } from '#domain/request/request-state.ts'
import { dataReply } from '../http/ok-reply.ts'
import { pageOf, pagesOf } from '../http/paging.ts'
import { readDeskRules } from './desk-rules.ts'

type Tab = (typeof DESK_TABS)[number]

// biome-ignore format: one row a tab
const STATES: Record<Tab, readonly RequestState[]> = {
  check:   ['sent', 'bounced'],
  approve: ['checked'],
  order:   ['approved'],
  answer:  ['ordered'],
  member:  ['asking', 'returned'],
  ended:   ['done', 'refused', 'withdrawn', 'lapsed', 'stopped'],
}

export async function readDesk(
  { server, staff }: FastifyRequest,
  query: { tab?: Tab; kind?: RequestKindName; page?: string },
) {
  const { page, limit, offset } = pageOf(query.page)
  const { tab = 'check', kind } = query
  const oldestFirst = tab !== 'ended'
  const [{ rows, total }, byState, own, { days }] = await Promise.all([
    requestQueue(server.db, { states: STATES[tab], kind, limit, offset, oldestFirst }),
    countByState(server.db),
    membershipNoOf(server.db, staff.login),
    readDeskRules(server.db),
  ])
  const today = new Date()
  const data: DeskQueue = {
    page,
    pages: pagesOf(total),
    total,
    counts: countsOf(byState),
    requests: rows.map((row) => deskRow(row, { own, days, today })),
  }
  return dataReply(data)
}

function countsOf(byState: Partial<Record<RequestState, number>>): DeskQueue['counts'] {
  const sum = (tab: Tab) => STATES[tab].reduce((count, state) => count + (byState[state] ?? 0), 0)
  return {
    check: sum('check'),
    approve: sum('approve'),
    order: sum('order'),
    answer: sum('answer'),
    member: sum('member'),
  }
}

interface Seen {
  /** The officer's own membership number. */
  own: string | null | undefined
  days: number
  today: Date
}

export function deskRow(row: RequestRow & Named, { own, days, today }: Seen) {
  const kind = REQUEST_KINDS[row.kind]
  const promised = workingDaysAfter(bangkokDate(row.sent_at), days)
  const hasEnded = isEnded(row.state)
  return {
    request_id: row.request_id,
    request_no: requestNo(row),
    kind: row.kind,
    title: kind.title,
    summary: kind.summary(row.payload),
    membership_no: row.membership_no,
    name: fullName(row),
    amount: row.amount,
    state: row.state,
    sent_at: row.sent_at.toISOString(),
    moved_at: row.moved_at.toISOString(),
    promised_on: hasEnded ? null : promised,
    is_late: !hasEnded && promised < bangkokDate(today),
    is_own: own === row.membership_no,
    held_until:
      !hasEnded && row.held_until && row.held_until > today ? row.held_until.toISOString() : null,
  }
}
