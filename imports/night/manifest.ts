// What the core system says it wrote: the day, the files, and how much is in each. A set without it, or
// with another count, came only in part.

import type { Day } from '#domain/calendar/day.ts'
import { readDay } from '#domain/import/cell-date.ts'
import { type Column, moneyColumns } from '#domain/import/column.ts'
import { DATA_SETS, FORMAT } from '#domain/import/data-sets.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { RefusedSet } from './problems.ts'
import { readWholeFile, type Source, type SourceFile } from './source.ts'

const NAME = 'manifest.json'
const MANIFEST_BYTES_MAX = 1024 * 1024

interface Promised {
  file: SourceFile
  rows: number
  /** Satang by column. */
  sums: Map<string, number>
}

export interface Manifest {
  asOf: Day
  promised: Map<string, Promised>
}

export async function readManifest(source: Source): Promise<Manifest> {
  const found = source.files.get(NAME)
  if (!found) throw new RefusedSet(`ไม่มีไฟล์ ${NAME} ชุดข้อมูลจึงอาจมาไม่ครบ`)
  const manifest = parsed(await readWholeFile(found, MANIFEST_BYTES_MAX))
  if (manifest.format !== FORMAT) throw wrong(`format ต้องเป็น ${FORMAT}`)
  const asOf = readDay(String(manifest.as_of))
  if (!asOf) throw wrong('as_of ต้องเป็นวันที่')
  if (!Array.isArray(manifest.files)) throw wrong('files ต้องเป็นรายการไฟล์')
  const listed = new Map<string, Record<string, unknown>>()
  for (const entry of manifest.files) {
    const set = String(entry?.data_set)
    if (listed.has(set)) throw wrong(`มี ${set.slice(0, 40)} ซ้ำ`)
    listed.set(set, entry)
  }
  const promised = new Map<string, Promised>()
  for (const set of DATA_SETS) {
    const entry = listed.get(set.name)
    if (!entry && set.mayBeAbsent) continue
    if (!entry) throw wrong(`ไม่มีข้อมูล ${set.name} (${set.thai})`)
    const file = source.files.get(String(entry.file))
    if (!file) throw wrong(`ไม่พบไฟล์ของ ${set.name} (${set.thai})`)
    const rows = Number(entry.rows)
    if (!Number.isSafeInteger(rows) || rows < 0) throw wrong(`rows ของ ${set.name} ไม่ถูกต้อง`)
    promised.set(set.name, { file, rows, sums: sumsOf(entry.sums, set.name, moneyColumns(set)) })
  }
  return { asOf, promised }
}

function sumsOf(given: unknown, set: string, columns: Column[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { name, mayBeAbsent } of columns) {
    const text = Object.hasOwn(Object(given), name) ? Object(given)[name] : undefined
    if (text === undefined && mayBeAbsent) continue
    const satang = typeof text === 'string' ? typedBaht(text) : Number.NaN
    // A sum may be more than any one cell, as long as it is exact.
    if (!Number.isSafeInteger(satang)) throw wrong(`ไม่มีผลรวม ${name} ของ ${set}`)
    sums.set(name, satang)
  }
  return sums
}

function parsed(bytes: Buffer): { format?: unknown; as_of?: unknown; files?: unknown } {
  try {
    const value = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    throw wrong('อ่านไม่ได้')
  }
}

function wrong(says: string): RefusedSet {
  return new RefusedSet(`${NAME}: ${says}`)
}
