// What was done about a member, in the member's words. Everything that can be recorded either has words here or is
// declared not to be told; what an older version recorded and nobody names any more is told all the same.

import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts'

/** Work on the site, on units and among officers: no member is its subject. */
const NOT_OF_MEMBERS = [
  'announcement',
  'campaign',
  'audit',
  'act',
  'board',
  'category',
  'content',
  'demand',
  'document',
  'election',
  'health',
  'import',
  'key',
  'morning',
  'order',
  'bank',
  'picture',
  'setting',
  'slide',
  'template',
  'topic',
  'unit',
] as const

/** A visit of an officer is told once, by its beginning; the rest is among officers. */
const NOT_TOLD = [
  'impersonation.grant',
  'impersonation.look',
  'staff.add',
  'staff.change',
  'staff.code',
  'staff.denied',
  'staff.login',
  'staff.logout',
  'staff.password',
  'staff.recovery_codes',
  'staff.restore',
  'staff.search',
  'staff.setup',
  'staff.step_up',
  'staff.suspend',
  'terms.announce',
  'terms.withdraw',
  'balance.export',
  'loan.agenda',
  'loan.letter_build',
  'loan.letter_cancel',
  'loan.letter_post',
  'loan.letter_release',
] as const

type NotTold = `${(typeof NOT_OF_MEMBERS)[number]}.${string}` | (typeof NOT_TOLD)[number]
type Told = Exclude<AuditAction, NotTold>

