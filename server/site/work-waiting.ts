// What waits for an officer today: one line a queue, with the permission of its page. A new queue is a new line.

import type { Db } from '#database/core/connect.ts'
import {
  balancesDisputed,
  boardMessagesWaiting,
  boardReportsOpen,
  correctionsWaiting,
  demandsReceived,
  demandsWorking,
  failedMessages,
  importsWaiting,
  photosWaiting,
  rightsOpen,
  topicDrafts,
  topicsScheduled,
  unitMonthsSent,
  unitMonthsUnsent,
  type Waiting,
} from '#database/queries/monitoring/work-waiting.ts'
import type { Permission } from '#domain/identity/staff-role.ts'

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
  { label: 'คำขอแก้ไขข้อมูลสมาชิก',     to: '/admin/corrections', may: 'serve_members', ask: correctionsWaiting },
  { label: 'ข้อทักท้วงยอด',           to: '/admin/balances', may: 'serve_members',  ask: balancesDisputed },
  { label: 'คำขอใช้สิทธิ (30 วัน)',      to: '/admin/rights',  may: 'serve_members',  ask: rightsOpen },
  { label: 'รูปสมาชิกรอตรวจ',          to: '/admin/photos',  may: 'serve_members',  ask: photosWaiting },
  { label: 'ผลของหน่วยงานรอปิดเดือน',   to: '/admin/units?show=sent', may: 'serve_units', ask: unitMonthsSent },
  { label: 'หน่วยงานที่ยังไม่ส่งผล',     to: '/admin/units?show=waiting', may: 'serve_units', ask: unitMonthsUnsent },
  { label: 'ร่างข่าวที่ยังไม่เผยแพร่',    to: '/admin/topics?standing=draft', may: 'content',    ask: topicDrafts },
  { label: 'ข่าวที่ตั้งเวลาไว้',          to: '/admin/topics?standing=scheduled', may: 'content', ask: topicsScheduled },
  { label: 'ชุดข้อมูลรอการอนุมัติ',       to: '/admin/imports', may: 'approve_import', ask: importsWaiting },
  { label: 'ข้อความที่ส่งไม่สำเร็จ',       to: '/admin/outbox?state=gave_up', may: 'outbox',         ask: failedMessages },
]

export function queuesFor(permissions: (permission: Permission) => boolean): readonly Queue[] {
  return QUEUES.filter((queue) => permissions(queue.may))
}
