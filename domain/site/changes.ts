// What a save changed, in short lines for people: «เมนู “ข่าวสาร” · ลิงก์: /list/1 → /list/2».

import { isDay } from '../calendar/day.ts'
import { shortDate, shortMoment } from '../calendar/thai-date.ts'
import { formatBaht, satang } from '../money/money.ts'
import { formatRate } from '../money/rate.ts'
import { excerpt, plainText } from '../text/thai-text.ts'
import { USED_IN_WORDS } from './menu.ts'
import { RATE_KIND_WORDS } from './rates.ts'
import { REPORT_KIND_WORDS } from './reports.ts'
import { SETTING_GROUPS, type SettingKind } from './settings.ts'

const LINES_MAX = 20
const VALUE_MAX = 40

/** What a row of a list is called by, the first of these that it has. */
const NAMES = [
  'manu_name',
  'description',
  'name',
  'title',
  'text',
  'unit',
  'year_end',
  'effective_on',
] as const

// biome-ignore format: a table reads in columns
const WORDS: Record<string, string> = {
  items: 'เมนู', subs: 'เมนูย่อย', manu_name: 'ชื่อ', manu_name_eng: 'ชื่อภาษาอังกฤษ', url: 'ลิงก์', icon: 'ไอคอน',
  is_parent: 'เมนูย่อย', status: 'การแสดง', used_in: 'ใช้ที่', description: 'ชื่อ', notes: 'ข้อความวิ่ง', show: 'การแสดง', text: 'ข้อความ', until: 'วันสุดท้ายที่แสดง',
  products: 'ประเภท', steps: 'รายการ', effective_on: 'วันที่มีผล', rate_ppm: 'อัตรา', note: 'หมายเหตุ',
  months_max: 'จำนวนงวดสูงสุด', amount_max: 'วงเงินสูงสุด',
  reports: 'รายงาน', title: 'ชื่อ', kind: 'ชนิด', as_of: 'ข้อมูล ณ วันที่', years: 'ปี', year_end: 'วันสิ้นปี',
  members: 'จำนวนสมาชิก', share_capital: 'ทุนเรือนหุ้น', deposits: 'เงินรับฝาก', loans: 'เงินให้กู้', assets: 'สินทรัพย์รวม',
  body: 'เนื้อหา', version: 'ฉบับที่', changes: 'สิ่งที่เปลี่ยน', summary: 'คำอธิบาย', opens_at: 'เปิดลงคะแนน',
  closes_at: 'ปิดลงคะแนน', published_at: 'เริ่มแสดง', rules: 'ขั้นตอนการลงคะแนน', positions: 'ตำแหน่ง', seats: 'จำนวนที่เลือก',
  candidates: 'ผู้สมัคร', number: 'หมายเลข', name: 'ชื่อ', unit: 'หน่วยงาน', statement: 'ถ้อยแถลง', picture_id: 'รูป',
  places: 'หน่วยเลือกตั้ง', place: 'สถานที่', booths: 'คูหา', starts_on: 'วันเริ่ม', ends_on: 'วันสิ้นสุด',
}

/** `labels` are words of this sheet alone, by the name of their field. */
export function changesBetween(
  before: unknown,
  after: unknown,
  labels: Record<string, string> = {},
): string[] {
  const lines = compared(before, after, [], { ...WORDS, ...labels })
  if (lines.length <= LINES_MAX) return lines
  return [...lines.slice(0, LINES_MAX), `และอีก ${lines.length - LINES_MAX} รายการ`]
}

type Words = Record<string, string>

function compared(
  before: unknown,
  after: unknown,
  path: string[],
  words: Words,
  field = '',
): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return lists(before, after, path, words)
  if (isRecord(before) && isRecord(after)) {
    return (
      [...new Set([...Object.keys(before), ...Object.keys(after)])]
        // What it was called before is how a save finds it, not something that was changed.
        .filter((key) => key !== 'was' && key !== 'seq')
        .flatMap((key) =>
          compared(before[key], after[key], [...path, words[key] ?? key], words, key),
        )
    )
  }
  return [`${path.join(' · ')}: ${short(before, field)} → ${short(after, field)}`]
}

function lists(before: unknown[], after: unknown[], path: string[], words: Words): string[] {
  const [was, is] = [named(before), named(after)]
  const where = path.join(' · ')
  const both = [...is.keys()].filter((name) => was.has(name))
  const moved = both.some((name, at) => name !== [...was.keys()].filter((one) => is.has(one))[at])
  const added = [...is.keys()].filter((name) => !was.has(name))
  const gone = [...was.keys()].filter((name) => !is.has(name))
  const renamed = renames(
    gone.map((name) => [name, was.get(name)]),
    added.map((name) => [name, is.get(name)]),
  )
  return [
    ...[...renamed].map(([from, to]) => `${where}: เปลี่ยนชื่อ “${from}” เป็น “${to}”`),
    ...added
      .filter((name) => ![...renamed.values()].includes(name))
      .map((name) => `${where}: เพิ่ม “${name}”`),
    ...gone.filter((name) => !renamed.has(name)).map((name) => `${where}: ลบ “${name}”`),
    ...(moved ? [`${where}: เปลี่ยนลำดับ`] : []),
    ...both.flatMap((name) => compared(was.get(name), is.get(name), [...path, `“${name}”`], words)),
  ]
}

type NamedRow = [name: string, row: unknown]

/** Rows that are the same but for their name: called so before, and so now. */
function renames(gone: NamedRow[], added: NamedRow[]): Map<string, string> {
  const pairs = new Map<string, string>()
  const left = added.map(([name, row]) => ({ name, rest: restOf(row) }))
  for (const [name, row] of gone) {
    const rest = restOf(row)
    const at = left.findIndex((other) => rest !== undefined && other.rest === rest)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found) pairs.set(name, found.name)
  }
  return pairs
}

/** All of a row but what it is called by; undefined where nothing is left to know it by. */
function restOf(row: unknown): string | undefined {
  if (!isRecord(row)) return undefined
  const name = nameKeyOf(row)
  const rest = Object.entries(row).filter(
    ([key, value]) => ![name, 'was', 'seq'].includes(key) && short(value) !== 'ว่าง',
  )
  return rest.length > 0 ? JSON.stringify(rest.sort()) : undefined
}

function named(rows: unknown[]): Map<string, unknown> {
  const map = new Map<string, unknown>()
  for (const [at, row] of rows.entries()) {
    const name = nameOf(row, at)
    map.set(map.has(name) ? `${name} (${at + 1})` : name, row)
  }
  return map
}

function nameOf(row: unknown, at: number): string {
  if (!isRecord(row)) return typeof row === 'string' ? short(row) : String(at + 1)
  const key = nameKeyOf(row)
  return key ? short(row[key], key) : String(at + 1)
}

function nameKeyOf(row: Record<string, unknown>): string | undefined {
  return NAMES.find((one) => typeof row[one] === 'string' && row[one] !== '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function short(value: unknown, field = ''): string {
  if (value === '' || value === null || value === undefined) return 'ว่าง'
  if (typeof value === 'boolean') return value ? 'ใช่' : 'ไม่'
  if (typeof value === 'object') return Array.isArray(value) ? `${value.length} รายการ` : 'มี'
  return valueWords(field, value) ?? excerpt(plainText(String(value)), VALUE_MAX)
}

// A value of a sheet as people write it: what is kept in satang is told in baht, a day in พ.ศ., a choice in words.

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
function valueWords(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  if (isDay(text)) return shortDate(text)
  if (INSTANT.test(text)) return shortMoment(text)
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
