// What was done, in words for auditors. What has no word here is shown as it was written.
import { partName } from './access-words.ts'
import { STATUS_NAMES } from './demand.ts'
import { TERMS_KIND_WORDS } from './site/pages.ts'
import { SETTING_GROUPS, type SettingGroupName } from './site/settings.ts'
import { clockTime, monthAndYear, shortDate } from './thai-date.ts'

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
  'board.mark':             'ทำเครื่องหมายกระทู้',
  'board.show':             'แสดงกระทู้',
  'board.unblock':          'เลิกระงับผู้ตั้งกระทู้',
  'category.add':           'เพิ่มหมวดข่าว',
  'category.order':         'จัดลำดับหมวดข่าว',
  'category.remove':        'ลบหมวดข่าว',
  'category.save':          'แก้ไขหมวดข่าว',
  'consent.give':           'ให้ความยินยอม',
  'consent.withdraw':       'ถอนความยินยอม',
  'content.save':           'แก้ไขเนื้อหา',
  'correction.answer':      'ตอบคำขอแก้ไขข้อมูล',
  'data.copy':              'ขอสำเนาข้อมูลของตน',
  'demand.answer':          'ตอบเสียงสมาชิก',
  'demand.assign':          'มอบหมายผู้รับผิดชอบ',
  'demand.file_open':       'เปิดไฟล์ที่แนบมากับเรื่อง',
  'demand.note':            'บันทึกภายในของเรื่อง',
  'demand.publish':         'เปลี่ยนการเผยแพร่เรื่อง',
  'demand.status':          'เปลี่ยนสถานะเรื่อง',
  'document.add':           'เพิ่มเอกสาร',
  'document.remove':        'นำเอกสารออก',
  'document.restore':       'เรียกคืนเอกสารฉบับก่อน',
  'document.save':          'แก้ไขเอกสาร',
  'document.version':       'ส่งเอกสารฉบับใหม่',
  'election.count':         'บันทึกผลคะแนน',
  'election.publish':       'เผยแพร่ผลการเลือกตั้ง',
  'election.withdraw':      'ถอนผลการเลือกตั้ง',
  'impersonation.grant':    'ขอสิทธิ์ดูในนามสมาชิก',
  'impersonation.look':     'เปิดดูหน้าของสมาชิก',
  'impersonation.start':    'เริ่มดูในนามสมาชิก',
  'import.accept':          'ยอมรับคำเตือนของข้อมูลที่นำเข้า',
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
  'member.register':        'ตั้งรหัสผ่านครั้งแรก',
  'member.reveal':          'เปิดดูข้อมูลที่ปิดบัง',
  'member.step_up':         'ยืนยันตัวตนอีกครั้ง',
  'member.upload':          'ส่งไฟล์',
  'outbox.retry':           'ส่งข้อความอีกครั้ง',
  'picture.add':            'เพิ่มรูปภาพ',
  'recovery.asked':         'ขอกู้รหัสผ่าน',
  'recovery.code':          'ส่งรหัสยืนยัน',
  'recovery.slip':          'ใช้ใบเปิดใช้งาน',
  'recovery.slip_issued':   'ออกใบเปิดใช้งาน',
  'recovery.verify':        'ยืนยันด้วยรหัส',
  'rights.answer':          'ตอบคำขอใช้สิทธิ',
  'rights.ask':             'ขอใช้สิทธิ',
  'rights.take':            'รับเรื่องคำขอใช้สิทธิ',
  'session.end':            'ยุติการเข้าสู่ระบบ',
  'session.replayed':       'ใช้การเข้าสู่ระบบเก่าซ้ำ',
  'slide.add':              'เพิ่มสไลด์',
  'slide.order':            'จัดลำดับสไลด์',
  'slide.remove':           'ลบสไลด์',
  'slide.save':             'แก้ไขสไลด์',
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
  'staff.recovery_codes':   'ออกรหัสสำรองชุดใหม่',
  'staff.restore':          'เปิดบัญชีเจ้าหน้าที่อีกครั้ง',
  'staff.reveal':           'เปิดดูข้อมูลที่ปิดบังของสมาชิก',
  'staff.search':           'ค้นหาสมาชิก',
  'staff.sessions_end':     'ให้สมาชิกออกจากระบบทุกเครื่อง',
  'staff.setup':            'ตั้งค่าบัญชีเจ้าหน้าที่',
  'staff.step_up':          'ยืนยันตัวตนอีกครั้ง',
  'staff.suspend':          'ระงับหรือเปิดบัญชีเจ้าหน้าที่',
  'staff.unlock':           'ปลดล็อกบัญชีสมาชิก',
  'template.add':           'เพิ่มคำตอบสำเร็จรูป',
  'template.change':        'แก้ไขคำตอบสำเร็จรูป',
  'template.remove':        'ลบคำตอบสำเร็จรูป',
  'terms.accept':           'ยอมรับข้อตกลง',
  'terms.announce':         'ประกาศข้อกำหนดฉบับใหม่',
  'terms.withdraw':         'ถอนประกาศข้อกำหนดก่อนวันมีผล',
  'topic.add':              'เพิ่มข่าว',
  'topic.archive':          'เก็บข่าวเข้าคลัง',
  'topic.draft':            'ดึงข่าวกลับเป็นร่าง',
  'topic.publish':          'เผยแพร่ข่าว',
  'topic.restore':          'เรียกคืนข่าว',
  'topic.save':             'แก้ไขข่าว',
  'topic.schedule':         'ตั้งเวลาเผยแพร่ข่าว',
  'unit.all_reminded':      'เตือนทุกหน่วยงานที่ยังไม่ส่ง',
  'unit.code_issued':       'ออกรหัสให้หน่วยงาน',
  'unit.contact':           'แก้ไขผู้ติดต่อของหน่วยงาน',
  'unit.export':            'ส่งออกข้อมูลของหน่วยงาน',
  'unit.first_password':    'ตั้งรหัสผ่านครั้งแรกของหน่วยงาน',
  'unit.layout_remove':     'ลบรูปแบบไฟล์',
  'unit.layout_save':       'บันทึกรูปแบบไฟล์',
  'unit.letter':            'ออกหนังสือนำส่ง',
  'unit.login':             'เข้าสู่ระบบหน่วยงาน',
  'unit.logout':            'ออกจากระบบหน่วยงาน',
  'unit.month_closed':      'ปิดงวดหน่วยงาน',
  'unit.month_reopened':    'เปิดงวดหน่วยงานอีกครั้ง',
  'unit.months_closed':     'ปิดเดือนของหลายหน่วยงาน',
  'unit.notice':            'ออกหนังสือแจ้งรายการเรียกเก็บ',
  'unit.password':          'เปลี่ยนรหัสผ่านหน่วยงาน',
  'unit.receipts_held':     'พักใบเสร็จ',
  'unit.receipts_released': 'เผยแพร่ใบเสร็จ',
  'unit.reminded':          'เตือนหน่วยงาน',
  'unit.report':            'ส่งออกรายงานผลการหัก',
  'unit.result_corrected':  'แก้ไขผลหลังส่ง',
  'unit.result_file':       'ส่งไฟล์ผลการหัก',
  'unit.result_left_out':   'ตัดรายการออกจากผล',
  'unit.result_lines':      'บันทึกผลรายคน',
  'unit.result_reset':      'เริ่มบันทึกผลใหม่',
  'unit.result_rest':       'บันทึกผลที่เหลือ',
  'unit.result_sent':       'ส่งผลการเรียกเก็บ',
  'unit.result_slip':       'แนบหลักฐานการโอน',
  'unit.result_transfer':   'บันทึกการโอนเงิน',
  'unit.slip_read':         'เปิดดูหลักฐานการโอน',
  'unit.step_up':           'ยืนยันตัวตนอีกครั้ง',
  'unit.user_added':        'เพิ่มผู้ใช้ของหน่วยงาน',
  'unit.user_disabled':     'ระงับผู้ใช้ของหน่วยงาน',
  'unit.user_enabled':      'เปิดผู้ใช้ของหน่วยงานอีกครั้ง',
}

