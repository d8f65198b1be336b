// What browsers tell of the content security policy (server/http/headers.ts): somebody's script that it kept out, or a mistake of
// ours. Anybody can send it, so it is counted and the last few are kept in memory, and nothing is ever written because of it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HealthItem } from '#contract/staff/monitoring.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { fieldIn } from '#domain/text/field-in.ts'
import { Refusal } from '#server/http/errors.ts'
import { item } from './health-report.ts'
import { redactPersons } from './redaction.ts'

const KEPT = 5
const AT_ONCE_MAX = 20
const BLOCKED_MAX = 120
const DAY_MS = 24 * 60 * 60_000

interface Blocked {
  directive: string
  /** An address without its query, or what kind of thing it was. */
  blocked: string
}

/** Of this process, since it began. */
export class PolicyReports {
  total = 0
  readonly #last: (Blocked & { times: number; at: Date })[] = []

  note({ directive, blocked }: Blocked, at: Date): void {
    this.total++
    const known = this.#last.findIndex(
      (one) => one.directive === directive && one.blocked === blocked,
    )
    const [before] = known < 0 ? [] : this.#last.splice(known, 1)
    this.#last.unshift({ directive, blocked, times: (before?.times ?? 0) + 1, at })
    this.#last.splice(KEPT)
  }

  /** Newest first. */
  since(from: Date) {
    return this.#last.filter(({ at }) => at >= from)
  }
}

export async function takePolicyReport(
  { server }: FastifyRequest,
  body: Buffer | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = new Date()
  for (const report of reportsIn(body)) server.policyReports.note(report, now)
  return reply.code(204).send()
}

export function policyItem({ policyReports }: FastifyInstance, now: Date): HealthItem {
  const last = policyReports.since(new Date(now.getTime() - DAY_MS))
  const [newest] = last
  if (!newest) return item('policy', 'good', 'ไม่มีรายงานจากเบราว์เซอร์ใน 24 ชั่วโมง')
  const list = last.map(
    ({ directive, blocked, times }) =>
      `${directive} ${blocked}${times > 1 ? ` (${times.toLocaleString('en')} ครั้ง)` : ''}`,
  )
  const says = `เบราว์เซอร์แจ้งว่ากันไว้ ล่าสุด ${shortMoment(newest.at)}: ${list.join(' · ')}`
  return item('policy', 'watch', says)
}

/** In both forms: of `report-uri`, one alone, and of `report-to`, several and of other things too. */
function reportsIn(body: Buffer | undefined): Blocked[] {
  const sent = parsed(body)
  const reports = Array.isArray(sent)
    ? sent.filter((one) => textIn(one, 'type') === 'csp-violation').map((one) => one.body)
    : [fieldIn(sent, 'csp-report')]
  if (reports.length > AT_ONCE_MAX) throw noReport()
  return reports.map(readBlocked).filter(({ blocked }) => !isOfExtension(blocked))
}

function parsed(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    throw noReport()
  }
}

function readBlocked(report: unknown): Blocked {
  const said =
    textIn(report, 'effectiveDirective') ??
    textIn(report, 'effective-directive') ??
    textIn(report, 'violated-directive')
  const directive = said?.split(' ')[0] ?? ''
  if (!/^[a-z][a-z-]{1,39}$/.test(directive)) throw noReport()
  const blocked = textIn(report, 'blockedURL') ?? textIn(report, 'blocked-uri') ?? ''
  return { directive, blocked: withoutQuery(blocked) }
}

/** `inline` and `eval` are words of their own; of other schemes than these the rest is content. */
function withoutQuery(blocked: string): string {
  const url = URL.parse(blocked)
  if (url && /^(https?|wss?):$/.test(url.protocol))
    return redactPersons(`${url.protocol}//${url.host}${url.pathname}`).slice(0, BLOCKED_MAX)
  return /^[a-z][a-z-]{1,39}(?=:|$)/.exec(blocked)?.[0] ?? '-'
}

/** What visitors have added to their browsers is not ours to mend. */
function isOfExtension(blocked: string): boolean {
  return blocked.endsWith('-extension')
}

function textIn(thing: unknown, name: string): string | undefined {
  const value = fieldIn(thing, name)
  return typeof value === 'string' ? value : undefined
}

function noReport(): Refusal {
  return new Refusal(400, 'ข้อมูลที่ส่งมาไม่ใช่รายงานของเบราว์เซอร์ จึงไม่ได้เก็บไว้')
}
