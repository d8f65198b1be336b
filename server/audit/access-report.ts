// Which officers looked at which members: for the page, and as a table to be taken away.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessQuery, AccessReport } from '#contract/staff/monitoring.ts'
import type { Db } from '#database/core/connect.ts'
import { accessByDay, accessedMembers } from '#database/queries/audit/access-report.ts'
import { takeoverSigns } from '#database/queries/audit/takeover-signs.ts'
import { type Table, tableOf } from '#documents/table/table.ts'
import { auditWords } from '#domain/audit/audit-words.ts'
import { TAKEOVER_SIGNS } from '#domain/audit/takeover-sign.ts'
import { bangkokDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { beginOf, daysBefore, endOf, requireDay } from '../http/day-range.ts'
import { Refusal } from '../http/errors.ts'
import { sendTables } from '../papers/paper.ts'
import { recordAudit } from './audit.ts'

const REPORT_DAYS = 30
const REPORT_DAYS_MAX = 400
const DAY_MS = 24 * 60 * 60 * 1_000

export async function readAccessReport({ server }: FastifyRequest, query: AccessQuery) {
  return dataReply(await accessReport(server.db, query))
}

export async function exportAccessReport(
  request: FastifyRequest,
  format: 'csv' | 'xlsx',
  query: AccessQuery,
  reply: FastifyReply,
) {
  const { server } = request
  const report = await accessReport(server.db, query)
  await recordAudit(server.db, request, {
    action: 'audit.access_export',
    detail: { format, login: query.officer ?? '', days: report.days.length },
  })
  const title = `รายงานการเข้าถึงข้อมูล_${report.from}_${report.to}`
  return sendTables(request, reply, { format, title, tables: accessTables(report) })
}

async function accessReport(db: Db, query: AccessQuery): Promise<AccessReport> {
  const now = new Date()
  const from = query.from ? requireDay(query.from) : daysBefore(now, REPORT_DAYS - 1)
  const to = query.to ? requireDay(query.to) : bangkokDate(now)
  const range = { from: beginOf(from), to: endOf(to), officer: query.officer ?? '' }
  const length = range.to.getTime() - range.from.getTime()
  if (length <= 0) throw new Refusal(400, 'วันที่เริ่มต้องไม่หลังวันที่สิ้นสุด')
  if (length > REPORT_DAYS_MAX * DAY_MS) throw new Refusal(400, 'เลือกช่วงเวลาได้ไม่เกิน 400 วัน')
  const days = await accessByDay(db, range)
  const members = range.officer ? await accessedMembers(db, range) : []
  const signs = await takeoverSigns(db, range)
  return {
    from,
    to,
    days: days.map((day) => ({ ...day, name: day.name ?? day.login })),
    members: members.map(({ last_at, member_name, ...member }) => ({
      ...member,
      member_name: member_name ?? '',
      last_at: last_at.toISOString(),
    })),
    signs: signs.map((sign) => ({
      ...sign,
      at: sign.at.toISOString(),
      name: sign.name ?? sign.login,
    })),
  }
}

/** Of one officer whom they looked at comes first: a CSV file has room for one table. */
function accessTables({ days, members, signs }: AccessReport): Table[] {
  const byDay = tableOf<AccessReport['days'][number]>(
    'รายวัน',
    [
      { head: 'วันที่', width: 14, kind: 'date', value: ({ day }) => day },
      { head: 'ชื่อผู้ใช้', width: 16, kind: 'text', value: ({ login }) => login },
      { head: 'เจ้าหน้าที่', width: 28, kind: 'text', value: ({ name }) => name },
      { head: 'สมาชิก (คน)', width: 12, kind: 'integer', value: (row) => row.members },
      { head: 'รายการ (ครั้ง)', width: 12, kind: 'integer', value: ({ looks }) => looks },
      { head: 'ถูกปฏิเสธ', width: 12, kind: 'integer', value: ({ refused }) => refused },
    ],
    days,
  )
  const byMember = tableOf<AccessReport['members'][number]>(
    'สมาชิก',
    [
      { head: 'เลขสมาชิก', width: 12, kind: 'text', value: ({ membership_no }) => membership_no },
      { head: 'ชื่อ', width: 28, kind: 'text', value: ({ member_name }) => member_name },
      { head: 'ครั้ง', width: 10, kind: 'integer', value: ({ looks }) => looks },
      {
        head: 'สิ่งที่ทำ',
        width: 40,
        kind: 'text',
        value: ({ actions }) => actions.map(auditWords).join(', '),
      },
      { head: 'ล่าสุด', width: 22, kind: 'text', value: ({ last_at }) => shortMoment(last_at) },
    ],
    members,
  )
  const worthAsking = tableOf<AccessReport['signs'][number]>(
    'ควรสอบถาม',
    [
      { head: 'เมื่อ', width: 22, kind: 'text', value: ({ at }) => shortMoment(at) },
      { head: 'ลักษณะ', width: 50, kind: 'text', value: ({ kind }) => TAKEOVER_SIGNS[kind] },
      { head: 'เจ้าหน้าที่', width: 28, kind: 'text', value: ({ name }) => name },
      { head: 'เลขสมาชิก', width: 12, kind: 'text', value: (sign) => sign.membership_no ?? '' },
      { head: 'ครั้ง', width: 10, kind: 'integer', value: ({ times }) => times },
    ],
    signs,
  )
  const tables = members.length > 0 ? [byMember, byDay] : [byDay]
  return signs.length > 0 ? [...tables, worthAsking] : tables
}