/** What is refused did not succeed, unless it is told otherwise. */
// biome-ignore format: one row an act
const WORDS: Record<Told, string | readonly [done: string, refused: string]> = {
  'member.login':            'เข้าสู่ระบบ',
  'member.logout':           'ออกจากระบบ',
  'member.password':         'เปลี่ยนรหัสผ่าน',
  'member.step_up':          ['ยืนยันรหัสผ่านอีกครั้ง', 'ยืนยันรหัสผ่านไม่ถูกต้อง'],
  'member.reveal':           ['เปิดดูเลขบัตรประชาชนเต็ม', 'เปิดดูเลขบัตรประชาชนไม่สำเร็จ'],
  'member.photo':            'เปลี่ยนรูปถ่าย',
  'member.upload':           'ส่งไฟล์ประกอบคำขอ',
  'member.slip':             'ส่งสลิปการชำระเงิน',
  'member.correction':       'ขอแก้ไขข้อมูล',
  'member.register':         'ลงทะเบียนใช้งาน',
  'member.forget':           'ตั้งรหัสผ่านใหม่',
  'signing.code':            ['ขอรหัสลงนามทางโทรศัพท์', 'ขอรหัสลงนามไม่สำเร็จ'],
  'signing.print':           'เจ้าหน้าที่พิมพ์เอกสารให้ท่านลงลายมือชื่อ',
  'signing.sign':            'ลงนามเอกสาร',
  'signing.withdraw':        'ถอนการลงนาม',
  'passkey.add':             'เพิ่มพาสคีย์',
  'passkey.copied':          ['ระงับพาสคีย์ที่มีสัญญาณว่าถูกทำสำเนา', 'พบสัญญาณว่าพาสคีย์ถูกทำสำเนา ระบบระงับให้แล้ว'],
  'passkey.not_only':        'ยกเลิกการเข้าด้วยพาสคีย์เท่านั้น',
  'passkey.only':            'ตั้งให้เข้าด้วยพาสคีย์เท่านั้น',
  'passkey.remove':          'ลบพาสคีย์',
  'passkey.rename':          'เปลี่ยนชื่อพาสคีย์',
  'session.end':             'ให้อุปกรณ์ออกจากระบบ',
  'session.replayed':        ['ยุติการเข้าสู่ระบบที่ผิดปกติ', 'พบการใช้ข้อมูลเข้าระบบเก่าซ้ำ ระบบยุติให้แล้ว'],
  'impersonation.start':     ['เจ้าหน้าที่เข้าดูในนามของท่าน', 'เจ้าหน้าที่ขอเข้าดูในนามของท่าน แต่ระบบไม่อนุญาต'],
  'staff.look':              'เจ้าหน้าที่เปิดดูข้อมูลของท่าน',
  'staff.reveal':            ['เจ้าหน้าที่เปิดดูข้อมูลที่ปิดไว้ของท่าน', 'เจ้าหน้าที่ขอเปิดดูข้อมูลที่ปิดไว้ แต่ระบบไม่อนุญาต'],
  'staff.unlock':            ['เจ้าหน้าที่ปลดล็อกบัญชีของท่าน', 'เจ้าหน้าที่ปลดล็อกบัญชีไม่สำเร็จ'],
  'staff.sessions_end':      ['เจ้าหน้าที่ให้อุปกรณ์ทั้งหมดของท่านออกจากระบบ', 'เจ้าหน้าที่ให้อุปกรณ์ออกจากระบบไม่สำเร็จ'],
  'staff.file_open':         'เจ้าหน้าที่เปิดไฟล์ที่ท่านแนบ',
  'staff.photo_approve':     ['เจ้าหน้าที่ตรวจรูปถ่ายแล้ว ใช้ได้', 'ตรวจรูปถ่ายไม่สำเร็จ'],
  'staff.photo_refuse':      ['เจ้าหน้าที่ตรวจรูปถ่ายแล้ว ใช้ไม่ได้', 'ตรวจรูปถ่ายไม่สำเร็จ'],
  'correction.answer':       ['สหกรณ์ตอบคำขอแก้ไขข้อมูล', 'ตอบคำขอแก้ไขข้อมูลไม่สำเร็จ'],
  'request.send':            'ส่งคำขอ',
  'request.ask':             ['ส่งคำขอกู้และขอความยินยอม', 'ส่งคำขอกู้ไม่สำเร็จ'],
  'request.ask_again':       ['แก้ไขคำขอกู้และขอความยินยอมใหม่', 'แก้ไขคำขอกู้ไม่สำเร็จ'],
  'request.send_again':      ['แก้ไขคำขอแล้วส่งใหม่', 'แก้ไขคำขอไม่สำเร็จ'],
  'loan.certify':            ['หน่วยงานรับรองรายได้ของท่านให้คำขอกู้', 'หน่วยงานรับรองรายได้ไม่สำเร็จ'],
  'loan.certify_paper':      ['เจ้าหน้าที่บันทึกการรับรองรายได้ของท่านจากหนังสือของหน่วยงาน', 'บันทึกการรับรองรายได้ไม่สำเร็จ'],
  'loan.contract_recorded':  ['เจ้าหน้าที่บันทึกสัญญากู้ที่ลงลายมือชื่อแล้ว', 'บันทึกสัญญากู้ไม่สำเร็จ'],
  'loan.contract_confirmed': ['เจ้าหน้าที่ยืนยันสัญญากู้ที่ลงลายมือชื่อแล้ว', 'ยืนยันสัญญากู้ไม่สำเร็จ'],
  'loan.guarantor_named':    ['มีสมาชิกระบุท่านเป็นผู้ค้ำประกัน', 'ระบุผู้ค้ำประกันไม่สำเร็จ'],
  'loan.not_ours':           ['หน่วยงานแจ้งว่าท่านไม่ใช่บุคลากรของหน่วยงาน', 'หน่วยงานตอบคำขอรับรองรายได้ไม่สำเร็จ'],
  'loan.guarantee_decline':  ['ไม่ค้ำประกันเงินกู้', 'ตอบคำขอค้ำประกันไม่สำเร็จ'],
  'request.mend':            ['แก้ไขคำขอแล้วส่งใหม่', 'แก้ไขคำขอไม่สำเร็จ'],
  'request.withdraw':        'ถอนคำขอ',
  'request.code':            ['ส่งรหัสยืนยันไปยังหมายเลขโทรศัพท์ใหม่', 'ส่งรหัสยืนยันหมายเลขใหม่ไม่สำเร็จ'],
  'request.stop':            'สั่งหยุดคำขอ',
  'loan.letter_download':    'เจ้าหน้าที่ดาวน์โหลดหนังสือบอกกล่าวถึงท่าน',
  'loan.watch_bundle':       'เจ้าหน้าที่ดาวน์โหลดแฟ้มของเงินกู้ค้างชำระ',
  'loan.watch_day':          'เจ้าหน้าที่แก้วันผิดนัดของเงินกู้',
  'loan.watch_task':         'เจ้าหน้าที่บันทึกผลการติดตามเรื่องค้ำประกัน',
  'loan.watch':              ['ตรวจเงินกู้ที่ค้างชำระแล้ว', 'ตรวจเงินกู้ที่ค้างชำระไม่สำเร็จ'],
  'request.lapse':           ['คำขอหมดอายุ', 'ปิดคำขอที่หมดอายุไม่สำเร็จ'],
  'request.counter':         ['เจ้าหน้าที่รับคำขอเปลี่ยนโทรศัพท์ของท่านที่เคาน์เตอร์', 'รับคำขอที่เคาน์เตอร์ไม่สำเร็จ'],
  'request.check':           ['เจ้าหน้าที่ตรวจคำขอของท่าน', 'เจ้าหน้าที่ตรวจคำขอไม่สำเร็จ'],
  'request.return':          ['เจ้าหน้าที่ส่งคำขอกลับให้ท่านแก้ไข', 'ส่งคำขอกลับไม่สำเร็จ'],
  'request.answer':          ['เจ้าหน้าที่ตอบคำขอของท่าน', 'ตอบคำขอไม่สำเร็จ'],
  'request.refuse':          ['สหกรณ์ไม่อนุมัติคำขอของท่าน', 'ปฏิเสธคำขอไม่สำเร็จ'],
  'request.approve':         ['สหกรณ์อนุมัติคำขอของท่าน', 'อนุมัติคำขอไม่สำเร็จ'],
  'rights.ask':              ['ยื่นคำขอใช้สิทธิในข้อมูล', 'ยื่นคำขอใช้สิทธิไม่สำเร็จ'],
  'rights.take':             ['สหกรณ์เริ่มดำเนินการคำขอใช้สิทธิ', 'ดำเนินการคำขอใช้สิทธิไม่สำเร็จ'],
  'rights.answer':           ['สหกรณ์ตอบคำขอใช้สิทธิ', 'ตอบคำขอใช้สิทธิไม่สำเร็จ'],
  'recovery.asked':          ['มีการขอตั้งรหัสผ่านของบัญชีท่าน', 'มีการขอตั้งรหัสผ่านของบัญชีท่าน แต่ไม่สำเร็จ'],
  'recovery.code':           'ระบบส่งรหัส OTP ถึงท่าน',
  'recovery.verify':         ['ยืนยันตัวตนด้วยรหัส OTP', 'ใส่รหัส OTP ไม่ถูกต้อง'],
  'recovery.thaid':          ['ยืนยันตัวตนด้วย ThaID เพื่อตั้งรหัสผ่าน', 'มีการยืนยันตัวตนด้วย ThaID แต่ไม่สำเร็จ'],
  'recovery.hold':           ['ยืนยันตัวตนด้วย ThaID ต้องรอครบเวลาก่อนตั้งรหัสผ่าน', 'ยืนยันตัวตนด้วย ThaID ไม่สำเร็จ'],
  'recovery.stop':           ['สั่งหยุดการตั้งรหัสผ่านใหม่ของบัญชีท่าน', 'สั่งหยุดการตั้งรหัสผ่านใหม่ไม่สำเร็จ'],
  'recovery.reopen':         ['เจ้าหน้าที่สองคนเปิดการตั้งรหัสผ่านใหม่ของบัญชีท่าน', 'เจ้าหน้าที่เปิดการตั้งรหัสผ่านใหม่ไม่สำเร็จ'],
  'recovery.slip':           ['ใช้รหัสเปิดใช้งาน', 'ใส่รหัสเปิดใช้งานไม่ถูกต้อง'],
  'recovery.slip_issued':    ['สหกรณ์ออกรหัสเปิดใช้งานให้ท่าน', 'ออกรหัสเปิดใช้งานไม่สำเร็จ'],
  'privacy.accept':          'รับทราบประกาศความเป็นส่วนตัว',
  'terms.accept':            'ยอมรับข้อกำหนด',
  'consent.give':            'ให้ความยินยอม',
  'consent.withdraw':        'ถอนความยินยอม',
  'notice.choice':           'เลือกช่องทางแจ้งเตือน',
  'notice.line':             ['เชื่อมหรือยกเลิก LINE', 'เชื่อมหรือยกเลิก LINE ไม่สำเร็จ'],
  'notice.device':           'เปิดหรือปิดแจ้งเตือนบนเครื่อง',
  'balance.answer':          'ตอบยืนยันยอดคงเหลือ',
  'balance.reply':           'สหกรณ์ตอบข้อทักท้วงยอดของท่าน',
  'outbox.retry':            'เจ้าหน้าที่ส่งข้อความถึงท่านอีกครั้ง',
  'data.copy':               ['ขอสำเนาข้อมูลของตนเอง', 'ขอสำเนาข้อมูลไม่สำเร็จ'],
}