export function auditWords(action: string): string {
  return ACTIONS[action] ?? action
}

// biome-ignore format: rows of names that go together
const NAMES: Record<string, string> = {
  run: 'รอบ', set: 'ชุด', how: 'วิธีรับไฟล์', hold: 'รออนุมัติ', accept: 'ยอมรับความต่าง', by: 'โดย', reason: 'เหตุผล', ticket: 'เลขเรื่อง',
  route: 'เส้นทาง', kind: 'ชนิด', what: 'เรื่อง', status: 'สถานะ', roles: 'บทบาท', name: 'ชื่อ', login: 'ชื่อผู้ใช้',
  events: 'รายการ', month: 'งวด', unit: 'หน่วยงาน', topic: 'เรื่อง', title: 'หัวข้อ', version: 'รุ่น', count: 'จำนวน',
  device: 'อุปกรณ์', new_device: 'อุปกรณ์ใหม่', failures: 'ผิดก่อนหน้า (ครั้ง)', step: 'ขั้น', first: 'คนแรก', which: 'เครื่อง',
  part: 'ส่วน', sheet: 'หน้า', changes: 'ที่แก้', period: 'งวด', rows: 'แถว', ids: 'เลขที่', units: 'หน่วยงาน', people: 'คน',
  mailed: 'ส่งอีเมลแล้ว', mails: 'อีเมล', partial: 'หักได้บางส่วน', none: 'หักไม่ได้', letter_no: 'เลขที่หนังสือ', format: 'รูปแบบ',
  said: 'ยอดที่แจ้ง', sha256: 'ลายนิ้วมือไฟล์', purpose: 'วัตถุประสงค์', channel: 'ช่องทาง', form: 'รูปแบบ', year: 'ปี', agreed: 'ยอดถูกต้อง',
  request_id: 'คำขอที่', topic_id: 'ข่าวที่', slide_id: 'สไลด์ที่', message_id: 'ข้อความที่', block_id: 'รายการที่', demand_id: 'เรื่องที่',
  media_id: 'รูปที่', document_id: 'เอกสารที่', file_id: 'ไฟล์ที่', category_id: 'หมวดที่', template_id: 'คำตอบที่', alt: 'คำอธิบายรูป',
  url: 'ลิงก์', shown: 'แสดง', published: 'เผยแพร่', published_at: 'เวลาเผยแพร่', restored_from: 'จากรุ่น', is_open: 'ดาวน์โหลดจากลิงก์',
  terms: 'ข้อกำหนด', privacy: 'ความเป็นส่วนตัว', announcement_id: 'ประกาศที่', pinned: 'ปักหมุด', locked: 'ปิดรับคำตอบ', answer: 'คำตอบ', as: 'ในนาม', from: 'เดิม', before: 'เดิม', after: 'ใหม่',
  effective_on: 'มีผลตั้งแต่', of: 'คือ', days: 'วัน',
  asked: 'ตัวกรอง', found: 'พบ', state: 'สถานะ', words: 'คำ', detail: 'รายละเอียด', grant: 'สิทธิ์ที่', to: 'เป็น',
}

