// What the post said of letters, from the table that went out with them: looked at first, then kept line by line. What does not fit is
// refused with its line, and changes nothing.

import type { FastifyRequest } from 'fastify'
import type { PostFile, PostReport } from '#contract/staff/desk/guarantees.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addPostWords,
  type LetterRow,
  lettersOf,
  lettersWithMailNo,
  lockLetters,
  type PostWord,
} from '#database/queries/guarantee-watch/letter.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { POST_COLUMNS, type PostLine, readPostLine } from '#domain/guarantee-watch/post-line.ts'
import { BadCsv, CsvRecords } from '#imports/night/csv-records.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { dataReply } from '../../http/ok-reply.ts'

const LINES_MAX = 5_000

interface Numbered {
  line: number
  said: PostLine
}

export async function takePost(request: FastifyRequest, { csv, dry_run }: PostFile) {
  const { server, staff } = request
  const lines = readLines(csv)
  return inTransaction(server.db, async (trx) => {
    await lockLetters(trx)
    const { words, ...report } = await judged(trx, lines, staff.login)
    const kept = words.length
    if (!dry_run && kept > 0) {
      await addPostWords(trx, words)
      const detail = { count: kept, rows: lines.length }
      await recordAudit(trx, request, { action: 'loan.letter_post', detail })
    }
    const data: PostReport = { kept, ...report, is_kept: !dry_run && kept > 0 }
    return dataReply(data)
  })
}

async function judged(trx: Db, lines: readonly Numbered[], by: string) {
  const today = bangkokDate(new Date())
  const letters = new Map(
    (await lettersOf(trx, { paperNos: lines.map(({ said }) => said.paperNo) })).map(
      (letter): [string, LetterRow] => [letter.paper_no ?? '', letter],
    ),
  )
  const words: PostWord[] = []
  const refused: PostReport['refused'] = []
  let known = 0
  const seen = new Set<string>()
  for (const { line, said } of lines) {
    const letter = letters.get(said.paperNo)
    const read = readPostLine(said, letter, today)
    if ('problem' in read) refused.push({ line, says: read.problem })
    else if (seen.has(said.paperNo))
      refused.push({ line, says: 'หนังสือฉบับนี้อยู่ในตารางแล้วที่บรรทัดก่อนหน้า' })
    else if (read.words.length === 0) known++
    else if (letter)
      words.push(...read.words.map((word) => ({ ...word, letter_id: letter.letter_id, by })))
    seen.add(said.paperNo)
  }
  return withoutDoubles(trx, { words, refused, known, lines, letters })
}

interface Judged {
  words: PostWord[]
  refused: PostReport['refused']
  known: number
  lines: readonly Numbered[]
  letters: Map<string, LetterRow>
}

/** A number of the post is one letter's. */
async function withoutDoubles(trx: Db, { words, refused, known, lines, letters }: Judged) {
  const numbers = words.flatMap(({ mail_no }) => mail_no ?? [])
  const taken = await lettersWithMailNo(trx, numbers)
  const first = new Map<string, number>()
  const isDouble = ({ mail_no, letter_id }: PostWord) => {
    if (mail_no === null) return false
    if (!first.has(mail_no)) first.set(mail_no, taken.get(mail_no) ?? letter_id)
    return first.get(mail_no) !== letter_id
  }
  const doubled = new Set(words.filter(isDouble).map(({ letter_id }) => letter_id))
  for (const { line, said } of lines)
    if (doubled.has(letters.get(said.paperNo)?.letter_id ?? 0))
      refused.push({ line, says: 'เลขไปรษณีย์ลงทะเบียนนี้เป็นของหนังสือฉบับอื่น' })
  return {
    words: words.filter(({ letter_id }) => !doubled.has(letter_id)),
    refused: refused.sort((one, other) => one.line - other.line),
    known,
  }
}

/** What is copied out of a spreadsheet has tabs. */
function commas(text: string): string {
  const [head = ''] = text.split('\n', 1)
  return head.includes('\t') && !head.includes(',')
    ? text.replaceAll(',', ' ').replaceAll('\t', ',')
    : text
}

function readLines(text: string): Numbered[] {
  const rows: { line: number; fields: string[] }[] = []
  const records = new CsvRecords((fields, line) => {
    if (rows.length > LINES_MAX) throw new BadCsv(line, `เกิน ${LINES_MAX} บรรทัด กรุณาแบ่งไฟล์`)
    rows.push({ line, fields })
  })
  try {
    records.feed(commas(text.replace(/^\uFEFF/, '')))
    records.end()
  } catch (error) {
    if (error instanceof BadCsv) throw new Refusal(400, `บรรทัดที่ ${error.line}: ${error.message}`)
    throw error
  }
  const [head, ...body] = rows
  const at = POST_COLUMNS.map(
    (name) => head?.fields.findIndex((cell) => cell.trim() === name) ?? -1,
  )
  const missing = POST_COLUMNS.filter((_, index) => at[index] === -1)
  if (missing.length > 0)
    throw new Refusal(400, `ตารางไม่มีคอลัมน์ ${missing.join(', ')} กรุณาใช้ตารางที่ดาวน์โหลดพร้อมหนังสือ`)
  const filled = body.filter(({ fields }) => fields.some((cell) => cell.trim()))
  if (filled.length === 0) throw new Refusal(400, 'ตารางไม่มีบรรทัดข้อมูล')
  return filled.map(({ line, fields }) => {
    // A spreadsheet keeps the apostrophe that guards a cell.
    const cell = (index: number) => (fields[at[index] ?? -1] ?? '').trim().replace(/^'/, '')
    const said = {
      paperNo: cell(0),
      mailNo: cell(1),
      posted: cell(2),
      delivered: cell(3),
      returned: cell(4),
      reason: cell(5),
    }
    return { line, said }
  })
}