export function accessWords(action: string, outcome: 'done' | 'refused'): string {
  if (!Object.hasOwn(WORDS, action)) return 'รายการอื่นเกี่ยวกับบัญชีของท่าน'
  const words = WORDS[action as Told]
  const [done, refused] = typeof words === 'string' ? [words, `${words}ไม่สำเร็จ`] : words
  return outcome === 'done' ? done : refused
}

/** What a member is never shown of what is recorded. */
export const HIDDEN_FROM_MEMBERS = Object.keys(AUDIT_ACTIONS).filter(
  (action) => !Object.hasOwn(WORDS, action),
) as AuditAction[]

const PAGES: Record<string, string> = {
  status: 'ข้อมูลส่วนบุคคล',
  share: 'ทุนเรือนหุ้น',
  loan: 'เงินกู้',
  loan_statement: 'รายการเงินกู้',
  deposit: 'เงินฝาก',
  dep_statement: 'รายการเงินฝาก',
  kep: 'รายการเรียกเก็บ',
  kepcrem: 'ฌาปนกิจสงเคราะห์',
  coll: 'ภาระค้ำประกัน',
  gian: 'ผู้รับโอนผลประโยชน์',
  welfare: 'สวัสดิการ',
  dividend: 'เงินปันผล–เฉลี่ยคืน',
  insurance: 'ประกันชีวิต',
  right: 'สิทธิกู้',
  requests: 'คำขอของฉัน',
  share_change: 'ขอเปลี่ยนค่าหุ้น',
  contact: 'ที่อยู่ อีเมล โทรศัพท์ และบัญชีรับเงิน',
}

