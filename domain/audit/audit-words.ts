// What was done, in words for auditors. What has no word here is shown as it was written.
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts'

/** The part of the site, by the first word of an action. */
// biome-ignore format: one row a group
export const AUDIT_GROUPS: Record<string, string> = {
  staff:         'เจ้าหน้าที่',
  act:           'รายการที่ต้องใช้สองคน',
  member:        'สมาชิก',
  unit:          'หน่วยงาน',
  impersonation: 'ดูในนามสมาชิก',
  import:        'นำเข้าข้อมูล',
  audit:         'ประวัติการใช้งาน',
  topic:         'ข่าวและประกาศ',
  category:      'หมวดข่าว',
  slide:         'ภาพสไลด์',
  picture:       'รูปภาพ',
  document:      'เอกสารและแบบฟอร์ม',
  content:       'เนื้อหาเว็บไซต์',
  menu:          'เมนูเว็บไซต์',
  setting:       'ตั้งค่า',
  election:      'การเลือกตั้ง',
  board:         'กระทู้',
  demand:        'เสียงสมาชิก',
  template:      'คำตอบสำเร็จรูป',
  correction:    'คำขอแก้ไขข้อมูล',
  request:       'คำขอของสมาชิก',
  order:         'คำสั่งถึงระบบหลัก',
  bank:          'ไฟล์รับชำระจากธนาคาร',
  rights:        'คำขอใช้สิทธิ PDPA',
  recovery:      'กู้รหัสผ่าน',
  session:       'การเข้าสู่ระบบ',
  passkey:       'พาสคีย์',
  consent:       'ความยินยอม',
  terms:         'ข้อตกลง',
  balance:       'ยืนยันยอด',
  signing:       'การลงนาม',
  data:          'สำเนาข้อมูล',
  outbox:        'ข้อความขาออก',
  notice:        'แจ้งเตือนของสมาชิก',
  announcement:  'แจ้งข่าวสาร',
  morning:       'รายงานเช้า',
  health:        'สุขภาพระบบ',
  key:           'กุญแจเข้ารหัส',
}

export function auditWords(action: string): string {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action
}
