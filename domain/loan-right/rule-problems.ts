// What keeps a rule set from being saved: the input it belongs to, and a sentence for whoever typed it.

import { type Day, isDay } from '../calendar/day.ts'
import { lineProblem, type Problem, repeated } from '../site/problem.ts'
import { FIGURES, RULE_FORMS, type RuleField, type Values } from './rule-forms.ts'
import {
  isCeiling,
  type LoanProduct,
  type LoanRightConfig,
  type OnlineLending,
  type RightRule,
  type RuleSet,
  ruleSetOn,
} from './rule-set.ts'

export const STEP_MIN = 1_00
export const STEP_MAX = 1_000_000_00
const MONTHS_STEP_MAX = 60
const CODE_MAX = 20

interface Stood {
  sets: readonly RuleSet[]
  today: Day
}

export function loanRuleProblems({ sets }: LoanRightConfig, stood: Stood): Problem[] {
  return [
    ...sets.flatMap((set, at) => setProblems(set, `sets.${at}`)),
    ...repeated(sets, ({ effective_from }) => effective_from).map((at) => ({
      field: `sets.${at}.effective_from`,
      text: 'มีชุดเกณฑ์ที่มีผลวันเดียวกันอยู่แล้ว',
    })),
    ...lostProblems(sets, stood),
  ]
}

/** Members who could ask yesterday are not left without rules today. */
function lostProblems(sets: readonly RuleSet[], { sets: before, today }: Stood): Problem[] {
  if (!ruleSetOn(before, today) || ruleSetOn(sets, today)) return []
  const text = 'ต้องมีชุดเกณฑ์ที่มีผลวันนี้หรือก่อนวันนี้อย่างน้อยหนึ่งชุด มิฉะนั้นสมาชิกตรวจสิทธิกู้ไม่ได้'
  return [{ field: sets.length > 0 ? 'sets.0.effective_from' : 'sets.add', text }]
}

function setProblems({ effective_from, title, products }: RuleSet, field: string): Problem[] {
  return [
    ...lineProblem(`${field}.title`, title, { label: 'ชื่อชุดเกณฑ์', max: 200 }),
    ...(isDay(effective_from)
      ? []
      : [{ field: `${field}.effective_from`, text: 'กรอกวันที่มีผลให้ครบและถูกต้อง' }]),
    ...(products.length > 0
      ? []
      : [{ field: `${field}.products.add`, text: 'เพิ่มประเภทเงินกู้อย่างน้อยหนึ่งประเภท' }]),
    ...products.flatMap((product, at) => productProblems(product, `${field}.products.${at}`)),
    ...repeated(products, ({ name }) => name.trim()).map((at) => ({
      field: `${field}.products.${at}.name`,
      text: `มี “${products[at]?.name.trim()}” อยู่แล้วในชุดนี้`,
    })),
  ]
}

function productProblems(product: LoanProduct, field: string): Problem[] {
  const { amount_step, months_step, methods, replaces, rules } = product
  const isStep = Number.isInteger(amount_step) && amount_step >= STEP_MIN && amount_step <= STEP_MAX
  const isMonths =
    Number.isInteger(months_step) && months_step >= 1 && months_step <= MONTHS_STEP_MAX
  return [
    ...lineProblem(`${field}.name`, product.name, { label: 'ชื่อประเภทเงินกู้', max: 100 }),
    ...(replaces.every((code) => code !== '' && code.length <= CODE_MAX)
      ? []
      : [{ field: `${field}.replaces`, text: `รหัสประเภทสัญญายาวไม่เกิน ${CODE_MAX} ตัวอักษร` }]),
    ...(methods.length > 0 ? [] : [{ field: `${field}.methods`, text: 'เลือกวิธีผ่อนอย่างน้อยหนึ่งวิธี' }]),
    ...(isStep
      ? []
      : [{ field: `${field}.amount_step`, text: 'กรอกตั้งแต่ 1 ถึง 1,000,000 บาท เช่น 100' }]),
    ...(isMonths
      ? []
      : [{ field: `${field}.months_step`, text: `กรอกตั้งแต่ 1 ถึง ${MONTHS_STEP_MAX} งวด` }]),
    ...lineProblem(`${field}.note`, product.note, { label: 'หมายเหตุ', min: 0, max: 300 }),
    ...(rules.some(isCeiling)
      ? []
      : [
          {
            field: `${field}.rules.add`,
            text: 'เพิ่มเกณฑ์เพดานวงเงินอย่างน้อยหนึ่งข้อ มิฉะนั้นไม่มีใครกู้ประเภทนี้ได้',
          },
        ]),
    ...rules.flatMap((rule, at) => ruleProblems(rule, `${field}.rules.${at}`)),
    ...(product.online ? onlineProblems(product.online, `${field}.online`) : []),
  ]
}