export function detailName(name: string): string {
  return NAMES[name] ?? name
}

/** What is written down as a word of the program. */
// biome-ignore format: rows of words that go together
const VALUES: Record<string, Record<string, string>> = {
  by: { code: 'รหัสจากแอป', recovery: 'รหัสสำรอง', enrolment: 'ตั้งแอปครั้งแรก', password: 'รหัสผ่าน', number: 'เลขสมาชิก', national_id: 'เลขบัตรประชาชน', name: 'ชื่อ' },
  // A change that has no name of its own is of a matter's state.
  '': STATUS_NAMES,
  how: { replace: 'แทนไฟล์เดิม', add: 'เพิ่มจากไฟล์เดิม' },
  step: { code: 'รหัสจากแอป', password: 'รหัสผ่าน' },
  purpose: { register: 'ตั้งรหัสผ่านครั้งแรก', forget: 'ลืมรหัสผ่าน' },
  kind: { ...TERMS_KIND_WORDS, word: 'คำ', visitor: 'ผู้เขียน', network: 'เครือข่าย' },
  sheet: { menus: 'เมนูเว็บไซต์', rates: 'อัตราดอกเบี้ย', reports: 'รายงาน', statistics: 'สถิติสหกรณ์', guidelines: 'แนวปฏิบัติของหน่วยงาน' },
}
/** Sheets of which there are several: «settings/loan», «elections/2570». */
const SHEETS: Record<string, string> = {
  settings: 'ตั้งค่าเว็บไซต์',
  policies: 'หน้านโยบาย',
  terms: 'ข้อกำหนดการใช้ระบบ',
  elections: 'การเลือกตั้ง',
}
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

export function detailValue(value: string | number | boolean, name = ''): string {
  if (typeof value === 'boolean') return value ? 'ใช่' : 'ไม่'
  const text = String(value)
  if (DAY.test(text)) return shortDate(text)
  if (INSTANT.test(text)) return `${shortDate(new Date(text))} ${clockTime(new Date(text))}`
  if (name === 'period' && MONTH.test(text)) return monthAndYear(`${text}-01`)
  if (name === 'part' || name === 'what') return partName(text) ?? text
  return VALUES[name]?.[text] ?? (name === 'sheet' ? sheetName(text) : text)
}

function sheetName(sheet: string): string {
  const [page = '', one = ''] = sheet.split('/')
  const inSettings = SETTING_GROUPS[one as SettingGroupName]?.title ?? 'ข้อความวิ่ง'
  if (page === 'settings') return `${SHEETS.settings} · ${inSettings}`
  if (page === 'terms') return `${SHEETS.terms} · ${VALUES.kind?.[one] ?? one}`
  return page in SHEETS ? `${SHEETS[page]} ${one}` : sheet
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
      changes.push({
        what,
        before: detailValue(detail[key] ?? '', what),
        after: detailValue(detail[other] ?? '', what),
      })
      delete rest[key]
      delete rest[other]
    }
  }
  return { changes, rest }
}
