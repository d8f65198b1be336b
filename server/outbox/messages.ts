// What members are told by SMS and e-mail: fixed sentences, typed codes, and never a link (SEC-35).

import type { Day } from '#domain/calendar/day.ts'
import { clockTime, monthAndYear, shortMoment } from '#domain/calendar/thai-date.ts'
import type { CampaignTopic } from '#domain/campaign/campaign.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { linesOf, oneLine } from '#domain/notice/carried-words.ts'

export type Message =
  | { template: 'code'; code: string; reference: string; until: Date }
  /** To sign one document, and no other (server/signing/). */
  | { template: 'signing_code'; code: string; purpose: string; document: string; until: Date }
  | { template: 'new_device'; device: string; at: Date }
  | { template: 'after_failures'; failures: number; device: string; at: Date }
  | { template: 'password_changed'; at: Date }
  | { template: 'password_set'; at: Date; stop: string }
  | { template: 'session_replayed'; at: Date }
  | { template: 'passkey_added'; device: string; at: Date }
  | { template: 'passkey_last_removed'; at: Date }
  | { template: 'passkey_copied'; at: Date }
  | { template: 'passkeys_stopped'; count: number; at: Date }
  | { template: 'passkey_only_set'; at: Date }
  | { template: 'passkey_only_ended'; at: Date }
  | { template: 'push_added'; device: string; at: Date }
  | { template: 'line_linked'; at: Date }
  /** An officer's words to many members (server/campaigns/). */
  | { template: 'campaign'; topic: CampaignTopic; words: string }
  | { template: 'slip_issued'; at: Date; stop: string }
  | { template: 'revealed'; at: Date; stop: string }
  /** Of a member who wants only passkeys (server/thaid/hold.ts). */
  | { template: 'recovery_held'; at: Date; until: Date; stop: string }
  | { template: 'request_answered'; what: string; requestNo: number; at: Date }
  /** What a member asked at the desk stands otherwise than before. */
  | { template: 'request_moved'; requestNo: string; state: string; at: Date }
  | { template: 'request_sent'; requestNo: string; what: string; at: Date }
  /** What is a key to the account or to money is to change: the member has until then to stop it. */
  | {
      template: 'change_held'
      what: string
      requestNo: string
      at: Date
      until: Date
      stop: string
    }
  /** Somebody asks to be stood for; who and how much is read behind the door. */
  | { template: 'guarantee_asked'; at: Date }
  /** A month is billed; how much stands in the message only where the member asked for it (server/notices/announce-bills.ts). */
  | { template: 'bill_issued'; period: Day; amount: Satang }
  /** An instalment has not come (server/guarantee-watch/): to the borrower, and after a week to those who stand for the loan. Whose and how much is read behind the door. */
  | { template: 'loan_borrower'; at: Date }
  | { template: 'loan_quiet'; at: Date }
  /** A letter of section 686 is on its way to a guarantor. */
  | { template: 'loan_letter'; at: Date }
  /** To everybody who was told. */
  | { template: 'loan_cured'; at: Date }
  /** To a guarantor whose borrower has paid it all, or who was let go of. */
  | { template: 'loan_freed'; at: Date }
  /** To a number that is to become the member's. */
  | { template: 'phone_code'; code: string; until: Date }
  /** To an e-mail that is to become the member's. */
  | { template: 'email_code'; code: string; until: Date }
  /** From an officer to a phone or an address of their own, to see whether messages arrive. */
  | { template: 'test'; at: Date }
  /** To those who look after the site (server/monitoring/alerts/). */
  | { template: 'alert'; words: string }
  /** To whoever keeps the line of the chain's head outside the machine (server/audit/mail-anchor.ts). */
  | { template: 'audit_anchor'; line: string }
  /** To an employer unit, in an officer's words. */
  | { template: 'unit_reminder'; period: Day; words: string }
  /** To the others of an employer unit: one of them took a file with whole national ids. */
  | { template: 'unit_ids_taken'; name: string; period: Day; at: Date }
  /** To an employer unit: somebody's pay is to be certified; whose and for what is read behind the door. */
  | { template: 'unit_certificate_asked'; at: Date }

export type Template = Message['template']

