// Values that are written down as words of the program, in the words of whoever reads the record.

import { ROLE_WORDS } from '../identity/staff-role-words.ts'
import { accessedPages } from './access-words.ts'

/** Pages of the back office, by the part of the address that names them. */
// biome-ignore format: rows of names that go together
const OFFICE: Record<string, string> = {
  overview: 'ภาพรวม', topics: 'ข่าวและประกาศ', categories: 'หมวดข่าว', slides: 'สไลด์หน้าแรก', documents: 'เอกสารและแบบฟอร์ม',
  pictures: 'รูปภาพ', menus: 'เมนูเว็บไซต์', links: 'ตรวจลิงก์', rates: 'อัตราดอกเบี้ย', reports: 'รายงาน', statistics: 'สถิติสหกรณ์',
  elections: 'การเลือกตั้ง', settings: 'ตั้งค่าเว็บไซต์', policies: 'หน้านโยบาย', terms: 'ข้อกำหนดการใช้ระบบ', guidelines: 'แนวปฏิบัติของหน่วยงาน',
  board: 'กระทู้', blocks: 'คำและผู้เขียนที่ระงับ', 'reply-templates': 'คำตอบสำเร็จรูป', demand: 'คำร้อง', demands: 'คำร้อง', members: 'สมาชิก',
  corrections: 'คำขอแก้ไขข้อมูล', rights: 'คำขอใช้สิทธิ', photos: 'ตรวจรูปสมาชิก', impersonate: 'ดูในนามสมาชิก', units: 'หน่วยงาน',
  imports: 'นำเข้าข้อมูล', announcements: 'การแจ้งเตือน', outbox: 'SMS และอีเมลที่ส่ง', audit: 'ประวัติการใช้งาน',
  'access-report': 'รายงานการเข้าถึงข้อมูล', health: 'สุขภาพระบบ', traffic: 'สถิติการใช้งาน', 'client-errors': 'ข้อผิดพลาดในเบราว์เซอร์',
  staff: 'ผู้ใช้และสิทธิ์', account: 'บัญชีของฉัน', devices: 'เครื่องที่เข้าใช้', uploads: 'ส่งไฟล์',
}

/** The page behind an address of the API; the address itself where it has no name. */
export function routeName(route: string): string {
  if (route.startsWith('/api/member/'))
    return `หน้าสมาชิก ${accessedPages([route])[0] ?? 'การเข้าสู่ระบบ'}`
  const part = /^\/api\/admin\/([\w-]+)/.exec(route)?.[1] ?? ''
  return Object.hasOwn(OFFICE, part) ? `หน้า ${OFFICE[part]}` : route
}

export function roleNames(roles: string): string {
  const named = ROLE_WORDS as Record<string, { name: string }>
  return roles
    .split(' ')
    .map((role) => (Object.hasOwn(named, role) ? (named[role]?.name ?? role) : role))
    .join(', ')
}
