// What was done, in words for auditors. What has no word here is shown as it was written.

/** The part of the site, by the first word of an action. */
// biome-ignore format: one row a group
export const AUDIT_GROUPS: Record<string, string> = {
  staff:         'เจ้าหน้าที่',
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
  rights:        'คำขอใช้สิทธิ PDPA',
  recovery:      'กู้รหัสผ่าน',
  session:       'การเข้าสู่ระบบ',
  consent:       'ความยินยอม',
  terms:         'ข้อตกลง',
  balance:       'ยืนยันยอด',
  data:          'สำเนาข้อมูล',
  outbox:        'ข้อความขาออก',
  announcement:  'แจ้งข่าวสาร',
}

// biome-ignore format: one row an action
const ACTIONS: Record<string, string> = {
  'announcement.send':      'ส่งการแจ้งเตือนถึงทุกคน',
  'audit.check':            'ตรวจสายโซ่ประวัติการใช้งาน',
  'audit.export':           'ส่งออกประวัติการใช้งาน',
  'balance.answer':         'ตอบยืนยันยอด',
  'board.answer':           'ตอบกระทู้ในนามสหกรณ์',
  'board.block':            'ระงับผู้ตั้งกระทู้',
  'board.hide':             'ซ่อนกระทู้',
  'board.show':             'แสดงกระทู้',
  'board.unblock':          'เลิกระงับผู้ตั้งกระทู้',
  'category.add':           'เพิ่มหมวดข่าว',
  'category.remove':        'ลบหมวดข่าว',
  'category.save':          'แก้ไขหมวดข่าว',
  'consent.give':           'ให้ความยินยอม',
  'consent.withdraw':       'ถอนความยินยอม',
  'content.save':           'แก้ไขเนื้อหา',
  'correction.answer':      'ตอบคำขอแก้ไขข้อมูล',
  'data.copy':              'ขอสำเนาข้อมูลของตน',
  'demand.answer':          'ตอบเสียงสมาชิก',
  'demand.assign':          'มอบหมายผู้รับผิดชอบ',
  'demand.status':          'เปลี่ยนสถานะเรื่อง',
  'document.add':           'เพิ่มเอกสาร',
  'document.remove':        'นำเอกสารออก',
  'document.save':          'แก้ไขเอกสาร',
  'election.count':         'บันทึกผลคะแนน',
  'election.publish':       'เผยแพร่ผลการเลือกตั้ง',
  'election.withdraw':      'ถอนผลการเลือกตั้ง',
  'impersonation.grant':    'ขอสิทธิ์ดูในนามสมาชิก',
  'impersonation.look':     'เปิดดูหน้าของสมาชิก',
  'impersonation.start':    'เริ่มดูในนามสมาชิก',
  'import.cancel':          'ยกเลิกการนำเข้า',
  'import.publish':         'เผยแพร่ข้อมูลที่นำเข้า',
  'import.rollback':        'ย้อนกลับข้อมูลที่เผยแพร่',
  'import.start':           'เริ่มนำเข้าข้อมูล',
  'member.correction':      'ขอแก้ไขข้อมูล',
  'member.forget':          'ตั้งรหัสผ่านใหม่',
  'member.login':           'เข้าสู่ระบบสมาชิก',
  'member.logout':          'ออกจากระบบสมาชิก',
  'member.password':        'เปลี่ยนรหัสผ่าน',
  'member.photo':           'เปลี่ยนรูป',
  'member.reveal':          'เปิดดูข้อมูลที่ปิดบัง',
  'member.step_up':         'ยืนยันตัวตนอีกครั้ง',
  'member.upload':          'ส่งไฟล์',
  'outbox.retry':           'ส่งข้อความอีกครั้ง',
  'rights.answer':          'ตอบคำขอใช้สิทธิ',
  'recovery.asked':         'ขอกู้รหัสผ่าน',
  'recovery.code':          'ส่งรหัสยืนยัน',
  'recovery.slip':          'ใช้ใบเปิดใช้งาน',
  'recovery.slip_issued':   'ออกใบเปิดใช้งาน',
  'recovery.verify':        'ยืนยันด้วยรหัส',
  'session.end':            'ยุติการเข้าสู่ระบบ',
  'session.replayed':       'ใช้การเข้าสู่ระบบเก่าซ้ำ',
  'staff.add':              'เพิ่มเจ้าหน้าที่',
  'staff.change':           'เปลี่ยนสิทธิ์เจ้าหน้าที่',
  'staff.code':             'ออกรหัสให้เจ้าหน้าที่',
  'staff.denied':           'ขอทำสิ่งที่ไม่มีสิทธิ์',
  'staff.file_open':        'เปิดไฟล์ของสมาชิก',
  'staff.login':            'เข้าสู่ระบบเจ้าหน้าที่',
  'staff.logout':           'ออกจากระบบเจ้าหน้าที่',
  'staff.look':             'เปิดดูข้อมูลสมาชิก',
  'staff.password':         'เปลี่ยนรหัสผ่านเจ้าหน้าที่',
  'staff.photo_approve':    'อนุมัติรูปสมาชิก',
  'staff.photo_refuse':     'ไม่อนุมัติรูปสมาชิก',
  'staff.reveal':           'เปิดดูข้อมูลที่ปิดบังของสมาชิก',
  'staff.search':           'ค้นหาสมาชิก',
  'staff.sessions_end':     'ให้สมาชิกออกจากระบบทุกเครื่อง',
  'staff.setup':            'ตั้งค่าบัญชีเจ้าหน้าที่',
  'staff.step_up':          'ยืนยันตัวตนอีกครั้ง',
  'staff.suspend':          'ระงับหรือเปิดบัญชีเจ้าหน้าที่',
  'staff.unlock':           'ปลดล็อกบัญชีสมาชิก',
  'terms.accept':           'ยอมรับข้อตกลง',
  'topic.add':              'เพิ่มข่าว',
  'topic.archive':          'เก็บข่าวเข้าคลัง',
  'topic.publish':          'เผยแพร่ข่าว',
  'topic.restore':          'เรียกคืนข่าว',
  'topic.save':             'แก้ไขข่าว',
  'topic.schedule':         'ตั้งเวลาเผยแพร่ข่าว',
  'unit.code_issued':       'ออกรหัสให้หน่วยงาน',
  'unit.login':             'เข้าสู่ระบบหน่วยงาน',
  'unit.logout':            'ออกจากระบบหน่วยงาน',
  'unit.month_closed':      'ปิดงวดหน่วยงาน',
  'unit.month_reopened':    'เปิดงวดหน่วยงานอีกครั้ง',
  'unit.receipts_released': 'เผยแพร่ใบเสร็จ',
  'unit.reminded':          'เตือนหน่วยงาน',
  'unit.result_sent':       'ส่งผลการเรียกเก็บ',
  'unit.user_added':        'เพิ่มผู้ใช้ของหน่วยงาน',
  'unit.user_disabled':     'ระงับผู้ใช้ของหน่วยงาน',
}

