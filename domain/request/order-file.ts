// The order file coop-orders/1: what the core system is to do, a table for each kind, in the columns and words that it takes.

import type { Satang } from '../money/money.ts'
import { CONTACT_COLUMNS } from './contact.ts'
import type { RequestKindName } from './request-kinds.ts'

export const ORDER_FORMAT = 'coop-orders/1'

export const ORDER_ENCODINGS = {
  'utf-8-bom': 'UTF-8',
  'windows-874': 'Windows-874 (TIS-620)',
} as const
export type OrderEncoding = keyof typeof ORDER_ENCODINGS

export const ORDER_PRESETS = {
  standard: 'หัวคอลัมน์ภาษาอังกฤษ ครบทุกคอลัมน์',
  thai: 'หัวคอลัมน์ภาษาไทย ครบทุกคอลัมน์',
  short: 'เฉพาะเลขคำสั่ง การทำรายการ เลขสมาชิก ค่าใหม่ และคำสั่งที่ยกเลิก',
} as const
export type OrderPreset = keyof typeof ORDER_PRESETS

export interface OrderColumn {
  name: string
  thai: string
  is: 'text' | 'baht'
  /** Also where only the most needful is taken. */
  short?: true
}

/** By kind, in order. */
// biome-ignore format: a table reads in columns
export const ORDER_COLUMNS: Record<RequestKindName, readonly OrderColumn[]> = {
  share_change: [
    { name: 'order_no',      thai: 'เลขที่คำสั่ง',      is: 'text', short: true },
    { name: 'action',        thai: 'การทำรายการ',     is: 'text', short: true },
    { name: 'membership_no', thai: 'เลขสมาชิก',       is: 'text', short: true },
    { name: 'old_monthly',   thai: 'ค่าหุ้นเดิม',       is: 'baht' },
    { name: 'amount',        thai: 'จำนวนเงิน',       is: 'baht', short: true },
    { name: 'first_period',  thai: 'งวดแรก',         is: 'text', short: true },
    { name: 'request_no',    thai: 'เลขที่คำขอ',       is: 'text' },
    { name: 'approved_on',   thai: 'วันที่อนุมัติ',      is: 'text' },
    { name: 'reverses',      thai: 'ยกเลิกคำสั่ง',      is: 'text', short: true },
  ],
  // Only what is named in `changed` counts: an old and a new value of each, and nothing of the others.
  contact: changing(Object.entries(CONTACT_COLUMNS)),
  phone: changing([['mobile', 'มือถือ']]),
  bank_account: [
    ...changing([['pay_bank', 'รหัสธนาคาร'], ['pay_account', 'เลขที่บัญชี']]),
    { name: 'account_name',  thai: 'ชื่อบัญชี',        is: 'text', short: true },
    { name: 'pay_from',      thai: 'จ่ายเข้าได้ตั้งแต่',  is: 'text', short: true },
  ],
  loan: [
    { name: 'order_no',      thai: 'เลขที่คำสั่ง',      is: 'text', short: true },
    { name: 'action',        thai: 'การทำรายการ',     is: 'text', short: true },
    { name: 'membership_no', thai: 'เลขสมาชิก',       is: 'text', short: true },
    { name: 'type_code',     thai: 'รหัสประเภทเงินกู้',  is: 'text', short: true },
    { name: 'amount',        thai: 'วงเงินกู้',         is: 'baht', short: true },
    { name: 'months',        thai: 'จำนวนงวด',        is: 'text', short: true },
    { name: 'method',        thai: 'วิธีผ่อนชำระ',      is: 'text', short: true },
    { name: 'rate',          thai: 'อัตราดอกเบี้ยร้อยละต่อปี', is: 'text', short: true },
    { name: 'pays_off',      thai: 'สัญญาที่ปิด',       is: 'text', short: true },
    { name: 'pay_bank',      thai: 'รหัสธนาคาร',      is: 'text', short: true },
    { name: 'pay_account',   thai: 'เลขที่บัญชี',       is: 'text', short: true },
    { name: 'collateral',    thai: 'หลักประกัน',       is: 'text', short: true },
    { name: 'guarantors',    thai: 'ผู้ค้ำประกันและวงเงิน', is: 'text', short: true },
    { name: 'starts_on',     thai: 'วันที่รับเงิน',       is: 'text', short: true },
    { name: 'request_no',    thai: 'เลขที่คำขอ',       is: 'text' },
    { name: 'approved_on',   thai: 'วันที่อนุมัติ',      is: 'text' },
    { name: 'reverses',      thai: 'ยกเลิกคำสั่ง',      is: 'text', short: true },
  ],
  // Answered, never ordered.
  guarantor_help: [],
  payment: [
    { name: 'order_no',      thai: 'เลขที่คำสั่ง',      is: 'text', short: true },
    { name: 'action',        thai: 'การทำรายการ',     is: 'text', short: true },
    { name: 'membership_no', thai: 'เลขสมาชิก',       is: 'text', short: true },
    { name: 'amount',        thai: 'จำนวนเงิน',       is: 'baht', short: true },
    { name: 'value_date',    thai: 'วันที่มีผล',        is: 'text', short: true },
    { name: 'parts',         thai: 'ชำระเพื่อ',        is: 'text', short: true },
    { name: 'bank',          thai: 'ธนาคารที่รับ',      is: 'text', short: true },
    { name: 'payer_bank',    thai: 'ธนาคารผู้ชำระ',     is: 'text' },
    { name: 'ref1',          thai: 'Ref.1',           is: 'text' },
    { name: 'ref2',          thai: 'Ref.2',           is: 'text' },
    { name: 'request_no',    thai: 'เลขที่คำขอ',       is: 'text' },
    { name: 'approved_on',   thai: 'วันที่อนุมัติ',      is: 'text' },
    { name: 'reverses',      thai: 'ยกเลิกคำสั่ง',      is: 'text', short: true },
  ],
}

