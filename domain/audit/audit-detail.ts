// What an act tells beside its name: from what to what, of whom, how; in words for auditors.

import { firstOfMonth, isDay, isMonth } from '../calendar/day.ts'
import { isMoment, monthAndYear, shortDate, shortMoment } from '../calendar/thai-date.ts'
import { STATUS_NAMES } from '../content/demand.ts'
import { PENDING_ACTS } from '../identity/pending-act.ts'
import { ROLE_WORDS } from '../identity/staff-role-words.ts'
import { ROAD_NAMES } from '../notice/road.ts'
import { TOPIC_NAMES } from '../notice/topic.ts'
import { SIGNING_LEVELS } from '../signing/levels.ts'
import { SIGNING_KINDS } from '../signing/signing-kinds.ts'
import { TERMS_KIND_WORDS } from '../site/pages.ts'
import { SETTING_GROUPS, type SettingGroupName } from '../site/settings.ts'
import { accessedPages, partName } from './access-words.ts'

// biome-ignore format: rows of names that go together
const NAMES: Record<string, string> = {
  run: 'รอบ', set: 'ชุด', how: 'วิธีรับไฟล์', hold: 'รออนุมัติ', accept: 'ยอมรับความต่าง', by: 'โดย', reason: 'เหตุผล', ticket: 'เลขเรื่อง',
  route: 'เส้นทาง', kind: 'ชนิด', what: 'เรื่อง', status: 'สถานะ', roles: 'บทบาท', name: 'ชื่อ', login: 'ชื่อผู้ใช้',
  events: 'รายการ', month: 'งวด', unit: 'หน่วยงาน', topic: 'เรื่อง', title: 'หัวข้อ', version: 'รุ่น', count: 'จำนวน',
  device: 'อุปกรณ์', new_device: 'อุปกรณ์ใหม่', failures: 'ผิดก่อนหน้า (ครั้ง)', step: 'ขั้น', first: 'คนแรก', which: 'เครื่อง',
  part: 'ส่วน', sheet: 'หน้า', changes: 'ที่แก้', period: 'งวด', rows: 'แถว', ids: 'มีเลขบัตรประชาชน', told: 'แจ้งแล้ว (ข้อความ)', units: 'หน่วยงาน', people: 'คน',
  mailed: 'ส่งอีเมลแล้ว', mails: 'อีเมล', partial: 'หักได้บางส่วน', none: 'หักไม่ได้', letter_no: 'เลขที่หนังสือ', format: 'รูปแบบ',
  said: 'ยอดที่แจ้ง', sha256: 'ลายนิ้วมือไฟล์', purpose: 'วัตถุประสงค์', channel: 'ช่องทาง', form: 'รูปแบบ', year: 'ปี', agreed: 'ยอดถูกต้อง',
  request_id: 'คำขอที่', topic_id: 'ข่าวที่', slide_id: 'สไลด์ที่', message_id: 'ข้อความที่', block_id: 'รายการที่', demand_id: 'เรื่องที่',
  media_id: 'รูปที่', document_id: 'เอกสารที่', file_id: 'ไฟล์ที่', category_id: 'หมวดที่', template_id: 'คำตอบที่', alt: 'คำอธิบายรูป',
  url: 'ลิงก์', shown: 'แสดง', published: 'เผยแพร่', published_at: 'เวลาเผยแพร่', restored_from: 'จากรุ่น', is_open: 'ดาวน์โหลดจากลิงก์',
  terms: 'ข้อกำหนด', privacy: 'ความเป็นส่วนตัว', announcement_id: 'ประกาศที่', pinned: 'ปักหมุด', locked: 'ปิดรับคำตอบ', answer: 'คำตอบ', as: 'ในนาม', from: 'เดิม', before: 'เดิม', after: 'ใหม่',
  effective_on: 'มีผลตั้งแต่', of: 'คือ', days: 'วัน', keep: 'ไฟล์เดิม', money_seen: 'เห็นเงินเข้าแล้ว', refund: 'เงินรอคืนที่', answer_id: 'คำตอบที่',
  request_no: 'คำขอเลขที่', intent_no: 'รหัสชำระที่', requests: 'คำขอที่หยุด', keys: 'พาสคีย์ที่ระงับ', meeting: 'มติที่ประชุม', batch: 'ชุดที่', order_no: 'คำสั่งเลขที่',
  reference: 'ของ', level: 'ระดับ', ial: 'ระดับการพิสูจน์ตัวตน (IAL)', signing: 'รหัสการลงนาม',
  on: 'รับแจ้งเตือน', campaign: 'ข้อความที่', act: 'รายการที่', proposed_by: 'ผู้เสนอ', asked: 'ตัวกรอง', found: 'พบ', state: 'สถานะ', words: 'คำ', detail: 'รายละเอียด', grant: 'สิทธิ์ที่', to: 'เป็น', digest: 'ลายนิ้วมือของบันทึกก่อนหน้า',
}

