// The cross-bank bill-payment file: lines of 256 signs, a header, a line a payment, a trailer with the sums. One byte is one sign
// (TIS-620), so places are counted in the text as it was decoded.

import type { Day } from '../calendar/day.ts'
import { dayFrom } from '../calendar/thai-date.ts'
import { formatBaht, satang } from '../money/money.ts'
import {
  type BankFile,
  type BankLine,
  fileProblems,
  hasControl,
  type ReadBankFile,
  type Sum,
  sumOf,
} from './bank-line.ts'

const LINE_LENGTH = 256
const END_OF_FILE = '\u001a'
export const NO_LETTERS = 'บรรทัดนี้มีอักขระที่ไม่ใช่ตัวหนังสือ ไฟล์อาจเสียระหว่างทาง กรุณาขอไฟล์จากธนาคารใหม่'

/** First and last place, counted from 1 as banks' manuals do. */
// biome-ignore format: a table reads in columns
const PLACES = {
  type:       [1, 1],
  sequence:   [2, 7],
  bank:       [8, 10],
  account:    [11, 20],
  // Of the header.
  name:       [21, 60],
  datedOn:    [61, 68],
  // Of a payment.
  paidOn:     [21, 28],
  paidAt:     [29, 34],
  payer:      [35, 84],
  ref1:       [85, 104],
  ref2:       [105, 124],
  ref3:       [125, 144],
  branch:     [145, 148],
  teller:     [149, 152],
  kind:       [153, 153],
  amount:     [164, 176],
  biller:     [197, 211],
  payerBank:  [244, 246],
  // Of the trailer.
  debitSum:   [21, 33],
  debits:     [34, 39],
  creditSum:  [40, 52],
  credits:    [53, 58],
} as const

type Place = keyof typeof PLACES

export function readCrossBankFile(text: string): ReadBankFile {
  const { problems, refuse } = fileProblems()
  const lines = text.split('\n').map((line) => line.replace('\r', ''))
  // Old programs end a file with one sign of their own.
  while (lines.length > 0 && (lines.at(-1) === '' || lines.at(-1) === END_OF_FILE)) lines.pop()
  for (const [at, line] of lines.entries())
    if (line.length !== LINE_LENGTH)
      refuse(at + 1, `บรรทัดนี้ยาว ${line.length} ตัวอักษร ต้องเป็น ${LINE_LENGTH}`)
  if (problems.length > 0) return { file: undefined, problems }

  const [head = ''] = lines
  const tail = lines.at(-1) ?? ''
  if (cut(head, 'type') !== 'H') refuse(1, 'บรรทัดแรกต้องเป็นบรรทัดหัวไฟล์ (H)')
  if (cut(tail, 'type') !== 'T' || lines.length < 2)
    refuse(lines.length, 'บรรทัดสุดท้ายต้องเป็นบรรทัดสรุปยอด (T) ไฟล์อาจถูกตัดท้าย')
  const datedOn = dayIn(head, 'datedOn')
  if (!datedOn) refuse(1, 'วันที่ของไฟล์ไม่ถูกต้อง')
  const bank = cut(head, 'bank')
  const account = cut(head, 'account')
  if (!/^[0-9]{3}$/.test(bank)) refuse(1, 'รหัสธนาคารไม่ถูกต้อง')
  if (!/^[0-9]{10}$/.test(account)) refuse(1, 'เลขที่บัญชีของสหกรณ์ไม่ถูกต้อง')
  if (problems.length > 0 || !datedOn) return { file: undefined, problems }

  const sequences = new Set<number>()
  const found: BankLine[] = []
  for (const [at, line] of lines.entries()) {
    if (at === 0 || at === lines.length - 1) continue
    const wrong = (says: string) => refuse(at + 1, says)
    if (hasControl(line)) wrong(NO_LETTERS)
    else if (cut(line, 'type') !== 'D') wrong('บรรทัดนี้ไม่ใช่รายการชำระเงิน (D)')
    else if (cut(line, 'bank') !== bank || cut(line, 'account') !== account)
      wrong('ธนาคารหรือบัญชีในบรรทัดนี้ไม่ตรงกับหัวไฟล์')
    else {
      const read = readLine(line)
      if (typeof read === 'string') wrong(read)
      else if (sequences.has(read.sequence)) wrong(`ลำดับที่ ${read.sequence} ซ้ำในไฟล์เดียวกัน`)
      else {
        sequences.add(read.sequence)
        found.push(read)
      }
    }
  }
  const credit = sumIn(tail, 'creditSum', 'credits')
  const debit = sumIn(tail, 'debitSum', 'debits')
  if (!credit || !debit) refuse(lines.length, 'ยอดรวมในบรรทัดสรุปยอดอ่านไม่ได้')
  if (problems.length > 0 || !credit || !debit) return { file: undefined, problems }
  const file: BankFile = { bank, account, datedOn, lines: found, credit, debit }
  return withRightSums(file, lines.length)
}