/** An old and a new value of each column of the register. */
function changing(columns: readonly (readonly [name: string, thai: string])[]): OrderColumn[] {
  const text = (name: string, thai: string, short?: true): OrderColumn => ({
    name,
    thai,
    is: 'text',
    ...(short && { short }),
  })
  return [
    text('order_no', 'เลขที่คำสั่ง', true),
    text('action', 'การทำรายการ', true),
    text('membership_no', 'เลขสมาชิก', true),
    text('changed', 'คอลัมน์ที่เปลี่ยน', true),
    ...columns.flatMap(([name, thai]) => [
      text(`old_${name}`, `${thai}เดิม`, true),
      text(`new_${name}`, `${thai}ใหม่`, true),
    ]),
    text('request_no', 'เลขที่คำขอ'),
    text('approved_on', 'วันที่อนุมัติ'),
    text('reverses', 'ยกเลิกคำสั่ง', true),
  ]
}

/** «อีเมล: a@example.com → b@example.com»: what an order of the register changes, for whoever reads it on paper. */
export function changesInWords(kind: RequestKindName, content: OrderLine['content']): string {
  const names = String(content.changed ?? '').split(' ')
  return ORDER_COLUMNS[kind]
    .filter(({ name }) => name.startsWith('new_') && names.includes(name.slice(4)))
    .map(({ name, thai }) => {
      const before = content[`old_${name.slice(4)}`] || '(ไม่มี)'
      return `${thai}: ${before} → ${content[name] || '(ไม่มี)'}`
    })
    .join(' · ')
}

export interface OrderLine {
  order_no: string
  kind: RequestKindName
  /** By column; amounts in satang, what is empty is ''. */
  content: Record<string, string | number>
  amount: Satang
}

export function columnsOf(kind: RequestKindName, preset: OrderPreset): OrderColumn[] {
  return ORDER_COLUMNS[kind].filter(({ short }) => preset !== 'short' || short)
}

export function headOf({ name, thai }: OrderColumn, preset: OrderPreset): string {
  return preset === 'standard' ? name : thai
}

interface OrderFile {
  name: string
  kind: RequestKindName
  rows: number
  /** In baht, as control totals of nights are. */
  sum: string
  sha256: string
}

export interface OrderManifest {
  format: typeof ORDER_FORMAT
  batch: string
  built_at: string
  /** The batch that this one takes back. */
  reverses: string | null
  encoding: OrderEncoding
  preset: OrderPreset
  rows: number
  sum: string
  files: OrderFile[]
}

/** «2569000123-01»: of the request, and which order of it this is. Never given twice. */
export function orderNo(year: number, serial: number, nth: number): string {
  return `${year}${String(serial).padStart(6, '0')}-${String(nth).padStart(2, '0')}`
}

/** 123450 as «1234.50». */
export function plainBaht(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