export const SUBJECTS: Record<Template, string> = {
  code: 'รหัส OTP สำหรับตั้งรหัสผ่าน',
  signing_code: 'รหัสลงนามเอกสาร',
  new_device: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
  after_failures: 'มีการเข้าสู่ระบบหลังใส่รหัสผ่านผิดหลายครั้ง',
  password_changed: 'รหัสผ่านของท่านถูกเปลี่ยนแล้ว',
  password_set: 'รหัสผ่านของท่านถูกตั้งใหม่แล้ว',
  session_replayed: 'มีการใช้งานที่ผิดปกติในบัญชีของท่าน',
  passkey_added: 'มีการเพิ่มพาสคีย์ในบัญชีของท่าน',
  passkey_last_removed: 'พาสคีย์สุดท้ายในบัญชีของท่านถูกลบ',
  passkey_copied: 'ระงับพาสคีย์ของท่านเพราะพบสัญญาณผิดปกติ',
  passkeys_stopped: 'ระงับพาสคีย์ที่เพิ่งเพิ่มในบัญชีของท่าน',
  passkey_only_set: 'บัญชีของท่านใช้พาสคีย์เท่านั้นแล้ว',
  passkey_only_ended: 'บัญชีของท่านเข้าด้วยรหัสผ่านได้อีกแล้ว',
  push_added: 'มีการเปิดแจ้งเตือนบนเครื่องใหม่',
  line_linked: 'มีการเชื่อม LINE กับบัญชีของท่าน',
  campaign: 'มีข่าวจากสหกรณ์',
  slip_issued: 'สหกรณ์ออกรหัสเปิดใช้งานให้ท่าน',
  revealed: 'เจ้าหน้าที่เปิดดูข้อมูลที่ปิดบังของท่าน',
  recovery_held: 'มีการขอตั้งรหัสผ่านของบัญชีท่านด้วย ThaID',
  request_answered: 'สหกรณ์ตอบคำขอของท่านแล้ว',
  request_moved: 'คำขอของท่านเปลี่ยนสถานะ',
  request_sent: 'สหกรณ์ได้รับคำขอของท่านแล้ว',
  change_held: 'มีการขอเปลี่ยนข้อมูลสำคัญของท่าน',
  guarantee_asked: 'มีสมาชิกขอให้ท่านค้ำประกัน',
  bill_issued: 'มีรายการเรียกเก็บประจำเดือน',
  loan_borrower: 'มีรายการใหม่เรื่องงวดเงินกู้ของท่าน',
  loan_quiet: 'มีเรื่องเกี่ยวกับการค้ำประกันของท่าน',
  loan_letter: 'สหกรณ์ออกหนังสือถึงท่าน',
  loan_cured: 'มีรายการใหม่เรื่องงวดเงินกู้ที่เคยแจ้ง',
  loan_freed: 'มีเรื่องเกี่ยวกับการค้ำประกันของท่าน',
  phone_code: 'รหัสยืนยันหมายเลขโทรศัพท์ใหม่',
  email_code: 'รหัสยืนยันอีเมลใหม่',
  test: 'ข้อความทดสอบ',
  alert: 'แจ้งเตือนจากระบบเว็บไซต์',
  audit_anchor: 'บรรทัดยืนยันประวัติการใช้งานประจำคืน',
  unit_reminder: 'แจ้งเตือนการส่งผลการหักเงินประจำเดือน',
  unit_ids_taken: 'มีการดาวน์โหลดไฟล์ที่มีเลขบัตรประชาชน',
  unit_certificate_asked: 'มีคำขอให้หน่วยงานรับรองรายได้',
}

const IF_NOT_YOU = 'หากไม่ใช่ท่าน โปรดตั้งรหัสผ่านใหม่ทันทีและโทรแจ้งสหกรณ์'

/** Where it is typed is on the page of the door: a message names no address (SEC-35). */
function stopWith(code: string): string {
  if (!code) return 'หากไม่ใช่ท่าน โปรดโทรแจ้งสหกรณ์ทันที'
  return `หากไม่ใช่ท่าน เปิดหน้าเข้าสู่ระบบสมาชิก กด “ไม่ใช่ฉัน หยุดทันที” แล้วใส่รหัสหยุด ${code} หรือโทรแจ้งสหกรณ์ทันที`
}

export function bodyOf(message: Message, cooperative: string): string {
  return oneLine(`${cooperative}: ${sentence(message)}`)
}

/** An officer's words keep their lines; ours have one. */
export function sentenceOf(message: Message): string {
  const said = sentence(message)
  return message.template === 'campaign' ? linesOf(said) : oneLine(said)
}

