// Reads an order file as a core system would: by its manifest, in whatever preset and encoding it was written.

import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { columnsOf, headOf, ORDER_FORMAT, type OrderManifest } from '#domain/request/order-file.ts'
import type { RequestKindName } from '#domain/request/request-kinds.ts'

/** What one line says, by the names of its columns; of a short preset some are not there. */
export interface Order {
  kind: RequestKindName
  orderNo: string
  memberNo: string
  cells: Record<string, string>
  /** Of a payment for somebody else's loan, who paid it; `memberNo` is the borrower then. */
  payerNo?: string
  /** The day of the first night that had it; left out where it was always there. */
  arrivedOn?: string
}

export function readOrderFile(bytes: Uint8Array): Order[] {
  const files = unzipSync(bytes)
  const manifest: OrderManifest = JSON.parse(textOf(files['manifest.json'], 'utf-8-bom'))
  if (manifest.format !== ORDER_FORMAT) throw new RangeError(`no order file: ${manifest.format}`)
  return manifest.files.flatMap(({ name, kind }) => {
    const [heads = [], ...rows] = parseCsv(textOf(files[name], manifest.encoding))
    const names = new Map(
      columnsOf(kind, manifest.preset).map((one) => [headOf(one, manifest.preset), one.name]),
    )
    return rows.map((row) => {
      const named = heads.map((head, at) => [names.get(String(head)) ?? '', String(row[at] ?? '')])
      const cells: Record<string, string> = Object.fromEntries(named)
      return { kind, orderNo: cells.order_no ?? '', memberNo: cells.membership_no ?? '', cells }
    })
  })
}

function textOf(bytes: Uint8Array | undefined, encoding: OrderManifest['encoding']): string {
  const text = new TextDecoder(encoding === 'windows-874' ? 'windows-874' : 'utf-8').decode(bytes)
  return text.replace(/^\ufeff/, '')
}
