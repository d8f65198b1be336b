// A file as the bytes of COPY, a piece at a time: however long it is, only a piece is in memory.

import { CopyPieces } from './copy-pieces.ts'
import { BadCsv, CsvRecords } from './csv-records.ts'
import type { Inspected } from './inspect.ts'
import { RefusedSet } from './problems.ts'
import { type RowContext, RowWriter } from './row-writer.ts'
import { sheetRecords } from './sheet-records.ts'
import type { SourceFile } from './source.ts'

interface CopyLines {
  lines: AsyncIterable<Buffer>
  /** Complete once the lines have been read to their end. */
  totals: Pick<RowWriter, 'rows' | 'sums' | 'unsummed'>
}

type OnRead = (bytes: number, rows: number) => void

export function copyLines(
  file: SourceFile,
  { writing }: Inspected,
  context: RowContext,
  onRead: OnRead,
): CopyLines {
  const writer = new RowWriter(context)
  const lines =
    writing === 'xlsx' ? ofSheet(file, writer, onRead) : ofCsv(file, writing, writer, onRead)
  return { lines: telling(lines, context), totals: writer }
}

/** A heading that is not ours ends the reading: every cell below it would be a problem of its own. */
class WrongHeading extends Error {}

function taker(writer: RowWriter, take: (line: string) => void) {
  return (fields: string[], line: number) => {
    if (writer.hasHeading) take(writer.write(fields, line))
    else if (!writer.readHeading(fields, line)) throw new WrongHeading()
  }
}

async function* ofCsv(
  file: SourceFile,
  writing: 'utf-8' | 'windows-874',
  writer: RowWriter,
  onRead: OnRead,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(writing, { fatal: true })
  const pieces = new CopyPieces()
  const records = new CsvRecords(taker(writer, (line) => pieces.add(line)))
  for await (const chunk of file.open()) {
    const before = writer.rows
    records.feed(decoded(file, () => decoder.decode(chunk, { stream: true })))
    onRead(chunk.length, writer.rows - before)
    yield* pieces.takeFull()
  }
  records.feed(decoded(file, () => decoder.decode()))
  records.end()
  requireHeading(writer)
  yield* pieces.takeAll()
}

async function* ofSheet(
  file: SourceFile,
  writer: RowWriter,
  onRead: OnRead,
): AsyncGenerator<Buffer> {
  const pieces = new CopyPieces()
  await sheetRecords(
    file,
    taker(writer, (line) => pieces.add(line)),
  )
  onRead(file.size, writer.rows)
  requireHeading(writer)
  yield* pieces.takeAll()
}

function requireHeading({ hasHeading }: RowWriter): void {
  if (!hasHeading) throw new BadCsv(1, 'ไฟล์ว่าง ไม่มีแม้หัวตาราง')
}

async function* telling(
  lines: AsyncIterable<Buffer>,
  { file, problems, suspects, set }: RowContext,
): AsyncGenerator<Buffer> {
  try {
    yield* lines
  } catch (error) {
    if (!(error instanceof WrongHeading || error instanceof BadCsv)) throw error
    suspects.addAll(set.name)
    if (error instanceof WrongHeading) return
    problems.add({
      file,
      line: error.line,
      column: undefined,
      value: '',
      says: `${set.thai}: ${error.message}`,
    })
  }
}

function decoded(file: SourceFile, decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new RefusedSet(`${file.name}: มีอักขระที่ไม่ใช่ทั้ง UTF-8 และ Windows-874`)
  }
}
