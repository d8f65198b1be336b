import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MonthQuery } from '#contract/shared/period-query.ts'
import type { Occasion } from '#documents/paper/frame.ts'
import type { Papers } from '#documents/paper/papers.ts'
import type { Table } from '#documents/table/table.ts'
import { zip } from '#documents/table/zip.ts'
import { coverPaper, coverTable } from '#documents/unit/cover.ts'
import { letterPaper, noticePaper } from '#documents/unit/letter.ts'
import { listPaper, listTable } from '#documents/unit/list.ts'
import { summaryPaper, summaryTables } from '#documents/unit/summary.ts'
import { type Day, type Month, monthOf } from '#domain/calendar/day.ts'
import { filedDate } from '#domain/calendar/thai-date.ts'
import type { UnitBill } from '#domain/unit/unit-bill.ts'
import { listFormats, tooLongToPrint } from '#domain/unit/unit-list-paper.ts'
import { Refusal } from '#server/http/errors.ts'
import { type Format, paperBody } from '#server/papers/paper.ts'
import { readNotice, readSender } from '#server/units/collection-notice.ts'
import { fieldsOf, readBiller, readLetter, readReported } from '#server/units/unit-letter.ts'
import { sendUnitFile, type UnitPaperFile } from '#server/units/unit-paper.ts'
import { comparedPeople, type RequestedPeople, searchPeople } from '#server/units/unit-people.ts'
import { readUnit, requireBill, type UnitReading } from '#server/units/unit-reading.ts'
import { readSummary, type SummaryQuery } from '#server/units/unit-summary.ts'

/** A paper before it has a format. */
type Drawn = {
  [Name in 'unit' | 'letter']: {
    what: string
    of: string
    unitNo: string
    period: Day
    template: Name
    paper: Papers[Name]
    tables: Table[]
    rows: number
  }
}['unit' | 'letter']

const ENDINGS: Record<Format, string> = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' }

/** Those whom the page shows. */
export async function sendList(
  request: FastifyRequest,
  { format }: { format: Format },
  query: RequestedPeople & { period?: Month },
  reply: FastifyReply,
) {
  return sendDrawn(request, reply, format, async (reading, occasion) => {
    const bill = await filteredBill(reading, query)
    requirePrintable(format, bill)
    return listOf(bill, occasion, bill.all)
  })
}

export async function sendNoticePaper(
  request: FastifyRequest,
  query: MonthQuery,
  reply: FastifyReply,
) {
  return sendDrawn(request, reply, 'pdf', async (reading, occasion) => {
    const bill = await requireBill(reading, query.period)
    const [notice] = await noticesOf(reading, bill, occasion)
    if (!notice) throw new Refusal(404, 'สหกรณ์ยังไม่ได้ออกหนังสือแจ้งรายการเรียกเก็บของเดือนนี้')
    return notice
  })
}

/** Read in one transaction and drawn after it: a long list takes longer than anybody may hold one. */
export function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  format: Format,
  read: (reading: UnitReading, occasion: Occasion) => Promise<Drawn>,
): Promise<FastifyReply> {
  const { server, unit } = request
  return sendUnitFile(request, reply, async (occasion) => {
    const drawn = await readUnit(server, unit.unitNo, (reading) => read(reading, occasion))
    return taken(request, format, drawn)
  })
}

export async function bundleOf(
  request: FastifyRequest,
  asked: Month | undefined,
  occasion: Occasion,
): Promise<UnitPaperFile> {
  const { server, unit } = request
  const { bill, papers } = await readUnit(server, unit.unitNo, async (reading) => {
    const bill = await requireBill(reading, asked)
    const notices = await noticesOf(reading, bill, occasion)
    const papers: [Format, Drawn][] = [
      ...notices.map((notice): [Format, Drawn] => ['pdf', notice]),
      ['pdf', await letterOf(reading, bill, occasion)],
      ['pdf', coverOf(bill, occasion)],
      ['pdf', await summaryOf(reading, { period: monthOf(bill.period) }, occasion)],
      ...listsOf(bill, occasion),
    ]
    return { bill, papers }
  })
  const files: UnitPaperFile[] = []
  for (const [format, drawn] of papers) files.push(await taken(request, format, drawn))
  const named = files.map(({ name, bytes }, at) => ({ name: `${at + 1}_${name}`, bytes }))
  return {
    name: `ชุดเอกสารเรียกเก็บ_${unit.unitNo}_${filedDate(monthOf(bill.period))}.zip`,
    type: 'application/zip',
    bytes: zip(named, occasion.printedAt),
    period: bill.period,
    what: 'ชุดเอกสาร (หนังสือนำส่ง งบหน้า สรุป และบัญชีรายชื่อ)',
    rows: bill.people.length,
    ids: false,
  }
}