/** What is approved is ordered by this code: without it the core system would not know what to open. */
function onlineProblems({ type_code }: OnlineLending, field: string): Problem[] {
  const label = 'รหัสประเภทสัญญาที่เปิดใหม่'
  return lineProblem(`${field}.type_code`, type_code, { label, max: CODE_MAX })
}

function ruleProblems(rule: RightRule, field: string): Problem[] {
  const form = RULE_FORMS[rule.kind]
  const values = rule as unknown as Values
  const rows = (values.rows ?? []) as Values[]
  return [
    ...lineProblem(`${field}.clause`, rule.clause, {
      label: 'ข้อของระเบียบ เช่น ข้อ 14 ระเบียบฯ 2567',
      max: 300,
    }),
    ...form.fields.flatMap((one) => fieldProblems(one, values, field)),
    ...(form.rows ? tableProblems(form.rows, rows, `${field}.rows`) : []),
    ...nothingProblems(rule, field),
  ]
}

/** A rule that asks for nothing reads as if it asked for something. */
function nothingProblems(rule: RightRule, field: string): Problem[] {
  if (rule.kind === 'residual' && rule.percent === 0 && rule.amount === 0)
    return [{ field: `${field}.percent`, text: 'กรอกร้อยละหรือจำนวนบาทอย่างน้อยหนึ่งช่อง' }]
  if (rule.kind === 'again_after' && rule.of !== 'instalments' && rule.value > 100)
    return [{ field: `${field}.value`, text: 'ร้อยละต้องไม่เกิน 100' }]
  return []
}

function tableProblems(
  fields: readonly RuleField[],
  rows: readonly Values[],
  field: string,
): Problem[] {
  if (rows.length === 0) return [{ field: `${field}.add`, text: 'เพิ่มอย่างน้อยหนึ่งแถว' }]
  const [first] = fields
  const risesBy = first?.name ?? ''
  return [
    ...rows.flatMap((row, at) =>
      fields.flatMap((one) => fieldProblems(one, row, `${field}.${at}`)),
    ),
    ...rows.flatMap((row, at) =>
      at > 0 && !rises(Number(row[risesBy]), Number(rows[at - 1]?.[risesBy]), risesBy)
        ? [{ field: `${field}.${at}.${risesBy}`, text: 'ต้องมากกว่าแถวก่อนหน้า' }]
        : [],
    ),
  ]
}

/** Two associations may be wanted from the same debt on. */
function rises(value: number, before: number, by: string): boolean {
  return value > before || (by === 'debt_from' && value === before)
}

function fieldProblems(one: RuleField, values: Values, field: string): Problem[] {
  const value = values[one.name]
  const at = `${field}.${one.name}`
  if (one.is === 'yes' || one.is === 'choice') return []
  if (one.is === 'words')
    return lineProblem(at, String(value ?? ''), { label: one.label, max: 300 })
  const { most, decimals, unit } = FIGURES[one.is]
  const least = ('least' in one && one.least) || 0
  const shown = (figure: number) =>
    (one.is === 'baht' ? figure / 100 : figure).toLocaleString('en-US')
  if (isFigure(value, decimals) && value >= least && value <= most) return []
  const text = `กรอก${one.label}เป็นตัวเลขตั้งแต่ ${shown(least)} ถึง ${shown(most)} ${unit}`.trim()
  return [{ field: at, text: decimals > 0 ? `${text} ทศนิยมไม่เกิน ${decimals} ตำแหน่ง` : text }]
}

function isFigure(value: unknown, decimals: number): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  const scaled = value * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
}
