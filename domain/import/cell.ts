// One cell of a file: what is written there, as the database wants it, or undefined when it cannot be.

import { commonYear } from '../calendar/thai-date.ts'
import { amountInFile } from '../money/amount-in-file.ts'
import { padMembershipNo } from '../person/membership-no.ts'
import { isNationalId } from '../person/national-id.ts'
import { isTwoDigitYear, readDay, readMonth } from './cell-date.ts'
import type { Column, Kind } from './column.ts'
import { cleanFigures, cleanText, isGarbled } from './thai-cell.ts'

const TEXT_MAX = 200
const AMOUNTS = { digitsMax: 12, satangMax: 9_999_999_999_999 }
// One plain address: no names, quotes, lists or line ends, with which a mail could be made to go elsewhere.
const EMAIL = /^[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}$/

type Reader = (text: string, column: Column) => string | undefined

// biome-ignore format: a table reads in columns
const READERS: Record<Kind, Reader> = {
  member:         (text) => (/^[0-9]{6}$/.test(text) ? text : padMembershipNo(text.trim())),
  unit:           (text) => matching(/^[0-9]{8}$/, cleanFigures(text)),
  code:           (text) => readCode(text),
  'national-id':  (text) => readNationalId(text),
  'bank-account': (text) => matching(/^[0-9]{6,20}$/, cleanFigures(text).replace(/[\s-]/g, '')),
  name:           (text) => words(text),
  text:           (text) => words(text),
  phone:          (text) => matching(/^0[0-9]{8,9}$/, cleanFigures(text).replace(/[\s-]/g, '')),
  email:          (text) => matching(EMAIL, text.trim().toLowerCase()),
  date:           (text) => readDay(text),
  month:          (text) => readMonth(text),
  year:           (text) => readYear(text),
  baht:           (text) => readSatang(text),
  percent:        (text) => readPpm(text),
  whole:          (text) => (/^[0-9]{1,7}$/.test(text) ? text : matching(/^[0-9]{1,7}$/, cleanFigures(text))),
  sign:           (text) => matching(/^(-1|0|1)$/, text.trim()),
  choice:         (text, { choices = [] }) => (choices.includes(text) ? text : undefined),
}

// biome-ignore format: a table reads in columns
const SAYS: Record<Kind, string> = {
  member:         'ต้องเป็นเลขสมาชิกไม่เกิน 6 หลัก',
  unit:           'ต้องเป็นรหัสหน่วยงาน 8 หลัก',
  code:           'ต้องเป็นรหัสไม่เกิน 30 ตัวอักษร ไม่มีช่องว่าง',
  'national-id':  'เลขบัตรประชาชนไม่ถูกต้อง ต้องมี 13 หลักและตรงกับเลขตรวจสอบ',
  'bank-account': 'ต้องเป็นเลขที่บัญชี 6–20 หลัก',
  name:           'ต้องเป็นข้อความไม่เกิน 200 ตัวอักษร ไม่มีอักขระควบคุม',
  text:           'ต้องเป็นข้อความไม่เกิน 200 ตัวอักษร ไม่มีอักขระควบคุม',
  phone:          'ต้องเป็นหมายเลขโทรศัพท์ 9–10 หลัก ขึ้นต้นด้วย 0',
  email:          'ต้องเป็นที่อยู่อีเมล เช่น name@example.com',
  date:           'ต้องเป็นวันที่ เช่น 15/11/2569 หรือ 2026-11-15',
  month:          'ต้องเป็นเดือนและปี เช่น 11/2569 หรือ 2026-11',
  year:           'ต้องเป็นปี พ.ศ. หรือ ค.ศ.',
  baht:           'ต้องเป็นจำนวนเงินไม่ติดลบ ทศนิยมไม่เกิน 2 ตำแหน่ง',
  percent:        'ต้องเป็นร้อยละ 0–100 ทศนิยมไม่เกิน 4 ตำแหน่ง',
  whole:          'ต้องเป็นจำนวนเต็มไม่ติดลบ',
  sign:           'ต้องเป็น -1, 0 หรือ 1',
  choice:         'ไม่ใช่ค่าที่กำหนดไว้',
}

/** Undefined for what cannot be read; an empty optional cell is the empty text. */
export function readCell(text: string, column: Column): string | undefined {
  if (isEmpty(text)) return column.optional ? '' : undefined
  return READERS[column.kind](text, column)
}

/** Why readCell() answered undefined. */
export function cellProblem(text: string, column: Column): string {
  if (isEmpty(text)) return 'ต้องมีค่า'
  const isWords = column.kind === 'name' || column.kind === 'text'
  if (isWords && isGarbled(text)) return 'ตัวอักษรเพี้ยน ไฟล์อาจบันทึกผิดรหัสภาษา'
  if (column.kind === 'date' && isTwoDigitYear(text)) return 'ต้องเขียนปีให้ครบสี่หลัก'
  return SAYS[column.kind]
}

const PERSONAL: ReadonlySet<Kind> = new Set([
  'national-id',
  'bank-account',
  'name',
  'phone',
  'email',
])

/** For a list of problems: enough to find the cell again, too little to know somebody by. */
export function maskedCell(text: string, { kind }: Column): string {
  const shown = [...text.slice(0, 40)].map((letter) =>
    /[\p{Cc}\p{Cf}]/u.test(letter) ? '·' : letter,
  )
  if (!PERSONAL.has(kind)) return shown.join('')
  return shown.map((letter, at) => (at === 0 ? letter : 'x')).join('')
}

function isEmpty(text: string): boolean {
  if (text === '') return true
  const first = text.charCodeAt(0)
  return (first <= 0x20 || first > 0x7e) && text.trim() === ''
}

function matching(pattern: RegExp, text: string): string | undefined {
  return pattern.test(text) ? text : undefined
}

function words(text: string): string | undefined {
  const clean = cleanText(text)
  return clean !== undefined && clean !== '' && clean.length <= TEXT_MAX ? clean : undefined
}

// Plain letters first: they are nearly all there is, and the Thai alphabet is slow to ask for.
function readCode(text: string): string | undefined {
  if (/^[A-Za-z0-9./-]{1,30}$/.test(text)) return text
  return matching(/^[\p{L}\p{M}0-9./-]{1,30}$/u, cleanFigures(text))
}

function readNationalId(text: string): string | undefined {
  const digits = cleanFigures(text).replace(/[\s-]/g, '')
  return isNationalId(digits) ? digits : undefined
}

function readYear(text: string): string | undefined {
  const digits = matching(/^[0-9]{4}$/, cleanFigures(text))
  const year = commonYear(Number(digits))
  return digits && year >= 1900 && year < 2200 ? String(year) : undefined
}

// "1,234.50" as satang; "-" is how ledgers write nothing, and brackets are a minus, which no column takes.
function readSatang(text: string): string | undefined {
  // As the core system itself writes it, which is nearly always.
  if (/^[1-9][0-9]{0,10}\.[0-9][0-9]$/.test(text)) return text.slice(0, -3) + text.slice(-2)
  if (text === '0.00') return '0'
  const bare = cleanFigures(text)
  if (bare === '-') return '0'
  return amountInFile(bare, AMOUNTS)?.toString()
}

function readPpm(text: string): string | undefined {
  const [, whole, decimals = ''] =
    /^(\d{1,3})(?:\.(\d{1,4})0*)?\s*%?$/.exec(cleanFigures(text)) ?? []
  if (whole === undefined) return undefined
  const ppm = Number(whole + decimals.padEnd(4, '0'))
  return ppm <= 1_000_000 ? String(ppm) : undefined
}