/** The pages an officer looked at, by the routes that were asked; entering and leaving are no look. */
export function accessedPages(routes: readonly string[]): string[] {
  const names = routes
    .filter((route) => !/\/(?:auth\/|termofconditional)/.test(route))
    .map((route) => PAGES[/^\/api\/member\/(\w+)/.exec(route)?.[1] ?? ''] ?? 'ข้อมูลอื่น')
  return [...new Set(names)]
}

/** What an officer opened in the back office, as the member is told. */
const PARTS = {
  profile: 'ข้อมูลส่วนบุคคล',
  share: 'ทุนเรือนหุ้น',
  loan: 'เงินกู้',
  deposit: 'เงินฝาก',
  kep: 'รายการเรียกเก็บ',
  account: 'บัญชีผู้ใช้',
  history: 'บันทึกการเข้าถึง',
  correction: 'คำขอแก้ไขข้อมูล',
  request: 'คำขอของสมาชิก',
  guarantee: 'การค้ำประกันและเงินกู้ที่ค้างชำระ',
  national_id: 'เลขบัตรประชาชน',
  pay_account: 'บัญชีรับเงิน',
  deposit_accounts: 'เลขที่บัญชีเงินฝาก',
} as const
export type AccessedPart = keyof typeof PARTS

/** Nothing for a part that has no name yet. */
export function partName(part: string): string | undefined {
  return Object.hasOwn(PARTS, part) ? PARTS[part as AccessedPart] : undefined
}