function sentence(message: Message): string {
  switch (message.template) {
    case 'code':
      return `รหัส OTP ${message.code} (อ้างอิง ${message.reference}) ใช้ได้ถึง ${clockTime(message.until)} อย่าบอกรหัสนี้แก่ผู้ใด สหกรณ์ไม่โทรถามรหัส`
    case 'signing_code':
      return `รหัส ${message.code} ${message.purpose} เอกสาร ${message.document} ใช้ได้ถึง ${clockTime(message.until)} ใช้กับเอกสารนี้เท่านั้น อย่าบอกรหัสแก่ผู้ใด หากไม่ได้ขอโปรดโทรแจ้งสหกรณ์`
    case 'new_device':
      return `มีการเข้าสู่ระบบสมาชิกด้วย ${message.device} เป็นครั้งแรก เมื่อ ${shortMoment(message.at)} ${IF_NOT_YOU}`
    case 'after_failures':
      return `มีการเข้าสู่ระบบสมาชิกด้วย ${message.device} เมื่อ ${shortMoment(message.at)} หลังใส่รหัสผ่านผิด ${message.failures} ครั้ง ${IF_NOT_YOU}`
    case 'password_changed':
      return `รหัสผ่านระบบสมาชิกถูกเปลี่ยนเมื่อ ${shortMoment(message.at)} ${IF_NOT_YOU}`
    case 'password_set':
      return `รหัสผ่านระบบสมาชิกถูกตั้งใหม่เมื่อ ${shortMoment(message.at)} ${stopWith(message.stop)}`
    case 'session_replayed':
      return `มีผู้ใช้การเข้าสู่ระบบเดิมของท่านซ้ำเมื่อ ${shortMoment(message.at)} ระบบจึงให้ออกจากระบบแล้ว ${IF_NOT_YOU}`
    case 'passkey_added':
      return `มีการเพิ่มพาสคีย์ในบัญชีของท่านด้วย ${message.device} เมื่อ ${shortMoment(message.at)} หากไม่ใช่ท่าน โปรดลบพาสคีย์นั้นทันทีและโทรแจ้งสหกรณ์`
    case 'passkey_last_removed':
      return `พาสคีย์สุดท้ายในบัญชีของท่านถูกลบเมื่อ ${shortMoment(message.at)} จากนี้เข้าสู่ระบบด้วยรหัสผ่าน ${IF_NOT_YOU}`
    case 'passkey_copied':
      return `ระงับพาสคีย์หนึ่งของท่านเมื่อ ${shortMoment(message.at)} เพราะพบสัญญาณว่ามีผู้ทำสำเนา โปรดเข้าสู่ระบบ ลบพาสคีย์นั้น แล้วเพิ่มใหม่ หรือโทรแจ้งสหกรณ์`
    case 'passkeys_stopped':
      return `มีการสั่งหยุดในบัญชีของท่านเมื่อ ${shortMoment(message.at)} พาสคีย์ที่เพิ่งเพิ่ม ${message.count} รายการใช้ไม่ได้อีก หากเป็นของท่าน โปรดลบแล้วเพิ่มใหม่หลังติดต่อสหกรณ์`
    case 'passkey_only_set':
      return `บัญชีของท่านถูกตั้งให้เข้าด้วยพาสคีย์เท่านั้นเมื่อ ${shortMoment(message.at)} ${IF_NOT_YOU}`
    case 'passkey_only_ended':
      return `บัญชีของท่านเข้าด้วยรหัสผ่านได้อีกตั้งแต่ ${shortMoment(message.at)} ${IF_NOT_YOU}`
    case 'push_added':
      return `มีการเปิดรับแจ้งเตือนของบัญชีท่านบน ${message.device} เมื่อ ${shortMoment(message.at)} หากไม่ใช่ท่าน โปรดปิดที่หน้า “แจ้งเตือน” ตั้งรหัสผ่านใหม่ และโทรแจ้งสหกรณ์`
    case 'line_linked':
      return `มีการเชื่อม LINE กับบัญชีของท่านเมื่อ ${shortMoment(message.at)} หากไม่ใช่ท่าน โปรดยกเลิกที่หน้า “แจ้งเตือน” ตั้งรหัสผ่านใหม่ และโทรแจ้งสหกรณ์`
    case 'campaign':
      return message.words
    case 'slip_issued':
      return `เจ้าหน้าที่ออกรหัสเปิดใช้งานระบบสมาชิกให้ท่านที่สหกรณ์ เมื่อ ${shortMoment(message.at)} ${stopWith(message.stop)}`
    case 'revealed':
      return `เจ้าหน้าที่เปิดดูข้อมูลที่ปิดบังของท่านเมื่อ ${shortMoment(message.at)} ดูว่าใครและเหตุผลได้ในระบบสมาชิก ${stopWith(message.stop)}`
    case 'recovery_held':
      return `มีผู้ยืนยันตัวตนด้วย ThaID เพื่อตั้งรหัสผ่านของบัญชีท่าน เมื่อ ${shortMoment(message.at)} จะตั้งได้ตั้งแต่ ${shortMoment(message.until)} ${stopWith(message.stop)}`
    case 'request_answered':
      return `สหกรณ์ตอบ${message.what}เลขที่ ${message.requestNo} แล้วเมื่อ ${shortMoment(message.at)} โปรดเข้าระบบสมาชิกเพื่ออ่านคำตอบ`
    case 'request_moved':
      return `คำขอ ${message.requestNo} ${message.state} เมื่อ ${shortMoment(message.at)} โปรดเข้าระบบสมาชิกเพื่อดูรายละเอียด`
    case 'request_sent':
      return `ได้รับคำขอ ${message.requestNo} (${message.what}) เมื่อ ${shortMoment(message.at)} ${IF_NOT_YOU}`
    case 'change_held':
      return `มีการขอเปลี่ยน${message.what}ของท่าน คำขอ ${message.requestNo} เมื่อ ${shortMoment(message.at)} ยังไม่มีผลจนถึง ${shortMoment(message.until)} ${stopWith(message.stop)}`
    case 'guarantee_asked':
      return `มีสมาชิกขอให้ท่านค้ำประกันเงินกู้ เมื่อ ${shortMoment(message.at)} โปรดเข้าระบบสมาชิก หน้า “การค้ำประกัน” เพื่ออ่านและตอบ ท่านไม่จำเป็นต้องยินยอม`
    case 'bill_issued':
      return `ยอดเรียกเก็บประจำเดือน${monthAndYear(message.period)} ${formatBaht(message.amount)} บาท ดูรายการได้ในระบบสมาชิก หน้า “รายการเรียกเก็บ” หน่วยงานของท่านหักนำส่งตามปกติ`
    case 'loan_borrower':
      return `สหกรณ์ยังไม่ได้รับชำระเงินกู้ของท่านครบตามงวด ณ ${shortMoment(message.at)} โปรดเข้าระบบสมาชิก หน้า “เงินกู้” เพื่อดูยอดและวิธีชำระ หากชำระแล้วไม่ต้องดำเนินการใด`
    case 'loan_quiet':
      return `งวดเงินกู้ที่ท่านค้ำประกันยังไม่ได้รับชำระ ณ ${shortMoment(message.at)} (ไม่ใช่หนังสือทวงถาม) โปรดเข้าระบบสมาชิก หน้า “การค้ำประกัน” เพื่อดูรายละเอียด`
    case 'loan_letter':
      return `สหกรณ์ส่งหนังสือเรื่องการค้ำประกันถึงท่านทางไปรษณีย์ เมื่อ ${shortMoment(message.at)} โปรดเข้าระบบสมาชิก หน้า “การค้ำประกัน” เพื่ออ่านฉบับเดียวกัน`
    case 'loan_freed':
      return `ท่านพ้นภาระค้ำประกันของเงินกู้สัญญาหนึ่งแล้ว ณ ${shortMoment(message.at)} โปรดเข้าระบบสมาชิก หน้า “การค้ำประกัน” เพื่อรับหนังสือ`
    case 'loan_cured':
      return `งวดเงินกู้ที่เคยแจ้งว่ายังไม่ได้รับชำระ สหกรณ์ได้รับชำระแล้ว ณ ${shortMoment(message.at)} ไม่ต้องดำเนินการใด`
    case 'phone_code':
      return `รหัส ${message.code} ยืนยันว่าหมายเลขนี้เป็นของท่าน ใช้ได้ถึง ${clockTime(message.until)} อย่าบอกรหัสนี้แก่ผู้ใด`
    case 'email_code':
      return `รหัส ${message.code} ยืนยันว่าอีเมลนี้เป็นของท่าน ใช้ได้ถึง ${clockTime(message.until)} อย่าบอกรหัสนี้แก่ผู้ใด หากท่านไม่ได้ขอเปลี่ยนอีเมลกับสหกรณ์ ไม่ต้องทำสิ่งใด`
    case 'test':
      return `ข้อความทดสอบจากระบบ ส่งเมื่อ ${shortMoment(message.at)} ไม่ต้องดำเนินการใด`
    case 'alert':
      return `ระบบเว็บไซต์ ${message.words}`
    case 'audit_anchor':
      return `บรรทัดยืนยันประวัติการใช้งาน ${message.line} โปรดเก็บอีเมลนี้ไว้ ใช้พิสูจน์ภายหลังว่าประวัติไม่ถูกแก้ไข`
    case 'unit_reminder':
      return `เรียนหน่วยงาน เรื่องผลการหักเงินเดือน${monthAndYear(message.period)} ${message.words}`
    case 'unit_ids_taken':
      return `${message.name} ดาวน์โหลดไฟล์หักเงินเดือน${monthAndYear(message.period)} ที่มีเลขบัตรประชาชนครบ เมื่อ ${shortMoment(message.at)} หากหน่วยงานไม่ทราบเรื่อง โปรดโทรแจ้งสหกรณ์ทันที`
    case 'unit_certificate_asked':
      return `มีคำขอให้หน่วยงานรับรองรายได้ของบุคลากร เมื่อ ${shortMoment(message.at)} โปรดเข้าระบบหน่วยงาน หน้า “รับรองรายได้” เพื่อตอบ`
  }
}
