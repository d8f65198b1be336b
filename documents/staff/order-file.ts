// Writes the order file: a manifest and one CSV for each kind, stored in a zip.

import { hash } from 'node:crypto'
import { type Satang, satang, total } from '#domain/money/money.ts'
import {
  columnsOf,
  headOf,
  ORDER_FORMAT,
  type OrderEncoding,
  type OrderLine,
  type OrderManifest,
  type OrderPreset,
  plainBaht,
} from '#domain/request/order-file.ts'
import type { RequestKindName } from '#domain/request/request-kinds.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { csv } from '../table/csv.ts'
import { type Column, tableOf } from '../table/table.ts'
import { zip } from '../table/zip.ts'

export interface OrderBatch {
  batch: string
  builtAt: Date
  reverses: string | null
  encoding: OrderEncoding
  preset: OrderPreset
  lines: readonly OrderLine[]
}

export function orderFile(orders: OrderBatch): { bytes: Buffer; manifest: OrderManifest } {
  const { batch, builtAt, reverses, encoding, preset, lines } = orders
  const written = [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, own]) => {
    const bytes = encoded(csvOf(kind, own, preset), encoding)
    const sum = plainBaht(total(own.map(({ amount }) => amount)))
    const sha256 = hash('sha256', bytes, 'hex')
    return { bytes, file: { name: `${kind}.csv`, kind, rows: own.length, sum, sha256 } }
  })
  const manifest: OrderManifest = {
    format: ORDER_FORMAT,
    batch,
    built_at: builtAt.toISOString(),
    reverses,
    encoding,
    preset,
    rows: lines.length,
    sum: plainBaht(total(lines.map(({ amount }) => amount))),
    files: written.map(({ file }) => file),
  }
  const files = [
    { name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
    ...written.map(({ bytes, file }) => ({ name: file.name, bytes })),
  ]
  return { bytes: zip(files, builtAt), manifest }
}

function csvOf(kind: RequestKindName, lines: readonly OrderLine[], preset: OrderPreset): string {
  const columns = columnsOf(kind, preset).map((column): Column<OrderLine> => {
    const head = { head: headOf(column, preset), width: 12 }
    const of = ({ content }: OrderLine) => content[column.name] ?? ''
    return column.is === 'baht'
      ? { ...head, kind: 'baht', value: (line) => amountIn(of(line)) }
      : { ...head, kind: 'text', value: (line) => String(of(line)) }
  })
  return csv(tableOf(kind, columns, lines))
}

function amountIn(value: string | number): Satang | null {
  return value === '' ? null : satang(Number(value))
}

/** The mark that says UTF-8 is no letter of the older one. */
function encoded(text: string, encoding: OrderEncoding): Buffer {
  return encoding === 'utf-8-bom'
    ? Buffer.from(text)
    : Buffer.from(inWindows874(text.replace(/^\uFEFF/, '')))
}
