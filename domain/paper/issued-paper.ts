// Papers that somebody may show to a bank: what each kind is called, how it is numbered, and the code by
// which a stranger finds out that we issued it.

import type { Satang } from '../money/money.ts'
import { readTypedCode, typedCode } from '../text/typed-code.ts'

export type PaperKind =
  | 'bill'
  | 'receipt'
  | 'share-statement'
  | 'loan-statement'
  | 'deposit-statement'
  | 'dividend-notice'
  | 'balance-confirmation'
  | 'loan-schedule'
  | 'beneficiary-form'
  | 'data-copy'
  | 'control-report'
  | 'order-batch'
  | 'share-change'
  | 'terms'
  | 'register-change'
  | 'loan-request'
  | 'loan-contract'
  | 'loan-request-contract'
  | 'guarantee-contract'
  | 'deduction-consent'
  | 'loan-approval'
  | 'loan-refusal'
  | 'loan-agenda'
  | 'guarantor-notice'
  | 'guarantor-freed'

// biome-ignore format: a table reads in columns
export const PAPER_KINDS: Record<PaperKind, { name: string; series: string }> = {
  bill:                   { name: 'ใบเรียกเก็บเงินประจำเดือน',       series: 'รก' },
  receipt:                { name: 'ใบเสร็จรับเงิน',                series: 'บร' },
  'share-statement':      { name: 'รายการเคลื่อนไหวทุนเรือนหุ้น',      series: 'รห' },
  'loan-statement':       { name: 'รายการเคลื่อนไหวเงินกู้',         series: 'รง' },
  'deposit-statement':    { name: 'รายการเคลื่อนไหวบัญชีเงินฝาก',    series: 'รฝ' },
  'dividend-notice':      { name: 'หนังสือแจ้งเงินปันผลและเงินเฉลี่ยคืน', series: 'ปผ' },
  'balance-confirmation': { name: 'หนังสือยืนยันยอด',              series: 'ยย' },
  'loan-schedule':        { name: 'ตารางผ่อนชำระตามสัญญาเงินกู้',     series: 'ตผ' },
  'beneficiary-form':     { name: 'หนังสือเปลี่ยนแปลงผู้รับโอนผลประโยชน์', series: 'ปย' },
  'data-copy':            { name: 'สำเนาข้อมูลส่วนบุคคลของสมาชิก',    series: 'สข' },
  'control-report':       { name: 'รายงานการตรวจสอบข้อมูลนำเข้า',     series: 'ตส' },
  'order-batch':          { name: 'ชุดคำสั่งถึงระบบหลัก',            series: 'คก' },
  'share-change':         { name: 'คำขอเปลี่ยนแปลงค่าหุ้น',          series: 'คห' },
  terms:                  { name: 'หลักฐานการยอมรับข้อกำหนด',        series: 'ยข' },
  'register-change':      { name: 'คำขอเปลี่ยนแปลงข้อมูลในทะเบียนสมาชิก', series: 'คท' },
  'loan-request':         { name: 'คำขอกู้เงิน',                  series: 'ขก' },
  'loan-contract':        { name: 'สัญญากู้เงิน',                 series: 'สก' },
  'loan-request-contract': { name: 'คำขอกู้และสัญญากู้เงิน',         series: 'ขส' },
  'guarantee-contract':   { name: 'สัญญาค้ำประกัน',               series: 'คป' },
  'deduction-consent':    { name: 'หนังสือยินยอมให้หักเงินเดือน',     series: 'ยห' },
  'loan-approval':        { name: 'หนังสือแจ้งอนุมัติเงินกู้',         series: 'อก' },
  'loan-refusal':         { name: 'หนังสือแจ้งผลไม่อนุมัติเงินกู้',     series: 'มก' },
  'loan-agenda':          { name: 'ระเบียบวาระพิจารณาเงินกู้',       series: 'วก' },
  'guarantor-notice':     { name: 'หนังสือบอกกล่าวผู้ค้ำประกัน',       series: 'บค' },
  'guarantor-freed':      { name: 'หนังสือแจ้งพ้นภาระค้ำประกัน',      series: 'พค' },
}

/** What a paper says in figures, for whoever compares the paper with what we issued. */
export type KeyTotal = readonly [label: string, amount: Satang]

/** "ยย.2569/000123": a series of its own for each kind and Buddhist year. */
export function documentNumber(kind: PaperKind, buddhistYear: number, serial: number): string {
  return `${PAPER_KINDS[kind].series}.${buddhistYear}/${String(serial).padStart(6, '0')}`
}

// Eighty bits: a stranger who tried a million codes a second would still be trying.
const CODE_LENGTH = 16
export const VERIFICATION_CODE_BYTES = CODE_LENGTH

/** "K7QM-3XTR-9WPD-BM4H", from as many random bytes as it has signs. */
export function verificationCode(random: Uint8Array): string {
  if (random.length !== CODE_LENGTH) throw new RangeError(`a code is made of ${CODE_LENGTH} bytes`)
  return typedCode(random)
}

export function readVerificationCode(text: string): string | undefined {
  return readTypedCode(text, CODE_LENGTH)
}
