import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Overview } from '#contract/staff/overview.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { tasksOpen, untoldDaily, untoldRed } from '#database/queries/guarantee-watch/board.ts'
import { failedSignIns } from '#database/queries/identity/staff-sign-ins.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { trafficSince } from '#database/queries/monitoring/traffic-day.ts'
import {
  actsWaiting,
  balancesDisputed,
  bankFilesRefused,
  bankFilesToCheck,
  bankFilesToRelease,
  boardMessagesWaiting,
  boardReportsOpen,
  correctionsWaiting,
  demandsReceived,
  demandsWorking,
  failedMessages,
  importsWaiting,
  orderProblemsOpen,
  photosWaiting,
  publishedFiles,
  requestsToApprove,
  requestsToCheck,
  requestsToOrder,
  rightsOpen,
  topicDrafts,
  topicsScheduled,
  unitMonthsSent,
  unitMonthsUnsent,
  type Waiting,
} from '#database/queries/monitoring/work-waiting.ts'
import { dataState } from '#domain/calendar/data-age.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { may, type Permission } from '#domain/identity/staff-role.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { daysBefore } from '#server/http/day-range.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readHealth } from '#server/monitoring/health-report.ts'
import { trafficReport } from '#server/monitoring/traffic-report.ts'
import { awaitedFile } from '#server/payments/awaited-file.ts'
import { countMissing } from './go-live.ts'
import { isOpened } from './opening.ts'

const DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

export async function readOverview({ staff, server }: FastifyRequest) {
  const allowed = (permission: Permission) => may(staff.roles, permission)
  const now = new Date()
  const queues = await readAs(server.db, { staff: staff.login }, (db) => readQueues(db, allowed))
  const data: Overview = {
    queues: [...(await readAlarms(server, allowed, now)), ...queues],
    ...(allowed('see_imports') && { freshness: await readFreshness(server.db, now) }),
    ...(allowed('watch') && {
      views: await readViews(server.db, now),
      failed: await readFailed(server.db, now),
    }),
  }
  return dataReply(data)
}

/** What is wrong with the site counts as work: a backup that is missing, data that is old. */
async function readAlarms(
  app: FastifyInstance,
  allowed: (permission: Permission) => boolean,
  now: Date,
): Promise<Overview['queues']> {
  const alarms: Overview['queues'] = []
  if (allowed('watch')) {
    const { items } = await readHealth(app, now)
    const count = items.filter(({ state }) => state === 'bad').length
    alarms.push({ label: 'สุขภาพระบบที่ต้องแก้', to: '/admin/health', count, oldest: null })
  }
  if (allowed('settings') && !(await isOpened(app))) {
    const count = await countMissing(app)
    // Also when nothing is missing: then it is to be opened.
    alarms.push({ label: 'ก่อนเปิดเว็บไซต์', to: '/admin/go-live', count: count || 1, oldest: null })
  }
  if (allowed('import')) {
    const published = await publicationNow(app.db)
    const isOld = !published || dataState(published.as_of, now) !== 'good'
    alarms.push({ label: 'ข้อมูลรายวันเก่า', to: '/admin/imports', count: Number(isOld), oldest: null })
  }
  if (allowed('check_requests')) {
    const count = Number((await awaitedFile(app, now)) !== undefined)
    alarms.push({ label: 'ไฟล์ธนาคารไม่มาตามเวลา', to: '/admin/bank-files', count, oldest: null })
  }
  return alarms
}

function readQueues(db: Db, allowed: (permission: Permission) => boolean) {
  return Promise.all(
    queuesFor(allowed).map(async ({ label, to, ask }) => {
      const { count, oldest } = await ask(db)
      return { label, to, count, oldest: oldest?.toISOString() ?? null }
    }),
  )
}

async function readFreshness(db: Db, now: Date): Promise<Overview['freshness']> {
  const [published, files] = await Promise.all([publicationNow(db), publishedFiles(db)])
  const rowsOf = new Map(files.map(({ data_set, rows }) => [data_set, rows]))
  return {
    as_of: published?.as_of ?? null,
    published_at: published?.published_at.toISOString() ?? null,
    is_old: !published || dataState(published.as_of, now) !== 'good',
    files: DATA_SETS.map(({ name, thai }) => ({ name: thai, rows: rowsOf.get(name) ?? 0 })),
  }
}

async function readViews(db: Db, now: Date): Promise<Overview['views']> {
  const rows = await trafficSince(db, daysBefore(now, DAYS - 1))
  return trafficReport(rows, DAYS, now).bars.map(({ from, views }) => ({ day: from, views }))
}