async function taken(
  request: FastifyRequest,
  format: Format,
  drawn: Drawn,
): Promise<UnitPaperFile> {
  const { what, of, unitNo, period, rows, template, paper, tables } = drawn
  const file = `${what}_${unitNo}_${of}`
  const { frame } = paper
  const body = await paperBody(request, format, {
    name: file,
    template,
    paper: () => paper,
    workbook: () => ({
      title: what,
      author: frame.nameTh,
      printedAt: new Date(),
      tables,
    }),
  })
  return {
    ...body,
    name: `${file}.${format}`,
    period,
    what: `${what} (${ENDINGS[format]})`,
    rows,
    ids: false,
  }
}

function nameOf({ unit, period }: UnitBill) {
  return { of: filedDate(monthOf(period)), unitNo: unit.unit_no, period }
}

export function coverOf(bill: UnitBill, occasion: Occasion): Drawn {
  return {
    ...nameOf(bill),
    what: 'งบหน้ารายการเรียกเก็บ',
    template: 'unit',
    paper: coverPaper(bill, occasion),
    tables: [coverTable(bill), listTable(bill)],
    rows: bill.people.length,
  }
}

function listOf(bill: UnitBill, occasion: Occasion, all?: number): Drawn {
  return {
    ...nameOf(bill),
    what: 'บัญชีรายชื่อสมาชิกที่เรียกเก็บ',
    template: 'unit',
    paper: listPaper(bill, occasion, all),
    tables: [listTable(bill)],
    rows: bill.people.length,
  }
}

/** The list as it lies in the bundle. */
export function listsOf(bill: UnitBill, occasion: Occasion): [Format, Drawn][] {
  return listFormats(bill.people.length).map((format) => [format, listOf(bill, occasion)])
}

/** Said at once: the printer would give up after a while, and say nothing of why. */
export function requirePrintable(format: Format, { people }: { people: readonly unknown[] }): void {
  const why = format === 'pdf' && tooLongToPrint(people.length)
  if (why) throw new Refusal(400, why)
}

export async function letterOf(
  { live, reported, unitNo }: UnitReading,
  bill: UnitBill,
  occasion: Occasion,
): Promise<Drawn> {
  const fields = fieldsOf(await live(readLetter, unitNo, bill.period, occasion.printedAt))
  const { sent, settled } = await reported(readReported, unitNo, bill.period)
  const biller = settled ? undefined : await live(readBiller, occasion.cooperative.nameTh)
  return {
    ...nameOf(bill),
    what: 'หนังสือนำส่ง',
    template: 'letter',
    paper: letterPaper(bill, { fields, sent }, biller, occasion),
    tables: [],
    rows: bill.people.length,
  }
}

/** The cooperative's letter to the unit; none until it is issued. */
async function noticesOf(
  { live }: UnitReading,
  bill: UnitBill,
  occasion: Occasion,
): Promise<Drawn[]> {
  const fields = await live(readNotice, bill.period)
  if (!fields) return []
  const biller = await live(readBiller, occasion.cooperative.nameTh)
  const written = { fields, sender: await live(readSender) }
  return [
    {
      ...nameOf(bill),
      what: 'หนังสือแจ้งรายการเรียกเก็บ',
      template: 'letter',
      paper: noticePaper([bill], written, biller, occasion),
      tables: [],
      rows: bill.people.length,
    },
  ]
}

export async function summaryOf(
  reading: UnitReading,
  asked: SummaryQuery,
  occasion: Occasion,
): Promise<Drawn> {
  const { unit, summary } = await readSummary(reading, asked)
  const newest = summary?.sums.at(-1)
  if (!summary || !newest) throw new Refusal(404, 'ยังไม่มีรายการเรียกเก็บของหน่วยงานนี้')
  const said = { unit, of: summary.of, groups: summary.groups, months: summary.sums }
  return {
    what: 'สรุปรายการเรียกเก็บ',
    of: filedDate(summary.period ? monthOf(summary.period) : `${summary.year}`),
    unitNo: unit.unit_no,
    period: newest.period,
    template: 'unit',
    paper: summaryPaper(said, occasion),
    tables: summaryTables(said),
    rows: summary.groups.reduce((count, { kinds }) => count + kinds.length, 0),
  }
}

/** Those whom the page shows; a list of nobody is refused rather than printed. */
async function filteredBill(reading: UnitReading, asked: RequestedPeople & { period?: Month }) {
  const bill = await requireBill(reading, asked.period)
  const found = searchPeople(reading, await comparedPeople(reading, bill), asked)
  const people = found.filter(({ lines }) => lines.length > 0).map(({ person }) => person)
  if (people.length === 0) throw new Refusal(404, 'ไม่มีรายการที่ตรงกับตัวกรอง')
  const numbers = new Set(people.map(({ membership_no }) => membership_no))
  const lines = bill.lines.filter((line) => numbers.has(line.membership_no))
  return { ...bill, all: bill.people.length, people, lines }
}