/** What a bank says it sent is what has to be there, to the satang. */
export function withRightSums(file: BankFile, line: number): ReadBankFile {
  const problems = (['credit', 'debit'] as const).flatMap((side) => {
    const { sum, count } = sumOf(file.lines, side === 'credit' ? 'C' : 'D')
    const name = side === 'credit' ? 'รับชำระ' : 'กลับรายการ'
    if (sum === file[side].sum && count === file[side].count) return []
    const says = `ยอด${name}ไม่ตรงกับบรรทัดสรุป: รายการรวม ${count} รายการ ${formatBaht(sum)} บาท สรุปว่า ${file[side].count} รายการ ${formatBaht(file[side].sum)} บาท`
    return [{ line, says }]
  })
  return { file: problems.length > 0 ? undefined : file, problems }
}

function readLine(line: string): BankLine | string {
  const sequence = figures(cut(line, 'sequence'))
  const paidOn = dayIn(line, 'paidOn')
  const paidAt = cut(line, 'paidAt')
  const kind = cut(line, 'kind')
  const amount = figures(cut(line, 'amount'))
  if (!sequence) return 'ลำดับที่ไม่ถูกต้อง'
  if (!paidOn) return 'วันที่ชำระไม่ถูกต้อง'
  if (!/^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$/.test(paidAt)) return 'เวลาที่ชำระไม่ถูกต้อง'
  if (kind !== 'C' && kind !== 'D') return 'ประเภทรายการต้องเป็น C หรือ D'
  if (amount === undefined) return 'จำนวนเงินไม่ถูกต้อง'
  return {
    sequence,
    kind,
    paidOn,
    paidAt,
    payer: cut(line, 'payer'),
    ref1: cut(line, 'ref1').toUpperCase(),
    ref2: cut(line, 'ref2').toUpperCase(),
    ref3: cut(line, 'ref3'),
    branch: cut(line, 'branch'),
    teller: cut(line, 'teller'),
    amount: satang(amount),
    biller: cut(line, 'biller'),
    payerBank: cut(line, 'payerBank'),
  }
}

function cut(line: string, place: Place): string {
  const [first, last] = PLACES[place]
  return line.slice(first - 1, last).trim()
}

function figures(text: string): number | undefined {
  return /^[0-9]+$/.test(text) ? Number(text) : undefined
}

/** DDMMYYYY; some banks write the year in พ.ศ. */
function dayIn(line: string, place: Place): Day | undefined {
  const text = cut(line, place)
  if (!/^[0-9]{8}$/.test(text)) return undefined
  const [day, month, year] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map(Number)
  return dayFrom(day as number, month as number, year as number)
}

function sumIn(line: string, sum: Place, count: Place): Sum | undefined {
  const [money, many] = [figures(cut(line, sum)), figures(cut(line, count))]
  return money === undefined || many === undefined ? undefined : { sum: satang(money), count: many }
}

/** The same, written: a demo's bank and the tests send it. The sums are the lines' own. */
export function writeCrossBankFile(file: Omit<BankFile, 'credit' | 'debit'>, name: string): string {
  const { bank, account, datedOn, lines } = file
  const all = { bank, account }
  const head = written({ type: 'H', sequence: six(1), ...all, name, datedOn: ddmmyyyy(datedOn) })
  const body = lines.map((line) =>
    written({
      ...line,
      ...all,
      type: 'D',
      sequence: six(line.sequence),
      paidOn: ddmmyyyy(line.paidOn),
      amount: thirteen(line.amount),
    }),
  )
  const [credit, debit] = [sumOf(lines, 'C'), sumOf(lines, 'D')]
  const tail = written({
    type: 'T',
    sequence: six(lines.length + 2),
    ...all,
    debitSum: thirteen(debit.sum),
    debits: six(debit.count),
    creditSum: thirteen(credit.sum),
    credits: six(credit.count),
  })
  return `${[head, ...body, tail].join('\r\n')}\r\n`
}

function written(cells: Partial<Record<Place, string>>): string {
  const inOrder = (Object.entries(cells) as [Place, string][]).filter(([place]) => place in PLACES)
  inOrder.sort(([one], [other]) => PLACES[one][0] - PLACES[other][0])
  let line = ''
  for (const [place, text] of inOrder) {
    const [first, last] = PLACES[place]
    line = line.padEnd(first - 1) + text.slice(0, last - first + 1)
  }
  return line.padEnd(LINE_LENGTH)
}

function six(value: number): string {
  return String(value).padStart(6, '0')
}

function thirteen(value: number): string {
  return String(value).padStart(13, '0')
}

function ddmmyyyy(day: Day): string {
  return `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`
}
