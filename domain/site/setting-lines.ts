// A setting that says something of several codes is stored as text, a line each: «02: 10000». It is filled in as
// rows with fields; amounts are stored in satang and typed in baht.

import { formatBaht, satang } from '../money/money.ts'
import { typedBaht } from '../text/typed-number.ts'
import { withoutEnding } from '../text/without-ending.ts'
import type { SettingKind } from './settings.ts'

export type LinesKind = Extract<SettingKind, { is: 'lines' }>

/** A row as it is typed. */
export interface SettingRow {
  code: string
  said: string
}

export interface RowProblem {
  at: number
  part: keyof SettingRow
  text: string
}

const AMOUNT = /^\d{1,13}$/

/** A line without a code is a row without one: nothing that is stored is out of sight. */
export function rowsOf(text: string, { of }: LinesKind): SettingRow[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(partsOf)
    .map(({ code, said }) => ({ code, said: of === 'baht' ? inBaht(said) : said }))
}

/** Empty rows between others stay as empty lines, so that the third row is the third line. */
export function textOf(rows: readonly SettingRow[], { of }: LinesKind): string {
  const lines = rows.map(({ code, said }) => {
    const words = said.replace(/\s+/g, ' ').trim()
    if (code + words === '') return ''
    return `${code}: ${of === 'baht' ? inSatang(words) : words}`
  })
  return withoutEnding(lines.join('\n'), '\n')
}

/** What is wrong with a stored text, line by line. */
export function rowProblems(text: string, { of, row }: LinesKind): RowProblem[] {
  const lines = text.split('\n').map(partsOf)
  const codes = lines.map(({ code }) => code)
  return lines.flatMap(({ code, said }, at) => {
    if (code + said === '') return []
    const found: RowProblem[] = []
    if (code === '') found.push({ at, part: 'code', text: `กรอก${row.code}` })
    else if (!/^[\w.-]+$/.test(code))
      found.push({ at, part: 'code', text: `${row.code}ใช้ได้เฉพาะตัวอักษรอังกฤษและตัวเลข` })
    else if (codes.indexOf(code) < at)
      found.push({ at, part: 'code', text: `${row.code} ${code} ซ้ำกับรายการก่อนหน้า` })
    if (said === '') found.push({ at, part: 'said', text: `กรอก${row.said}` })
    else if (of === 'baht' && !AMOUNT.test(said))
      found.push({ at, part: 'said', text: `${row.said}ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง` })
    return found
  })
}

function partsOf(line: string): SettingRow {
  const colon = line.indexOf(':')
  return { code: line.slice(0, Math.max(0, colon)).trim(), said: line.slice(colon + 1).trim() }
}

function inBaht(said: string): string {
  return AMOUNT.test(said) ? formatBaht(satang(Number(said))).replace(/\.00$/, '') : said
}

function inSatang(said: string): string {
  const amount = typedBaht(said)
  return Number.isInteger(amount) ? String(amount) : said
}
