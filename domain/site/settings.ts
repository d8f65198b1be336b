// Every setting of the site that the cooperative decides for itself: its words, what it may be, and its group.
// Forms are drawn from this table and the server checks by it, so the two cannot disagree.

import { MONTHS } from '../calendar/thai-date.ts'
import { DEFAULT_DIVIDEND_RULES } from '../dividend/dividend.ts'
import { DIVIDEND_METHODS } from '../dividend/dividend-form.ts'
import { methodInWords } from '../dividend/dividend-rules-in-words.ts'
import { FIRST_MONTH_ENDS, INTEREST_ROUNDINGS, YEAR_BASES } from '../loan/loan-rules-in-words.ts'
import { RECEIPT_SIGNINGS } from '../paper/receipt-signing.ts'
import { QUALITY_SETTINGS } from './quality-settings.ts'
import { REQUEST_SETTINGS, SHARE_CHANGE_SETTINGS } from './request-settings.ts'
import { SIGNING_SETTINGS } from './signing-settings.ts'

export type SettingKind =
  | { is: 'line' | 'text' | 'phone' | 'email' | 'link' | 'biller'; max: number }
  /** A picture of the site's own, and the one colour that all others follow from. */
  | { is: 'picture' | 'colour' }
  | { is: 'choice'; choices: readonly (readonly [value: string, words: string])[] }
  /** Stored in satang, typed in baht. */
  | { is: 'baht'; min: number; max: number }
  /** Stored in parts per million, typed in percent. */
  | { is: 'percent'; min: number; max: number }
  /** `to` is what the number is the number of: it is chosen, not typed. */
  | { is: 'whole'; min: number; max: number; unit: string; to?: 'topic' | 'category' }
  /** A line for each code: «W01: …», typed as a row; the words of a row, and of its two fields. */
  | {
      is: 'lines'
      of: 'words' | 'baht'
      max: number
      row: Record<'noun' | 'code' | 'said', string>
    }

export interface SettingRule {
  name: string
  label: string
  hint?: string
  optional?: true
  kind: SettingKind
}

export interface SettingGroup {
  title: string
  about: string
  /** Where visitors see it. */
  seenAt: string
  /** Money goes elsewhere when it is changed: saved only with a fresh proof of who changes it. */
  grave?: true
  /** Nobody changes it alone (SEC-40). */
  twoPeople?: true
  settings: readonly SettingRule[]
}

export type SettingGroupName =
  | 'identity'
  | 'contact'
  | 'loan'
  | 'dividend'
  | 'portal'
  | 'units'
  | 'payment'
  | 'checking'
  | 'nights'
  | 'requests'
  | 'share_change'
  | 'signing'
  | 'quality'

const MILLION = 1_000_000
/** As far as domain/site/rule-settings.ts believes a setting. */
const AMOUNT_MAX = 1_000_000_000_00
const STEP_MAX = 10_000_00

function line(name: string, label: string, max: number, hint?: string): SettingRule {
  return { name, label, kind: { is: 'line', max }, ...(hint && { hint }) }
}

function words(choices: Record<string, string>): SettingKind {
  return { is: 'choice', choices: Object.entries(choices) }
}

