import type { FastifyRequest } from 'fastify'
import type { DeskTimes } from '#contract/staff/desk/request-desk.ts'
import { requestTimes } from '#database/queries/request/request-times.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { dataReply } from '../http/ok-reply.ts'
import { readDeskRules } from './desk-rules.ts'

const DAYS = 90

/** How long members waited, by kind, against what is promised. */
export async function readDeskTimes({ server }: FastifyRequest) {
  const [rows, { days }] = await Promise.all([
    requestTimes(server.db, DAYS),
    readDeskRules(server.db),
  ])
  const data: DeskTimes = {
    days: DAYS,
    promised_days: days,
    kinds: rows.map(({ kind, requests, ...hours }) => ({
      kind,
      title: REQUEST_KINDS[kind].title,
      requests,
      check_half: tenths(hours.check_half),
      check_most: tenths(hours.check_most),
      decision_half: tenths(hours.decision_half) ?? 0,
      decision_most: tenths(hours.decision_most) ?? 0,
    })),
  }
  return dataReply(data)
}

function tenths(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * 10) / 10
}
