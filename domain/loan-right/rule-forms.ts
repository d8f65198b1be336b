// What is entered of each rule: its fields with their words and how far each may go. The form draws them, the check reads
// them, and what changed is told by them.

import type { RightRule, RuleKind } from './rule-set.ts'

export type RuleField = { name: string; label: string; hint?: string } & (
  | { is: 'baht' | 'percent' | 'times' | 'months' | 'years' | 'persons' | 'day'; least?: number }
  | { is: 'number' }
  | { is: 'words' }
  | { is: 'yes' }
  | { is: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
)

export interface RuleForm {
  group: 'ceiling' | 'waiting' | 'amount' | 'notice'
  about: string
  fields: readonly RuleField[]
  /** A table: its rows rise by their first field. */
  rows?: readonly RuleField[]
}

export const RULE_GROUPS = {
  ceiling: 'เพดานวงเงิน',
  waiting: 'สิ่งที่ต้องรอหรือชำระก่อน',
  amount: 'วงเงิน งวด และเงินได้',
  notice: 'ผู้ค้ำประกัน เอกสาร และวันปิดรับ',
} as const

/** How far a number may go, and what stands behind it. */
// biome-ignore format: one row a kind of number
export const FIGURES = {
  baht:    { unit: 'บาท',   most: 1_000_000_000_000, decimals: 0 },
  percent: { unit: '%',     most: 1_000,             decimals: 2 },
  times:   { unit: 'เท่า',   most: 1_000,             decimals: 2 },
  months:  { unit: 'เดือน',  most: 600,               decimals: 0 },
  years:   { unit: 'ปี',     most: 120,               decimals: 0 },
  persons: { unit: 'คน',    most: 1_000,             decimals: 0 },
  number:  { unit: '',      most: 1_000,             decimals: 0 },
  day:     { unit: '',      most: 31,                decimals: 0 },
} as const

const FROM_MONTHS = { name: 'months_from', label: 'เป็นสมาชิกตั้งแต่', is: 'months' } as const
const OVER = { name: 'over', label: 'วงเงินเกิน', is: 'baht' } as const
const MOST = { name: 'most', label: 'แต่ไม่เกิน', is: 'baht', hint: '0 คือไม่กำหนด' } as const
const PERCENT = { name: 'percent', label: 'ร้อยละ', is: 'percent', least: 0.01 } as const

export const RULE_FORMS: Record<RuleKind, RuleForm> = {
  salary_times: {
    group: 'ceiling',
    about: 'กี่เท่าของรายได้ ตามอายุการเป็นสมาชิก ใช้แถวที่ให้มากที่สุดที่ถึงแล้ว',
    fields: [
      {
        name: 'of',
        label: 'คิดจาก',
        is: 'choice',
        choices: [
          ['salary', 'เงินเดือน'],
          ['income', 'เงินเดือนและรายได้อื่น'],
          ['net', 'รายได้สุทธิหลังหักหนี้'],
        ],
      },
    ],
    rows: [FROM_MONTHS, { name: 'times', label: 'จำนวนเท่า', is: 'times', least: 0.01 }, MOST],
  },
  share_percent: {
    group: 'ceiling',
    about: 'ร้อยละของหุ้น เช่น ไม่เกิน 90% ของหุ้น',
    fields: [
      {
        name: 'of',
        label: 'คิดจาก',
        is: 'choice',
        choices: [
          ['shares', 'หุ้น'],
          ['shares_and_deposits', 'หุ้นและเงินฝาก'],
        ],
      },
      PERCENT,
    ],
  },
  share_times: {
    group: 'ceiling',
    about: 'กี่เท่าของหุ้น ตามหุ้นที่มี',
    fields: [],
    rows: [
      { name: 'shares_from', label: 'มีหุ้นตั้งแต่', is: 'baht' },
      { name: 'times', label: 'จำนวนเท่า', is: 'times', least: 0.01 },
      MOST,
    ],
  },
  fixed: {
    group: 'ceiling',
    about: 'วงเงินเป็นบาท ตามอายุการเป็นสมาชิก',
    fields: [],
    rows: [FROM_MONTHS, { name: 'amount', label: 'วงเงินไม่เกิน', is: 'baht', least: 1_00 }],
  },
  salary_percent_times_months: {
    group: 'ceiling',
    about: 'ร้อยละของเงินเดือน คูณจำนวนงวดที่ขอ',
    fields: [PERCENT],
  },
  member_months_min: {
    group: 'waiting',
    about: 'ต้องเป็นสมาชิกมาแล้วไม่น้อยกว่า',
    fields: [{ name: 'months', label: 'เป็นสมาชิกไม่น้อยกว่า', is: 'months', least: 1 }],
  },
  again_after: {
    group: 'waiting',
    about: 'กู้ใหม่ได้เมื่อชำระสัญญาเดิมถึงเท่าใด',
    fields: [
      {
        name: 'of',
        label: 'นับจาก',
        is: 'choice',
        choices: [
          ['instalments', 'จำนวนงวดที่ชำระแล้ว'],
          ['percent_of_instalments', 'ร้อยละของจำนวนงวด'],
          ['percent_repaid', 'ร้อยละของวงเงินที่ชำระแล้ว'],
        ],
      },
      { name: 'value', label: 'ไม่น้อยกว่า', is: 'number', hint: 'จำนวนงวด หรือร้อยละ ตามที่เลือก' },
    ],
  },
  no_arrears: {
    group: 'waiting',
    about: 'ไม่มียอดค้างชำระ และไม่เคยค้างในรอบกี่เดือน',
    fields: [
      { name: 'months', label: 'ไม่ค้างชำระในรอบ', is: 'months', hint: '0 คือดูเฉพาะยอดที่ค้างวันนี้' },
    ],
  },
  shares_required: {
    group: 'amount',
    about: 'ต้องมีหุ้นเท่าใด ตามวงเงินที่ขอ ใช้จำนวนที่มากกว่าระหว่างร้อยละกับบาท',
    fields: [],
    rows: [
      OVER,
      { name: 'percent', label: 'หุ้นร้อยละของวงเงิน', is: 'percent' },
      { name: 'amount', label: 'หุ้นอย่างน้อย', is: 'baht' },
    ],
  },
  months_max: {
    group: 'amount',
    about: 'ผ่อนได้กี่งวด',
    fields: [{ name: 'months', label: 'ไม่เกิน (งวด)', is: 'months', least: 1 }],
  },
  end_age: {
    group: 'amount',
    about: 'อายุไม่เกินเท่าใดเมื่อชำระงวดสุดท้าย',
    fields: [{ name: 'years', label: 'อายุไม่เกิน', is: 'years', least: 1 }],
  },
  residual: {
    group: 'amount',
    about: 'เงินได้คงเหลือหลังหักทุกอย่าง ใช้จำนวนที่มากกว่าระหว่างร้อยละกับบาท',
    fields: [
      { name: 'percent', label: 'ร้อยละของรายได้', is: 'percent' },
      { name: 'amount', label: 'อย่างน้อย', is: 'baht' },
    ],
  },
  total_debt_max: {
    group: 'amount',
    about: 'หนี้ทุกสัญญารวมกัน',
    fields: [{ name: 'amount', label: 'รวมไม่เกิน', is: 'baht', least: 1_00 }],
  },
  association_required: {
    group: 'amount',
    about: 'ต้องเป็นสมาชิกสมาคมฌาปนกิจ เมื่อหนี้รวมถึงเท่าใด',
    fields: [],
    rows: [
      { name: 'debt_from', label: 'หนี้รวมตั้งแต่', is: 'baht' },
      { name: 'association', label: 'ชื่อสมาคม', is: 'words' },
    ],
  },
  guarantors: {
    group: 'notice',
    about: 'จำนวนผู้ค้ำประกัน ตามวงเงินที่ขอ',
    fields: [
      {
        name: 'free_percent',
        label: 'ไม่ต้องมีผู้ค้ำ ถ้าไม่เกินร้อยละของหุ้น',
        is: 'percent',
        hint: '0 คือไม่ยกเว้น',
      },
    ],
    rows: [OVER, { name: 'persons', label: 'ผู้ค้ำประกัน', is: 'persons' }],
  },
  guarantor: {
    group: 'notice',
    about: 'ผู้ค้ำประกันต้องเป็นใคร (0 คือไม่กำหนด)',
    fields: [
      { name: 'months', label: 'เป็นสมาชิกไม่น้อยกว่า', is: 'months' },
      { name: 'contracts_max', label: 'ค้ำประกันไม่เกิน (สัญญา)', is: 'number' },
      { name: 'amount_max', label: 'ค้ำประกันรวมไม่เกิน', is: 'baht' },
      { name: 'no_arrears', label: 'ไม่ค้างชำระในรอบ', is: 'months' },
      { name: 'end_age', label: 'อายุเมื่อครบกำหนดไม่เกิน', is: 'years' },
      { name: 'not_spouse', label: 'ต้องไม่เป็นคู่สมรสของผู้กู้', is: 'yes' },
      { name: 'cross_guarantee', label: 'ค้ำประกันไขว้กันได้', is: 'yes' },
    ],
  },
  cut_off_day: {
    group: 'notice',
    about: 'ยื่นคำขอภายในวันที่เท่าใดของเดือน',
    fields: [{ name: 'day', label: 'ภายในวันที่', is: 'day', least: 1 }],
  },
  paper: {
    group: 'notice',
    about: 'เอกสารที่ต้องยื่น',
    fields: [
      { name: 'name', label: 'ชื่อเอกสาร', is: 'words' },
      { ...OVER, label: 'เมื่อวงเงินเกิน', hint: '0 คือทุกวงเงิน' },
    ],
  },
}

export type Values = Record<string, unknown>

/** A rule as it begins: what must be said is empty, what may be left out is nothing. */
export function freshRule(kind: RuleKind, clause = ''): RightRule {
  const { fields, rows } = RULE_FORMS[kind]
  return {
    kind,
    clause,
    ...freshRow(fields),
    ...(rows && { rows: [freshRow(rows)] }),
  } as unknown as RightRule
}

export function freshRow(fields: readonly RuleField[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, freshValue(field)]))
}

function freshValue(field: RuleField): unknown {
  if (field.is === 'words') return ''
  if (field.is === 'yes') return false
  if (field.is === 'choice') return field.choices[0]?.[0]
  return 'least' in field && field.least ? Number.NaN : 0
}