export function auditWords(action: string): string {
  return ACTIONS[action] ?? action
}

// biome-ignore format: one row a name
const NAMES: Record<string, string> = {
  run: 'รอบ', set: 'ชุด', hold: 'รออนุมัติ', accept: 'ยอมรับความต่าง', by: 'โดย', reason: 'เหตุผล', ticket: 'เลขเรื่อง',
  route: 'เส้นทาง', kind: 'ชนิด', what: 'เรื่อง', status: 'สถานะ', roles: 'บทบาท', name: 'ชื่อ', login: 'ชื่อผู้ใช้',
  events: 'รายการ', month: 'งวด', unit: 'หน่วยงาน', topic: 'เรื่อง', title: 'หัวข้อ', version: 'รุ่น', count: 'จำนวน',
}

export function detailName(name: string): string {
  return NAMES[name] ?? name
}

export function detailValue(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'ใช่' : 'ไม่') : String(value)
}

export interface AuditChange {
  what: string
  before: string
  after: string
}

type Detail = Record<string, string | number | boolean>

const PAIRS = [
  ['before', 'after'],
  ['from', 'to'],
  ['old', 'new'],
] as const

/** What an event tells of a change, before → after; the rest of it is told as it is. */
export function auditChanges(detail: Detail): { changes: AuditChange[]; rest: Detail } {
  const changes: AuditChange[] = []
  const rest = { ...detail }
  for (const key of Object.keys(detail)) {
    for (const [was, is] of PAIRS) {
      const what = key === was ? '' : key.endsWith(`_${was}`) ? key.slice(0, -was.length - 1) : null
      const other = what === '' ? is : `${what}_${is}`
      if (what === null || !(other in detail)) continue
      changes.push({ what, before: String(detail[key]), after: String(detail[other]) })
      delete rest[key]
      delete rest[other]
    }
  }
  return { changes, rest }
}
