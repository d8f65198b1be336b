// What waits for an officer today: one line a queue, with the permission of its page. A new queue is a new line.

import type { Db } from '#database/connect.ts'
import {
  boardMessagesWaiting,
  boardReportsOpen,
  correctionsWaiting,
  demandsReceived,
  importsWaiting,
  messagesGivenUp,
  type Waiting,
} from '#database/queries/work-waiting.ts'
import type { Permission } from '#domain/staff-role.ts'

interface Queue {
  label: string
  /** The page on which it is worked off. */
  to: string
  may: Permission
  ask: (db: Db) => Promise<Waiting>
}

// biome-ignore format: one row a queue
export const QUEUES: readonly Queue[] = [
  { label: 'กระทู้รอตรวจ',            to: '/admin/board',   may: 'voices',         ask: boardMessagesWaiting },
  { label: 'กระทู้ที่มีผู้แจ้งลบ',         to: '/admin/board',   may: 'voices',         ask: boardReportsOpen },
  { label: 'เสียงสมาชิกเรื่องใหม่',       to: '/admin/demands', may: 'voices',         ask: demandsReceived },
  { label: 'คำขอแก้ไขข้อมูลสมาชิก',     to: '/admin/members', may: 'serve_members',  ask: correctionsWaiting },
  { label: 'ชุดข้อมูลรอการอนุมัติ',       to: '/admin/imports', may: 'approve_import', ask: importsWaiting },
  { label: 'ข้อความที่ส่งไม่สำเร็จ',       to: '/admin/outbox',  may: 'outbox',         ask: messagesGivenUp },
]

export function queuesFor(permissions: (permission: Permission) => boolean): readonly Queue[] {
  return QUEUES.filter((queue) => permissions(queue.may))
}
