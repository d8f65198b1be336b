// Days and months as people and spreadsheets write them, in either era.

import { type Day, dayInUtc, firstOfMonth, monthOf } from '../calendar/day.ts'
import { dayFrom } from '../calendar/thai-date.ts'
import { cleanFigures } from './thai-cell.ts'

// biome-ignore format: the year in two lines
const SHORT_MONTHS = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.',
  'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.']
// biome-ignore format: the year in two lines
const LONG_MONTHS = ['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน',
  'กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม']

const DAY_MS = 86_400_000
// Day 0 of a spreadsheet, counting the 29 February 1900 that never was.
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
// 1920 to 2100: any other bare number is no day but a slip.
const SERIAL = { from: 7_306, to: 73_415 }

// A file repeats few days many times; reading one anew costs more than remembering it.
const REMEMBERED_MAX = 20_000

/** "2026-11-15", "15/11/2569", "15 พ.ย. 2569" and Excel's 46341 are all 2026-11-15. */
export const readDay = remembering((text) => parseDay(cleanFigures(text)))

/** "2569-11", "11/2569", "พ.ย. 2569" or any day of it: the first day of that month. */
export const readMonth = remembering((text) => parseMonth(cleanFigures(text)))

type Read = (text: string) => Day | undefined

function remembering(read: Read): Read {
  const remembered = new Map<string, Day | undefined>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    const day = read(text)
    if (day !== undefined && remembered.size < REMEMBERED_MAX) remembered.set(text, day)
    return day
  }
}

function parseMonth(bare: string): Day | undefined {
  const day =
    parts(/^(\d{4})-(\d{1,2})$/, bare, (year, month) => dayFrom(1, month, year)) ??
    parts(/^(\d{1,2})\/(\d{4})$/, bare, (month, year) => dayFrom(1, month, year)) ??
    namedMonth(`1 ${bare}`) ??
    parseDay(bare)
  return isPlausible(day) ? firstOfMonth(monthOf(day)) : undefined
}

function parseDay(bare: string): Day | undefined {
  const day =
    parts(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, bare, (y, m, d) => dayFrom(d, m, y)) ??
    parts(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, bare, (d, m, y) => dayFrom(d, m, y)) ??
    namedMonth(bare) ??
    serial(bare)
  return isPlausible(day) ? day : undefined
}

function namedMonth(bare: string): Day | undefined {
  const [, day, name = '', year = ''] = /^(\d{1,2})\s*([ก-๎.]+)\s*(\d{4})$/.exec(bare) ?? []
  const month = Math.max(SHORT_MONTHS.indexOf(name), LONG_MONTHS.indexOf(name)) + 1
  if (!day || month === 0) return undefined
  return dayFrom(Number(day), month, Number(year))
}

/** "30 ก.ย. 25" may be 2525 or 2025: nobody guesses at somebody's money. */
export function isTwoDigitYear(text: string): boolean {
  return /^\d{1,2}(?:[/.-]\d{1,2}[/.-]|\s*[ก-๎.]+\s*)\d{2}$/.test(cleanFigures(text))
}

function serial(bare: string): Day | undefined {
  const days = /^\d{4,5}$/.test(bare) ? Number(bare) : 0
  if (days < SERIAL.from || days > SERIAL.to) return undefined
  return dayInUtc(new Date(EXCEL_EPOCH + days * DAY_MS))
}

function parts(
  pattern: RegExp,
  text: string,
  day: (first: number, second: number, third: number) => Day | undefined,
): Day | undefined {
  const found = pattern.exec(text)
  return found ? day(Number(found[1]), Number(found[2]), Number(found[3])) : undefined
}

// A year that was lifted by 543 twice, or never brought down, falls out here.
function isPlausible(day: Day | undefined): day is Day {
  return day !== undefined && day >= '1900-01-01' && day < '2200-01-01'
}
