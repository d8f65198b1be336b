// A rule set in words: for whoever confirms a change, and for whoever compares two versions.

import { satang } from '../money/money.ts'
import { FIGURES, RULE_FORMS, type RuleField, type Values } from './rule-forms.ts'
import {
  type LoanProduct,
  type LoanRightConfig,
  type LoanSigning,
  type MemberKind,
  type Payroll,
  type PayslipRule,
  payslipRule,
  type RightRule,
} from './rule-set.ts'
import { bahtWords, RULE_NAMES } from './words.ts'

export const PAYROLL_WORDS: Record<Payroll, string> = {
  civil: 'ข้าราชการ',
  pension: 'ผู้รับบำนาญ',
  private: 'พนักงานและลูกจ้าง',
}
export const MEMBER_KIND_WORDS: Record<MemberKind, string> = {
  ordinary: 'สมาชิกสามัญ',
  associate: 'สมาชิกสมทบ',
}
export const METHOD_WORDS = {
  'equal-total': 'ต้น+ดอกเท่ากันทุกงวด (คงยอด)',
  'equal-principal': 'ต้นเท่ากันทุกงวด (คงต้น)',
} as const

export const SIGNING_WORDS: Record<LoanSigning, string> = {
  paper: 'พิมพ์แล้วลงลายมือชื่อที่สหกรณ์',
  electronic: 'ลงนามอิเล็กทรอนิกส์บนเว็บไซต์',
}

export const PAYSLIP_WORDS: Record<PayslipRule, string> = {
  unless_certified: 'ต้องแนบ เว้นแต่หน่วยงานรับรองรายได้',
  always: 'ต้องแนบทุกคำขอ',
  never: 'ไม่ต้องแนบ',
}

/** The same, with every rule in words: what two versions are compared by. */
export function configInWords({ sets }: LoanRightConfig) {
  return {
    sets: sets.map(({ products, ...set }) => ({
      ...set,
      products: products.map(({ rules, methods, amount_step, online, ...product }) => ({
        ...product,
        amount_step: bahtOf(amount_step),
        methods: methods.map((method) => METHOD_WORDS[method]),
        online: onlineInWords({ name: product.name, ...(online && { online }) }),
        rules: rules.map(ruleInWords),
      })),
    })),
  }
}

/** What those who read the words call its parts. */
export const CONFIG_LABELS: Record<string, string> = {
  sets: 'ชุดเกณฑ์',
  effective_from: 'มีผลตั้งแต่',
  replaces: 'รหัสสัญญาเดิมที่ปิด',
  methods: 'วิธีผ่อน',
  amount_step: 'วงเงินเพิ่มทีละ',
  months_step: 'งวดเพิ่มทีละ',
  online: 'รับคำขอทางเว็บไซต์',
  rules: 'เกณฑ์',
  clause: 'ข้อ',
  scope: 'ใช้กับ',
  says: 'กำหนด',
}

function onlineInWords(product: Pick<LoanProduct, 'name' | 'online'>): string {
  const { online } = product
  if (!online) return 'ไม่รับ'
  const { type_code, signing, certificate } = online
  return [
    `รับ เปิดสัญญารหัส ${type_code}`,
    SIGNING_WORDS[signing],
    certificate ? 'หน่วยงานรับรองรายได้' : 'ไม่ต้องให้หน่วยงานรับรองรายได้',
    `สลิปเงินเดือน: ${PAYSLIP_WORDS[payslipRule(product)]}`,
  ].join(' · ')
}

export function ruleInWords(rule: RightRule) {
  const { fields, rows } = RULE_FORMS[rule.kind]
  const values = rule as unknown as Values
  const rowsOf = (values.rows ?? []) as Values[]
  return {
    name: RULE_NAMES[rule.kind],
    clause: rule.clause,
    scope: scopeInWords(rule),
    says: [
      ...fields.map((field) => fieldInWords(field, values)),
      ...(rows
        ? rowsOf.map((row) => rows.map((field) => fieldInWords(field, row)).join(' · '))
        : []),
    ],
  }
}

function scopeInWords({ payroll = [], member_kind: kinds = [] }: RightRule): string {
  const words = [
    ...payroll.map((one) => PAYROLL_WORDS[one]),
    ...kinds.map((one) => MEMBER_KIND_WORDS[one]),
  ]
  return words.length === 0 ? 'ทุกคน' : words.join(' ')
}

function fieldInWords(field: RuleField, values: Values): string {
  return `${field.label} ${valueInWords(field, values[field.name])}`
}

function valueInWords(field: RuleField, value: unknown): string {
  if (field.is === 'words') return String(value)
  if (field.is === 'yes') return value ? 'ใช่' : 'ไม่'
  if (field.is === 'choice')
    return field.choices.find(([one]) => one === value)?.[1] ?? String(value)
  if (field.is === 'baht') return bahtOf(value)
  return `${value} ${FIGURES[field.is].unit}`.trim()
}

function bahtOf(value: unknown): string {
  return Number.isSafeInteger(value) ? bahtWords(satang(value as number)) : '–'
}
