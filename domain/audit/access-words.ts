// What was done about a member, in the member's words. Everything that can be recorded either has words here or is
// declared not to be told; what an older version recorded and nobody names any more is told all the same.

import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts'

interface Words {
  done: string
  refused: string
}

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

const WORDS: Record<Told, Words> = {
  'member.login': { done: 'เข้าสู่ระบบ', refused: 'เข้าสู่ระบบไม่สำเร็จ' },
  'member.logout': { done: 'ออกจากระบบ', refused: 'ออกจากระบบไม่สำเร็จ' },
  'member.password': { done: 'เปลี่ยนรหัสผ่าน', refused: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' },
  'member.step_up': { done: 'ยืนยันรหัสผ่านอีกครั้ง', refused: 'ยืนยันรหัสผ่านไม่ถูกต้อง' },
  'member.reveal': { done: 'เปิดดูเลขบัตรประชาชนเต็ม', refused: 'เปิดดูเลขบัตรประชาชนไม่สำเร็จ' },
  'member.photo': { done: 'เปลี่ยนรูปถ่าย', refused: 'เปลี่ยนรูปถ่ายไม่สำเร็จ' },
  'member.upload': { done: 'ส่งไฟล์ประกอบคำขอ', refused: 'ส่งไฟล์ประกอบคำขอไม่สำเร็จ' },
  'member.slip': { done: 'ส่งสลิปการชำระเงิน', refused: 'ส่งสลิปการชำระเงินไม่สำเร็จ' },
  'member.correction': { done: 'ขอแก้ไขข้อมูล', refused: 'ขอแก้ไขข้อมูลไม่สำเร็จ' },
  'member.register': { done: 'ลงทะเบียนใช้งาน', refused: 'ลงทะเบียนใช้งานไม่สำเร็จ' },
  'member.forget': { done: 'ตั้งรหัสผ่านใหม่', refused: 'ตั้งรหัสผ่านใหม่ไม่สำเร็จ' },
  'signing.code': { done: 'ขอรหัสลงนามทางโทรศัพท์', refused: 'ขอรหัสลงนามไม่สำเร็จ' },
  'signing.print': {
    done: 'เจ้าหน้าที่พิมพ์เอกสารให้ท่านลงลายมือชื่อ',
    refused: 'เจ้าหน้าที่พิมพ์เอกสารให้ท่านลงลายมือชื่อไม่สำเร็จ',
  },
  'signing.sign': { done: 'ลงนามเอกสาร', refused: 'ลงนามเอกสารไม่สำเร็จ' },
  'signing.withdraw': { done: 'ถอนการลงนาม', refused: 'ถอนการลงนามไม่สำเร็จ' },
  'passkey.add': { done: 'เพิ่มพาสคีย์', refused: 'เพิ่มพาสคีย์ไม่สำเร็จ' },
  'passkey.copied': {
    done: 'ระงับพาสคีย์ที่มีสัญญาณว่าถูกทำสำเนา',
    refused: 'พบสัญญาณว่าพาสคีย์ถูกทำสำเนา ระบบระงับให้แล้ว',
  },
  'passkey.not_only': {
    done: 'ยกเลิกการเข้าด้วยพาสคีย์เท่านั้น',
    refused: 'ยกเลิกการเข้าด้วยพาสคีย์เท่านั้นไม่สำเร็จ',
  },
  'passkey.only': {
    done: 'ตั้งให้เข้าด้วยพาสคีย์เท่านั้น',
    refused: 'ตั้งให้เข้าด้วยพาสคีย์เท่านั้นไม่สำเร็จ',
  },
  'passkey.remove': { done: 'ลบพาสคีย์', refused: 'ลบพาสคีย์ไม่สำเร็จ' },
  'passkey.rename': { done: 'เปลี่ยนชื่อพาสคีย์', refused: 'เปลี่ยนชื่อพาสคีย์ไม่สำเร็จ' },
  'session.end': { done: 'ให้อุปกรณ์ออกจากระบบ', refused: 'ให้อุปกรณ์ออกจากระบบไม่สำเร็จ' },
  'session.replayed': {
    done: 'ยุติการเข้าสู่ระบบที่ผิดปกติ',
    refused: 'พบการใช้ข้อมูลเข้าระบบเก่าซ้ำ ระบบยุติให้แล้ว',
  },
  'impersonation.start': {
    done: 'เจ้าหน้าที่เข้าดูในนามของท่าน',
    refused: 'เจ้าหน้าที่ขอเข้าดูในนามของท่าน แต่ระบบไม่อนุญาต',
  },
  'staff.look': { done: 'เจ้าหน้าที่เปิดดูข้อมูลของท่าน', refused: 'เจ้าหน้าที่เปิดดูข้อมูลของท่านไม่สำเร็จ' },
  'staff.reveal': {
    done: 'เจ้าหน้าที่เปิดดูข้อมูลที่ปิดไว้ของท่าน',
    refused: 'เจ้าหน้าที่ขอเปิดดูข้อมูลที่ปิดไว้ แต่ระบบไม่อนุญาต',
  },
  'staff.unlock': { done: 'เจ้าหน้าที่ปลดล็อกบัญชีของท่าน', refused: 'เจ้าหน้าที่ปลดล็อกบัญชีไม่สำเร็จ' },
  'staff.sessions_end': {
    done: 'เจ้าหน้าที่ให้อุปกรณ์ทั้งหมดของท่านออกจากระบบ',
    refused: 'เจ้าหน้าที่ให้อุปกรณ์ออกจากระบบไม่สำเร็จ',
  },
  'staff.file_open': { done: 'เจ้าหน้าที่เปิดไฟล์ที่ท่านแนบ', refused: 'เจ้าหน้าที่เปิดไฟล์ที่ท่านแนบไม่สำเร็จ' },
  'staff.photo_approve': { done: 'เจ้าหน้าที่ตรวจรูปถ่ายแล้ว ใช้ได้', refused: 'ตรวจรูปถ่ายไม่สำเร็จ' },
  'staff.photo_refuse': { done: 'เจ้าหน้าที่ตรวจรูปถ่ายแล้ว ใช้ไม่ได้', refused: 'ตรวจรูปถ่ายไม่สำเร็จ' },
  'correction.answer': { done: 'สหกรณ์ตอบคำขอแก้ไขข้อมูล', refused: 'ตอบคำขอแก้ไขข้อมูลไม่สำเร็จ' },
  'request.send': { done: 'ส่งคำขอ', refused: 'ส่งคำขอไม่สำเร็จ' },
  'request.ask': { done: 'ส่งคำขอกู้และขอความยินยอม', refused: 'ส่งคำขอกู้ไม่สำเร็จ' },
  'request.ask_again': {
    done: 'แก้ไขคำขอกู้และขอความยินยอมใหม่',
    refused: 'แก้ไขคำขอกู้ไม่สำเร็จ',
  },
  'request.send_again': { done: 'แก้ไขคำขอแล้วส่งใหม่', refused: 'แก้ไขคำขอไม่สำเร็จ' },
  'loan.certify': { done: 'หน่วยงานรับรองรายได้ของท่านให้คำขอกู้', refused: 'หน่วยงานรับรองรายได้ไม่สำเร็จ' },
  'loan.certify_paper': {
    done: 'เจ้าหน้าที่บันทึกการรับรองรายได้ของท่านจากหนังสือของหน่วยงาน',
    refused: 'บันทึกการรับรองรายได้ไม่สำเร็จ',
  },
  'loan.contract_recorded': {
    done: 'เจ้าหน้าที่บันทึกสัญญากู้ที่ลงลายมือชื่อแล้ว',
    refused: 'บันทึกสัญญากู้ไม่สำเร็จ',
  },
  'loan.contract_confirmed': {
    done: 'เจ้าหน้าที่ยืนยันสัญญากู้ที่ลงลายมือชื่อแล้ว',
    refused: 'ยืนยันสัญญากู้ไม่สำเร็จ',
  },
  'loan.guarantor_named': {
    done: 'มีสมาชิกระบุท่านเป็นผู้ค้ำประกัน',
    refused: 'ระบุผู้ค้ำประกันไม่สำเร็จ',
  },
  'loan.not_ours': {
    done: 'หน่วยงานแจ้งว่าท่านไม่ใช่บุคลากรของหน่วยงาน',
    refused: 'หน่วยงานตอบคำขอรับรองรายได้ไม่สำเร็จ',
  },
  'loan.guarantee_decline': { done: 'ไม่ค้ำประกันเงินกู้', refused: 'ตอบคำขอค้ำประกันไม่สำเร็จ' },
  'request.mend': { done: 'แก้ไขคำขอแล้วส่งใหม่', refused: 'แก้ไขคำขอไม่สำเร็จ' },
  'request.withdraw': { done: 'ถอนคำขอ', refused: 'ถอนคำขอไม่สำเร็จ' },
  'request.code': { done: 'ส่งรหัสยืนยันไปยังหมายเลขโทรศัพท์ใหม่', refused: 'ส่งรหัสยืนยันหมายเลขใหม่ไม่สำเร็จ' },
  'request.stop': { done: 'สั่งหยุดคำขอ', refused: 'สั่งหยุดคำขอไม่สำเร็จ' },
  'loan.letter_download': {
    done: 'เจ้าหน้าที่ดาวน์โหลดหนังสือบอกกล่าวถึงท่าน',
    refused: 'เจ้าหน้าที่ดาวน์โหลดหนังสือบอกกล่าวถึงท่านไม่สำเร็จ',
  },
  'loan.watch_bundle': {
    done: 'เจ้าหน้าที่ดาวน์โหลดแฟ้มของเงินกู้ค้างชำระ',
    refused: 'เจ้าหน้าที่ดาวน์โหลดแฟ้มของเงินกู้ค้างชำระไม่สำเร็จ',
  },
  'loan.watch_day': {
    done: 'เจ้าหน้าที่แก้วันผิดนัดของเงินกู้',
    refused: 'เจ้าหน้าที่แก้วันผิดนัดของเงินกู้ไม่สำเร็จ',
  },
  'loan.watch_task': {
    done: 'เจ้าหน้าที่บันทึกผลการติดตามเรื่องค้ำประกัน',
    refused: 'เจ้าหน้าที่บันทึกผลการติดตามเรื่องค้ำประกันไม่สำเร็จ',
  },
  'loan.watch': { done: 'ตรวจเงินกู้ที่ค้างชำระแล้ว', refused: 'ตรวจเงินกู้ที่ค้างชำระไม่สำเร็จ' },
  'request.lapse': { done: 'คำขอหมดอายุ', refused: 'ปิดคำขอที่หมดอายุไม่สำเร็จ' },
  'request.counter': {
    done: 'เจ้าหน้าที่รับคำขอเปลี่ยนโทรศัพท์ของท่านที่เคาน์เตอร์',
    refused: 'รับคำขอที่เคาน์เตอร์ไม่สำเร็จ',
  },
  'request.check': { done: 'เจ้าหน้าที่ตรวจคำขอของท่าน', refused: 'เจ้าหน้าที่ตรวจคำขอไม่สำเร็จ' },
  'request.return': { done: 'เจ้าหน้าที่ส่งคำขอกลับให้ท่านแก้ไข', refused: 'ส่งคำขอกลับไม่สำเร็จ' },
  'request.answer': { done: 'เจ้าหน้าที่ตอบคำขอของท่าน', refused: 'ตอบคำขอไม่สำเร็จ' },
  'request.refuse': { done: 'สหกรณ์ไม่อนุมัติคำขอของท่าน', refused: 'ปฏิเสธคำขอไม่สำเร็จ' },
  'request.approve': { done: 'สหกรณ์อนุมัติคำขอของท่าน', refused: 'อนุมัติคำขอไม่สำเร็จ' },
  'rights.ask': { done: 'ยื่นคำขอใช้สิทธิในข้อมูล', refused: 'ยื่นคำขอใช้สิทธิไม่สำเร็จ' },
  'rights.take': { done: 'สหกรณ์เริ่มดำเนินการคำขอใช้สิทธิ', refused: 'ดำเนินการคำขอใช้สิทธิไม่สำเร็จ' },
  'rights.answer': { done: 'สหกรณ์ตอบคำขอใช้สิทธิ', refused: 'ตอบคำขอใช้สิทธิไม่สำเร็จ' },
  'recovery.asked': {
    done: 'มีการขอตั้งรหัสผ่านของบัญชีท่าน',
    refused: 'มีการขอตั้งรหัสผ่านของบัญชีท่าน แต่ไม่สำเร็จ',
  },
  'recovery.code': { done: 'ระบบส่งรหัส OTP ถึงท่าน', refused: 'ระบบส่งรหัส OTP ถึงท่านไม่สำเร็จ' },
  'recovery.verify': { done: 'ยืนยันตัวตนด้วยรหัส OTP', refused: 'ใส่รหัส OTP ไม่ถูกต้อง' },
  'recovery.thaid': {
    done: 'ยืนยันตัวตนด้วย ThaID เพื่อตั้งรหัสผ่าน',
    refused: 'มีการยืนยันตัวตนด้วย ThaID แต่ไม่สำเร็จ',
  },
  'recovery.hold': {
    done: 'ยืนยันตัวตนด้วย ThaID ต้องรอครบเวลาก่อนตั้งรหัสผ่าน',
    refused: 'ยืนยันตัวตนด้วย ThaID ไม่สำเร็จ',
  },
  'recovery.stop': {
    done: 'สั่งหยุดการตั้งรหัสผ่านใหม่ของบัญชีท่าน',
    refused: 'สั่งหยุดการตั้งรหัสผ่านใหม่ไม่สำเร็จ',
  },
  'recovery.reopen': {
    done: 'เจ้าหน้าที่สองคนเปิดการตั้งรหัสผ่านใหม่ของบัญชีท่าน',
    refused: 'เจ้าหน้าที่เปิดการตั้งรหัสผ่านใหม่ไม่สำเร็จ',
  },
  'recovery.slip': { done: 'ใช้รหัสเปิดใช้งาน', refused: 'ใส่รหัสเปิดใช้งานไม่ถูกต้อง' },
  'recovery.slip_issued': {
    done: 'สหกรณ์ออกรหัสเปิดใช้งานให้ท่าน',
    refused: 'ออกรหัสเปิดใช้งานไม่สำเร็จ',
  },
  'privacy.accept': {
    done: 'รับทราบประกาศความเป็นส่วนตัว',
    refused: 'รับทราบประกาศความเป็นส่วนตัวไม่สำเร็จ',
  },
  'terms.accept': { done: 'ยอมรับข้อกำหนด', refused: 'ยอมรับข้อกำหนดไม่สำเร็จ' },
  'consent.give': { done: 'ให้ความยินยอม', refused: 'ให้ความยินยอมไม่สำเร็จ' },
  'consent.withdraw': { done: 'ถอนความยินยอม', refused: 'ถอนความยินยอมไม่สำเร็จ' },
  'notice.choice': { done: 'เลือกช่องทางแจ้งเตือน', refused: 'เลือกช่องทางแจ้งเตือนไม่สำเร็จ' },
  'notice.line': { done: 'เชื่อมหรือยกเลิก LINE', refused: 'เชื่อมหรือยกเลิก LINE ไม่สำเร็จ' },
  'notice.device': { done: 'เปิดหรือปิดแจ้งเตือนบนเครื่อง', refused: 'เปิดหรือปิดแจ้งเตือนบนเครื่องไม่สำเร็จ' },
  'balance.answer': { done: 'ตอบยืนยันยอดคงเหลือ', refused: 'ตอบยืนยันยอดคงเหลือไม่สำเร็จ' },
  'balance.reply': {
    done: 'สหกรณ์ตอบข้อทักท้วงยอดของท่าน',
    refused: 'สหกรณ์ตอบข้อทักท้วงยอดของท่านไม่สำเร็จ',
  },
  'outbox.retry': {
    done: 'เจ้าหน้าที่ส่งข้อความถึงท่านอีกครั้ง',
    refused: 'เจ้าหน้าที่ส่งข้อความถึงท่านอีกครั้งไม่สำเร็จ',
  },
  'data.copy': { done: 'ขอสำเนาข้อมูลของตนเอง', refused: 'ขอสำเนาข้อมูลไม่สำเร็จ' },
}

export function accessWords(action: string, outcome: 'done' | 'refused'): string {
  return Object.hasOwn(WORDS, action) ? WORDS[action as Told][outcome] : 'รายการอื่นเกี่ยวกับบัญชีของท่าน'
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