export function detailName(name: string): string {
  return NAMES[name] ?? name
}

/** What is written down as a word of the program. */
// biome-ignore format: rows of words that go together
const VALUES: Record<string, Record<string, string>> = {
  by: { code: 'รหัสจากแอป', recovery: 'รหัสสำรอง', enrolment: 'ตั้งแอปครั้งแรก', password: 'รหัสผ่าน', passkey: 'พาสคีย์', slip: 'ใบเปิดใช้งาน', thaid: 'ThaID', number: 'เลขสมาชิก', phone: 'เบอร์โทรศัพท์', national_id: 'เลขบัตรประชาชน', name: 'ชื่อ' },
  // A change that has no name of its own is of a matter's state.
  '': STATUS_NAMES,
  which: { one: 'เครื่องเดียว', 'all others': 'ทุกเครื่องอื่น' },
  channel: ROAD_NAMES,
  topic: TOPIC_NAMES,
  format: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' },
  form: { json: 'ไฟล์ข้อมูล', pdf: 'PDF', zip: 'ไฟล์บีบอัด' },
  status: { done: 'ดำเนินการแล้ว', refused: 'ไม่ได้ดำเนินการ', taken: 'รับเรื่องแล้ว', ...STATUS_NAMES },
  state: { done: 'ดำเนินการแล้ว', refused: 'ไม่ได้ดำเนินการ', taken: 'รับเรื่องแล้ว', draft: 'ร่าง', published: 'เผยแพร่', archived: 'เก็บเข้าคลัง' },
  reason: { 'not opened': 'ยังไม่เปิดเว็บไซต์', 'TWO_PEOPLE=no': 'เครื่องแม่ข่ายตั้งให้ทำคนเดียวได้' },
  outcome: { done: 'สำเร็จ', refused: 'ถูกปฏิเสธ' },
  how: { replace: 'แทนไฟล์เดิม', add: 'เพิ่มจากไฟล์เดิม' },
  step: { code: 'รหัสจากแอป', password: 'รหัสผ่าน', passkey: 'พาสคีย์' },
  purpose: { register: 'ตั้งรหัสผ่านครั้งแรก', forget: 'ลืมรหัสผ่าน' },
  level: Object.fromEntries(Object.entries(SIGNING_LEVELS).map(([level, { name }]) => [level, name])),
  kind: { ...Object.fromEntries(Object.entries(SIGNING_KINDS).map(([kind, { name }]) => [kind, name])), ...PENDING_ACTS, import_publish: 'เผยแพร่ข้อมูลที่นำเข้า', reveal_and_slip: 'เปิดดูเลขบัตรและออกใบเปิดใช้งานให้คนเดียวกัน', ...TERMS_KIND_WORDS, word: 'คำ', visitor: 'ผู้เขียน', network: 'เครือข่าย' },
  sheet: { menus: 'เมนูเว็บไซต์', rates: 'อัตราดอกเบี้ย', lending: 'เกณฑ์เงินกู้', reports: 'รายงาน', statistics: 'สถิติสหกรณ์', guidelines: 'แนวปฏิบัติของหน่วยงาน' },
}
/** Sheets of which there are several: «settings/loan», «elections/2570». */
const SHEETS: Record<string, string> = {
  settings: 'ตั้งค่าเว็บไซต์',
  policies: 'หน้านโยบาย',
  terms: 'ข้อกำหนดการใช้ระบบ',
  elections: 'การเลือกตั้ง',
}
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