async function readFailed(db: Db, now: Date): Promise<Overview['failed']> {
  const failed = await failedSignIns(db, now, DAYS)
  const of = (day: Day, kind: string) =>
    failed.find((one) => one.day === day && one.kind === kind)?.failed ?? 0
  return Array.from({ length: DAYS }, (_, at) => {
    const day = bangkokDate(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS))
    return { day, member: of(day, 'member'), unit: of(day, 'unit'), staff: of(day, 'staff') }
  })
}

// What waits for an officer today: one line a queue, with the permission of its page. A new queue is a new line.

interface Queue {
  label: string
  /** The page on which it is worked off. */
  to: string
  may: Permission
  /** Of a database read as the officer: some rows are nobody else's. */
  ask: (db: Db) => Promise<Waiting>
}

// biome-ignore format: one row a queue
const QUEUES: readonly Queue[] = [
  { label: 'กระทู้รอตรวจ',            to: '/admin/board',   may: 'voices',         ask: boardMessagesWaiting },
  { label: 'กระทู้ที่มีผู้แจ้งลบ',         to: '/admin/board',   may: 'voices',         ask: boardReportsOpen },
  { label: 'คำร้องใหม่',              to: '/admin/demands?status=received', may: 'voices',         ask: demandsReceived },
  { label: 'คำร้องที่กำลังดำเนินการ',   to: '/admin/demands?status=working', may: 'voices',      ask: demandsWorking },
  { label: 'คำขอรอตรวจ',             to: '/admin/requests', may: 'check_requests', ask: requestsToCheck },
  { label: 'คำขอรออนุมัติ',            to: '/admin/requests?tab=approve', may: 'approve_requests', ask: requestsToApprove },
  { label: 'คำขอรอส่งคำสั่ง',           to: '/admin/orders',  may: 'release_orders', ask: requestsToOrder },
  { label: 'ผลจากระบบหลักที่ต้องตรวจ',   to: '/admin/orders',  may: 'release_orders', ask: orderProblemsOpen },
  { label: 'ไฟล์รับชำระรอตรวจ',        to: '/admin/bank-files', may: 'check_requests', ask: bankFilesToCheck },
  { label: 'ไฟล์รับชำระรอปล่อย',       to: '/admin/bank-files', may: 'release_orders', ask: bankFilesToRelease },
  { label: 'ไฟล์ธนาคารที่ระบบไม่รับ',     to: '/admin/bank-files', may: 'check_requests', ask: bankFilesRefused },
  { label: 'ผู้ค้ำยังไม่ได้รับหนังสือ ครบ 45 วัน', to: '/admin/guarantees', may: 'check_requests', ask: untoldRed },
  { label: 'ผู้ค้ำยังไม่ได้รับหนังสือ ครบ 55 วัน', to: '/admin/guarantees', may: 'release_orders', ask: untoldDaily },
  { label: 'งานติดตามผู้ค้ำประกัน',      to: '/admin/guarantees', may: 'check_requests', ask: tasksOpen },
  { label: 'คำขอแก้ไขข้อมูลสมาชิก',     to: '/admin/corrections', may: 'serve_members', ask: correctionsWaiting },
  { label: 'ข้อทักท้วงยอด',           to: '/admin/balances', may: 'serve_members',  ask: balancesDisputed },
  { label: 'คำขอใช้สิทธิ (30 วัน)',      to: '/admin/rights',  may: 'serve_members',  ask: rightsOpen },
  { label: 'รูปสมาชิกรอตรวจ',          to: '/admin/photos',  may: 'serve_members',  ask: photosWaiting },
  { label: 'ผลของหน่วยงานรอปิดเดือน',   to: '/admin/units?show=sent', may: 'serve_units', ask: unitMonthsSent },
  { label: 'หน่วยงานที่ยังไม่ส่งผล',     to: '/admin/units?show=waiting', may: 'serve_units', ask: unitMonthsUnsent },
  { label: 'ร่างข่าวที่ยังไม่เผยแพร่',    to: '/admin/topics?standing=draft', may: 'content',    ask: topicDrafts },
  { label: 'ข่าวที่ตั้งเวลาไว้',          to: '/admin/topics?standing=scheduled', may: 'content', ask: topicsScheduled },
  { label: 'ชุดข้อมูลรอการอนุมัติ',       to: '/admin/imports', may: 'approve_import', ask: importsWaiting },
  { label: 'รายการรอผู้ยืนยันคนที่สอง',   to: '/admin/acts',    may: 'confirm',        ask: actsWaiting },
  { label: 'ข้อความที่ส่งไม่สำเร็จ',       to: '/admin/outbox?state=gave_up', may: 'outbox',         ask: failedMessages },
]

function queuesFor(permissions: (permission: Permission) => boolean): readonly Queue[] {
  return QUEUES.filter((queue) => permissions(queue.may))
}
