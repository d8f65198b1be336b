// Whether what staff typed may be a setting. A value that passes here is one the calculators can reckon with.

import { isBillerId } from '../money/bill-payment-qr.ts'
import { formatBaht, satang } from '../money/money.ts'
import { formatRate } from '../money/rate.ts'
import { safeUrl } from '../text/safe-url.ts'
import { lengthOf } from '../text/visitor-text.ts'
import { brandProblem } from './brand.ts'
import type { Problem } from './problem.ts'
import { qualityProblems } from './quality-settings.ts'
import { type LinesKind, rowProblems } from './setting-lines.ts'
import { SETTING_GROUPS, type SettingGroupName, type SettingRule } from './settings.ts'

export type SettingValues = Record<string, string>

/** What else stands that a group must agree with. */
interface SettingsStanding {
  /** The highest loan rate announced, in force or still to come. */
  highestLoanPpm: number
}

export function settingProblems(
  group: SettingGroupName,
  values: SettingValues,
  standing: SettingsStanding,
): Problem[] {
  const { settings } = SETTING_GROUPS[group]
  const unknown = Object.keys(values).filter((name) => !settings.some((one) => one.name === name))
  const problems = [
    ...unknown.map((field) => ({ field, text: `ไม่รู้จักค่า ${field} ในกลุ่มนี้` })),
    ...settings.flatMap((rule) => valueProblems(rule, values[rule.name] ?? '')),
  ]
  return problems.length > 0 ? problems : together(group, values, standing)
}

function valueProblems(rule: SettingRule, value: string): Problem[] {
  const says = (text: string | undefined) => (text ? [{ field: rule.name, text }] : [])
  if (value.trim() === '') return says(rule.optional ? undefined : `กรอก${rule.label}`)
  return says(wrongWith(rule, value))
}

function wrongWith({ label, kind }: SettingRule, value: string): string | undefined {
  switch (kind.is) {
    case 'choice':
      return kind.choices.some(([one]) => one === value) ? undefined : `เลือก${label}`
    case 'baht':
    case 'percent':
    case 'whole':
      return outside(label, kind, value)
    case 'colour':
      return brandProblem(value)
    case 'picture':
      return MEDIA.test(value) ? undefined : `เลือก${label}`
    case 'lines':
      return lengthOf(value) > kind.max ? tooLong(label, kind.max) : badRow(value, kind)
    default:
      return lengthOf(value) > kind.max ? tooLong(label, kind.max) : badWords(label, kind.is, value)
  }
}

const MEDIA = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function tooLong(label: string, max: number): string {
  return `${label}ต้องไม่เกิน ${max} ตัวอักษร`
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/
const PHONE = /^\+?[\d][\d\s()-]{2,30}(\s*(ต่อ|#)\s*[\d\s,-]{1,12})?$/

function badWords(
  label: string,
  is: 'line' | 'text' | 'phone' | 'email' | 'link' | 'biller',
  value: string,
): string | undefined {
  if (is === 'email' && !EMAIL.test(value)) return `${label}ไม่ถูกต้อง เช่น contact@coop.or.th`
  if (is === 'phone' && !PHONE.test(value)) return `${label}ไม่ถูกต้อง เช่น 0-4200-0000 ต่อ 12`
  if (is === 'biller' && !isBillerId(value)) return `${label}ต้องเป็นตัวเลข 15 หลัก`
  if (is === 'link' && !(value.startsWith('https://') && safeUrl(value)))
    return `${label}ต้องขึ้นต้นด้วย https:// และไม่มีช่องว่าง`
  return undefined
}

type Limits = { is: 'baht' | 'percent' | 'whole'; min: number; max: number }

function outside(label: string, { is, min, max }: Limits, value: string): string | undefined {
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (number >= min && number <= max) return undefined
  const said = (one: number) =>
    is === 'baht'
      ? `${formatBaht(satang(one))} บาท`
      : is === 'percent'
        ? formatRate(one)
        : String(one)
  return `${label}ต้องเป็นตัวเลขตั้งแต่ ${said(min)} ถึง ${said(max)}`
}

function badRow(value: string, kind: LinesKind): string | undefined {
  const [first] = rowProblems(value, kind)
  return first && `รายการที่ ${first.at + 1}: ${first.text}`
}

/** Values that are each possible and cannot be together. */
function together(
  group: SettingGroupName,
  values: SettingValues,
  { highestLoanPpm }: SettingsStanding,
): Problem[] {
  if (group === 'quality') return qualityProblems(values)
  const number = (name: string) => Number(values[name] || 0)
  if (group === 'loan' && number('loan_rate_cap_ppm') < highestLoanPpm) {
    const text = `มีอัตราเงินกู้ที่ประกาศไว้ ${formatRate(highestLoanPpm)} อัตราสูงสุดต้องไม่ต่ำกว่านั้น`
    return [{ field: 'loan_rate_cap_ppm', text }]
  }
  if (group === 'dividend' && number('dividend_rate_ppm') > number('dividend_cap_ppm')) {
    const text = `อัตราปันผลต้องไม่เกินอัตราสูงสุด ${formatRate(number('dividend_cap_ppm'))}`
    return [{ field: 'dividend_rate_ppm', text }]
  }
  return []
}