export function detailValue(value: string | number | boolean, name = ''): string {
  if (typeof value === 'boolean') return value ? 'ใช่' : 'ไม่'
  const text = String(value)
  if (isDay(text)) return shortDate(text)
  const instant = INSTANT.test(text) ? new Date(text) : undefined
  // A reason may look like one and be none: whoever types it hides no row.
  if (instant && isMoment(instant)) return shortMoment(instant)
  if (name === 'period' && isMonth(text)) return monthAndYear(firstOfMonth(text))
  if (name === 'roles') return roleNames(text)
  if (name === 'route') return routeName(text)
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

interface AuditChange {
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

/** All that an event tells, in one line of words, for tables that are taken away. */
export function detailText(detail: Detail): string {
  const { changes, rest } = auditChanges(detail)
  const changed = changes.map(
    ({ what, before, after }) =>
      `${what ? `${detailName(what)} ` : ''}จาก “${before || 'ว่าง'}” เป็น “${after || 'ว่าง'}”`,
  )
  const others = Object.entries(rest)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${detailName(name)} ${detailValue(value, name)}`)
  return [...changed, ...others].join(' · ').replace(/\s+/g, ' ')
}

// biome-ignore format: one row a kind
const ACTORS: Record<string, string> = {
  staff: 'เจ้าหน้าที่', member: 'สมาชิก', unit: 'หน่วยงาน', visitor: 'ผู้เยี่ยมชม', system: 'ระบบ',
}

/** «staff:somsri» as «เจ้าหน้าที่ somsri». */
export function actorWords(actor: string): string {
  const [kind = '', who = ''] = actor.split(/:(.*)/)
  return `${ACTORS[kind] ?? kind} ${who}`.trim()
}

// Values that are written down as words of the program, in the words of whoever reads the record.

/** Pages of the back office, by the part of the address that names them. */
// biome-ignore format: rows of names that go together
const OFFICE: Record<string, string> = {
  overview: 'ภาพรวม', topics: 'ข่าวและประกาศ', categories: 'หมวดข่าว', slides: 'สไลด์หน้าแรก', documents: 'เอกสารและแบบฟอร์ม',
  pictures: 'รูปภาพ', menus: 'เมนูเว็บไซต์', links: 'ตรวจลิงก์', rates: 'อัตราดอกเบี้ย', 'loan-rules': 'เกณฑ์เงินกู้', reports: 'รายงาน', statistics: 'สถิติสหกรณ์',
  elections: 'การเลือกตั้ง', settings: 'ตั้งค่าเว็บไซต์', policies: 'หน้านโยบาย', terms: 'ข้อกำหนดการใช้ระบบ', guidelines: 'แนวปฏิบัติของหน่วยงาน',
  board: 'กระทู้', blocks: 'คำและผู้เขียนที่ระงับ', 'reply-templates': 'คำตอบสำเร็จรูป', demand: 'คำร้อง', demands: 'คำร้อง', members: 'สมาชิก',
  corrections: 'คำขอแก้ไขข้อมูล', requests: 'คำขอของสมาชิก', orders: 'คำสั่งถึงระบบหลัก', rights: 'คำขอใช้สิทธิ', photos: 'ตรวจรูปสมาชิก', impersonate: 'ดูในนามสมาชิก', units: 'หน่วยงาน',
  imports: 'นำเข้าข้อมูล', announcements: 'การแจ้งเตือน', outbox: 'SMS และอีเมลที่ส่ง', audit: 'ประวัติการใช้งาน',
  'access-report': 'รายงานการเข้าถึงข้อมูล', health: 'สุขภาพระบบ', traffic: 'สถิติการใช้งาน', 'client-errors': 'ข้อผิดพลาดในเบราว์เซอร์',
  staff: 'ผู้ใช้และสิทธิ์', account: 'บัญชีของฉัน', devices: 'เครื่องที่เข้าใช้', uploads: 'ส่งไฟล์',
}

/** The page behind an address of the API; the address itself where it has no name. */
function routeName(route: string): string {
  if (route.startsWith('/api/member/'))
    return `หน้าสมาชิก ${accessedPages([route])[0] ?? 'การเข้าสู่ระบบ'}`
  const part = /^\/api\/admin\/([\w-]+)/.exec(route)?.[1] ?? ''
  return Object.hasOwn(OFFICE, part) ? `หน้า ${OFFICE[part]}` : route
}

function roleNames(roles: string): string {
  const named = ROLE_WORDS as Record<string, { name: string }>
  return roles
    .split(' ')
    .map((role) => (Object.hasOwn(named, role) ? (named[role]?.name ?? role) : role))
    .join(', ')
}
