// A value of a sheet as people write it: what is kept in satang is told in baht, a day in พ.ศ., a choice in words.

import { isDay } from '../calendar/day.ts'
import { clockTime, shortDate } from '../calendar/thai-date.ts'
import { formatBaht, satang } from '../money/money.ts'
import { formatRate } from '../money/rate.ts'
import { USED_IN_WORDS } from './menu.ts'
import { RATE_KIND_WORDS } from './rates.ts'
import { REPORT_KIND_WORDS } from './reports.ts'
import { SETTING_GROUPS, type SettingKind } from './settings.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/
const IN_SATANG = ['share_capital', 'deposits', 'loans', 'assets', 'amount_max']

const CHOICES: Record<string, Record<string, string>> = {
  status: { 0: 'ไม่แสดง', 1: 'แสดง' },
  is_parent: { 0: 'ลิงก์เดี่ยว', 1: 'เปิดเมนูย่อย' },
  used_in: USED_IN_WORDS,
  kind: { ...RATE_KIND_WORDS, ...REPORT_KIND_WORDS },
}

const SETTINGS = new Map<string, SettingKind>(
  Object.values(SETTING_GROUPS).flatMap(({ settings }) =>
    settings.map(({ name, kind }) => [name, kind] as const),
  ),
)

/** Undefined where the value is told as it is. */
export function valueWords(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  if (isDay(text)) return shortDate(text)
  if (INSTANT.test(text)) return `${shortDate(new Date(text))} ${clockTime(new Date(text))}`
  if (IN_SATANG.includes(field)) return inBaht(text)
  if (field === 'rate_ppm') return inPercent(text)
  return CHOICES[field]?.[text] ?? settingWords(SETTINGS.get(field), text)
}

function settingWords(kind: SettingKind | undefined, text: string): string | undefined {
  if (kind?.is === 'baht') return inBaht(text)
  if (kind?.is === 'percent') return inPercent(text)
  if (kind?.is === 'choice') return kind.choices.find(([value]) => value === text)?.[1]
  return undefined
}

function inBaht(text: string): string | undefined {
  return isWhole(text) ? `${formatBaht(satang(Number(text)))} บาท` : undefined
}

function inPercent(text: string): string | undefined {
  return isWhole(text) ? formatRate(Number(text)) : undefined
}

function isWhole(text: string): boolean {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text))
}