// biome-ignore format: a table reads in columns
export const SETTING_GROUPS: Record<SettingGroupName, SettingGroup> = {
  identity: {
    title: 'ชื่อและที่อยู่', seenAt: '/home',
    about: 'ชื่อที่หัวเว็บไซต์ ท้ายเว็บไซต์ ผลค้นหา และเอกสารทุกฉบับ',
    settings: [
      line('coopNameTH', 'ชื่อสหกรณ์ (ไทย)', 150),
      line('coopNameEN', 'ชื่อสหกรณ์ (อังกฤษ)', 150),
      line('coopShortNameTH', 'ชื่อย่อ', 60, 'ใช้บนแถบเมนูของโทรศัพท์และใน SMS'),
      { name: 'logo_media', label: 'ตราสหกรณ์', optional: true, hint: 'ภาพสี่เหลี่ยมจัตุรัส อย่างน้อย 512 × 512 จุด เว้นว่างคือตราเดิมของระบบ', kind: { is: 'picture' } },
      { name: 'brand_color', label: 'สีหลักของเว็บไซต์', optional: true, hint: 'ปุ่ม ลิงก์ แถบเมนู และธีมมืด ใช้สีที่คำนวณจากสีนี้', kind: { is: 'colour' } },
      { name: 'coop_address', label: 'ที่อยู่', optional: true, kind: { is: 'text', max: 300 } },
      { name: 'www_description', label: 'คำอธิบายเว็บไซต์', hint: 'แสดงในผลการค้นหาและเมื่อแบ่งปันลิงก์', kind: { is: 'text', max: 300 } },
      line('title_prefix', 'คำนำหน้าชื่อหน้าเว็บ', 40, 'อยู่หน้าชื่อของทุกหน้าในแท็บของเบราว์เซอร์'),
    ],
  },
  contact: {
    title: 'ท้ายเว็บไซต์และการติดต่อ', seenAt: '/home',
    about: 'เวลาทำการ โทรศัพท์ และช่องทางติดต่อที่ท้ายทุกหน้า',
    settings: [
      line('office_days', 'วันทำการ', 80, 'เช่น วันจันทร์–วันศุกร์'),
      line('office_time', 'เวลาทำการ', 80, 'เช่น 08.30–16.30 น.'),
      { name: 'phone', label: 'โทรศัพท์', optional: true, kind: { is: 'phone', max: 40 } },
      { name: 'fax', label: 'โทรสาร', optional: true, kind: { is: 'phone', max: 40 } },
      { name: 'mobile', label: 'โทรศัพท์มือถือ', optional: true, kind: { is: 'phone', max: 40 } },
      { name: 'email', label: 'อีเมล', optional: true, kind: { is: 'email', max: 120 } },
      { name: 'facebook_url', label: 'ลิงก์ Facebook', optional: true, kind: { is: 'link', max: 300 } },
      { name: 'line_url', label: 'ลิงก์ LINE', optional: true, kind: { is: 'link', max: 300 } },
      { name: 'developer', label: 'ผู้พัฒนาเว็บไซต์', optional: true, kind: { is: 'line', max: 120 } },
      { name: 'join_topic', label: 'หน้าสมัครสมาชิก', optional: true, hint: 'เลขข่าวท้ายลิงก์ /show/… แสดงเป็นปุ่มบนหน้าแรก', kind: { is: 'whole', min: 1, max: 999_999_999, unit: '' } },
    ],
  },
  loan: {
    title: 'กติกาคำนวณเงินกู้', seenAt: '/loancal',
    about: 'ใช้กับหน้าคำนวณเงินกู้ ตารางผ่อนชำระ และการตรวจดอกเบี้ยของสมาชิก',
    settings: [
      { name: 'loan_year_basis', label: 'จำนวนวันต่อปี', kind: words(YEAR_BASES) },
      { name: 'loan_interest_rounding', label: 'ปัดเศษดอกเบี้ย', kind: words(INTEREST_ROUNDINGS) },
      { name: 'loan_instalment_factor', label: 'ปัดยอดผ่อนต่องวด (คงยอด) ทีละ', hint: 'จำนวนบวกปัดขึ้น จำนวนลบปัดลง 0 ไม่ปัด', kind: { is: 'baht', min: -STEP_MAX, max: STEP_MAX } },
      { name: 'loan_principal_step', label: 'ปัดเงินต้นต่องวด (คงต้น) ขึ้นทีละ', hint: '0 ไม่ปัด ส่วนที่เหลืออยู่ในงวดสุดท้าย', kind: { is: 'baht', min: 0, max: STEP_MAX } },
      { name: 'loan_first_instalment', label: 'ชำระงวดแรก', kind: words(FIRST_MONTH_ENDS) },
      { name: 'loan_rate_cap_ppm', label: 'อัตราดอกเบี้ยสูงสุดต่อปี', hint: 'ต้องไม่ต่ำกว่าอัตราเงินกู้ที่ประกาศไว้', kind: { is: 'percent', min: 1, max: MILLION } },
      { name: 'loan_months_max', label: 'จำนวนงวดสูงสุด', kind: { is: 'whole', min: 1, max: 600, unit: 'งวด' } },
      { name: 'loan_principal_max', label: 'วงเงินกู้สูงสุด', kind: { is: 'baht', min: 1_000_00, max: AMOUNT_MAX } },
    ],
  },
  dividend: {
    title: 'กติกาคำนวณเงินปันผล', seenAt: '/caldividend',
    about: 'ใช้กับหน้าคำนวณเงินปันผลและเฉลี่ยคืน อัตราเป็นอัตราที่ที่ประชุมใหญ่อนุมัติล่าสุด',
    settings: [
      { name: 'dividend_method', label: 'วิธีนับเวลาของหุ้น', kind: { is: 'choice', choices: DIVIDEND_METHODS.map((method) => [method, methodInWords({ ...DEFAULT_DIVIDEND_RULES, method }).replace(/ภายในวันที่ 7/, 'ภายในวันตัดยอด')] as const) } },
      { name: 'dividend_first_month', label: 'เดือนแรกของปีบัญชี', kind: { is: 'choice', choices: MONTHS.map((month, at) => [String(at + 1), month] as const) } },
      { name: 'dividend_cut_off_day', label: 'วันตัดยอด', hint: 'ใช้กับวิธีที่นับตามวันตัดยอดเท่านั้น', kind: { is: 'whole', min: 1, max: 31, unit: 'ของเดือน' } },
      { name: 'dividend_cap_ppm', label: 'อัตราปันผลสูงสุดต่อปี', hint: 'กฎกระทรวงกำหนดไม่เกินร้อยละ 10', kind: { is: 'percent', min: 1, max: 100_000 } },
      { name: 'dividend_amount_max', label: 'หุ้นสูงสุดที่คำนวณได้', kind: { is: 'baht', min: 1_000_00, max: AMOUNT_MAX } },
      { name: 'dividend_rate_ppm', label: 'อัตราปันผลล่าสุด', optional: true, kind: { is: 'percent', min: 0, max: 100_000 } },
      { name: 'return_rate_ppm', label: 'อัตราเฉลี่ยคืนล่าสุด', optional: true, hint: 'ร้อยละของดอกเบี้ยที่จ่ายทั้งปี', kind: { is: 'percent', min: 0, max: MILLION } },
      { name: 'return_clause', label: 'ข้อบังคับเรื่องผิดนัดกับเงินเฉลี่ยคืน', optional: true, hint: 'เช่น ข้อบังคับ ข้อ 28 (4) สมาชิกที่ผิดนัดชำระหนี้ในปีใดไม่ได้รับเงินเฉลี่ยคืนของปีนั้น แสดงเมื่ออธิบายเงินเฉลี่ยคืน', kind: { is: 'text', max: 300 } },
    ],
  },
  portal: {
    title: 'กติกาในระบบสมาชิก', seenAt: '/member/logon',
    about: 'ใช้กับหน้าหุ้น เงินฝาก ค้ำประกัน สวัสดิการ และใบเสร็จของสมาชิก',
    settings: [
      { name: 'share_par_value', label: 'มูลค่าหุ้นละ', optional: true, hint: 'เว้นว่างคือ 10 บาท', kind: { is: 'baht', min: 1, max: AMOUNT_MAX } },
      { name: 'receipt_signing', label: 'การลงนามในใบเสร็จและใบเรียกเก็บ', kind: words(RECEIPT_SIGNINGS) },
      { name: 'guarantee_contracts_max', label: 'ค้ำประกันได้ไม่เกิน', optional: true, hint: 'เว้นว่างคือไม่จำกัด', kind: { is: 'whole', min: 0, max: 100, unit: 'สัญญา' } },
      { name: 'guarantee_amount_max', label: 'วงเงินค้ำประกันรวมไม่เกิน', optional: true, hint: 'เว้นว่างคือไม่จำกัด', kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
      { name: 'bill_notices', label: 'แจ้งยอดเรียกเก็บประจำเดือน', optional: true, hint: 'เว้นว่างคือยังไม่แจ้ง จำนวนเงินอยู่ในหน้าแจ้งเตือนของสมาชิก และอยู่ในข้อความเฉพาะผู้ที่ขอไว้', kind: { is: 'choice', choices: [['yes', 'แจ้งสมาชิกทุกคนที่มียอด ในวันถัดจากวันที่ข้อมูลเดือนใหม่เผยแพร่'], ['no', 'ยังไม่แจ้ง']] } },
      { name: 'guarantee_watch_notices', label: 'แจ้งเมื่องวดเงินกู้ค้างชำระ', optional: true, hint: 'เว้นว่างคือยังไม่แจ้ง ระบบบันทึกไว้ให้เจ้าหน้าที่เท่านั้น', kind: { is: 'choice', choices: [['yes', 'แจ้งผู้กู้ทันที และแจ้งผู้ค้ำเมื่อครบ 7 วัน'], ['no', 'ยังไม่แจ้ง']] } },
      { name: 'guarantee_watch_grace_days', label: 'ผ่อนผันหลังวันครบกำหนดส่งเงิน', optional: true, hint: 'เว้นว่างคือไม่ผ่อนผัน วันผิดนัดคือวันถัดจากวันสุดท้ายที่ผ่อนผัน', kind: { is: 'whole', min: 0, max: 30, unit: 'วัน' } },
      { name: 'deposit_least', label: 'เงินฝากขั้นต่ำที่ได้ดอกเบี้ย', optional: true, hint: 'ประเภทที่ไม่อยู่ในรายการได้ดอกเบี้ยทุกยอด', kind: { is: 'lines', of: 'baht', max: 2000, row: { noun: 'ประเภทเงินฝาก', code: 'รหัสประเภทเงินฝาก', said: 'เงินฝากขั้นต่ำ' } } },
      { name: 'welfare_conditions', label: 'เงื่อนไขสวัสดิการ', optional: true, hint: 'สมาชิกเห็นใต้สวัสดิการแต่ละประเภท', kind: { is: 'lines', of: 'words', max: 2000, row: { noun: 'สวัสดิการ', code: 'รหัสสวัสดิการ', said: 'เงื่อนไข' } } },
      { name: 'welfare_death_types', label: 'สวัสดิการที่จ่ายเมื่อสมาชิกเสียชีวิต', optional: true, hint: 'รหัสสวัสดิการ คั่นด้วยจุลภาค เช่น W04 แสดงแยกจากสิทธิที่สมาชิกใช้เอง', kind: { is: 'line', max: 200 } },
    ],
  },
  units: {
    title: 'ระบบหน่วยงาน', seenAt: '/membergroup/logon',
    about: 'ผู้ติดต่อ ข่าว และแบบฟอร์มที่หน่วยงานเห็นในระบบของตน',
    settings: [
      { name: 'unit_contact_name', label: 'ผู้ติดต่อของสหกรณ์', optional: true, kind: { is: 'line', max: 120 } },
      { name: 'unit_contact_phone', label: 'โทรศัพท์ผู้ติดต่อ', optional: true, kind: { is: 'phone', max: 40 } },
      { name: 'unit_contact_email', label: 'อีเมลผู้ติดต่อ', optional: true, kind: { is: 'email', max: 120 } },
      { name: 'unit_notice_category', label: 'หมวดข่าวที่หน่วยงานเห็น', optional: true, kind: { is: 'whole', min: 1, max: 999_999, unit: '', to: 'category' } },
      { name: 'unit_forms_topic', label: 'ข่าวที่แนบแบบฟอร์มหน่วยงาน', optional: true, kind: { is: 'whole', min: 1, max: 999_999_999, unit: '', to: 'topic' } },
    ],
  },
  payment: {
    title: 'การรับชำระเงิน', seenAt: '/membergroup/logon', grave: true, twoPeople: true,
    about: 'บัญชีที่คิวอาร์โค้ดของสมาชิกและในหนังสือของหน่วยงานโอนเข้า เว้นว่างรหัสและชื่อคือไม่มีคิวอาร์โค้ด',
    settings: [
      { name: 'biller_id', label: 'รหัสผู้รับชำระเงิน', optional: true, hint: 'Biller ID ที่ธนาคารออกให้ เลขประจำตัวผู้เสียภาษี 13 หลัก ตามด้วยรหัสบริการ 2 หลัก', kind: { is: 'biller', max: 15 } },
      { name: 'biller_name', label: 'ชื่อผู้รับเงิน', optional: true, hint: 'เว้นว่างคือชื่อสหกรณ์', kind: { is: 'line', max: 150 } },
      { name: 'pay_open', label: 'สมาชิกชำระเงินด้วยคิวอาร์โค้ด', optional: true, hint: 'เปิดได้เมื่อมีรหัสผู้รับชำระเงิน และธนาคารส่งไฟล์รับชำระให้สหกรณ์ทุกวันทำการ', kind: { is: 'choice', choices: [['yes', 'เปิด'], ['no', 'ยังไม่เปิด']] } },
      { name: 'pay_deposit_types', label: 'ประเภทเงินฝากที่ฝากด้วยคิวอาร์โค้ดได้', optional: true, hint: 'รหัสประเภทเงินฝาก คั่นด้วยจุลภาค เช่น 01, 02 เว้นว่างคือไม่รับฝาก', kind: { is: 'line', max: 200 } },
    ],
  },
  checking: {
    title: 'การตรวจก่อนเผยแพร่', seenAt: '/board',
    about: 'ใครต้องรอเจ้าหน้าที่ก่อน',
    settings: [
      { name: 'board_hold', label: 'กระทู้ที่ต้องรอตรวจก่อนแสดง', kind: { is: 'choice', choices: [['guests', 'ของผู้เยี่ยมชม'], ['everyone', 'ของทุกคน'], ['nobody', 'ไม่ต้องรอ']] } },
    ],
  },
  nights: {
    title: 'ข้อมูลที่นำเข้า', seenAt: '/member/logon', grave: true, twoPeople: true,
    about: 'ใครเผยแพร่ข้อมูลที่นำเข้า และข้อมูลใดที่ระบบกักไว้ให้ตรวจก่อน',
    settings: [
      { name: 'import_two_people', label: 'การเผยแพร่ข้อมูลที่นำเข้า', kind: { is: 'choice', choices: [['yes', 'ต้องให้เจ้าหน้าที่อีกคนตรวจและเผยแพร่'], ['no', 'เผยแพร่ทันทีเมื่อข้อมูลถูกต้อง']] } },
      { name: 'import_least_percent', label: 'จำนวนแถวต่ำสุดเทียบกับครั้งก่อน', hint: 'ต่ำกว่านี้ระบบจะกักไว้', kind: { is: 'whole', min: 1, max: 100, unit: '%' } },
      { name: 'import_most_percent', label: 'จำนวนแถวสูงสุดเทียบกับครั้งก่อน', hint: 'สูงกว่านี้ระบบจะกักไว้', kind: { is: 'whole', min: 100, max: 1000, unit: '%' } },
      { name: 'import_interest_tolerance', label: 'ดอกเบี้ยเงินกู้ต่างจากที่คำนวณได้ไม่เกิน', hint: 'ต่อรายการ ต่างกว่านี้ระบบจะกักไว้', kind: { is: 'baht', min: 0, max: 100_00 } },
      { name: 'import_posting_days', label: 'วันที่ลงบัญชีต่างจากวันที่ในใบเสร็จได้ไม่เกิน', hint: '0 คือต้องเป็นวันเดียวกัน', kind: { is: 'whole', min: 0, max: 31, unit: 'วัน' } },
    ],
  },
  requests: REQUEST_SETTINGS,
  share_change: SHARE_CHANGE_SETTINGS,
  signing: SIGNING_SETTINGS,
  quality: QUALITY_SETTINGS,
}

export const SETTING_GROUP_NAMES = Object.keys(SETTING_GROUPS) as SettingGroupName[]
