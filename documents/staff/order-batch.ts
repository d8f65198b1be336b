// The paper of a batch of orders, for core systems that take no file: an officer keys it in by this.

import type { Day } from '#domain/calendar/day.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { changesInWords, columnsOf, type OrderLine } from '#domain/request/order-file.ts'
import { REQUEST_KINDS, type RequestKindName } from '#domain/request/request-kinds.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, figures } from '../paper/parts.ts'
import { type Column, tableOf } from '../table/table.ts'

export interface OrderPaper {
  batch: string
  asOf: Day
  reverses: string | null
  builtBy: string
  builtAt: Date
  releasedBy: string
  releasedAt: Date
  sha256: string
  lines: readonly OrderLine[]
}

export function orderBatchPaper(paper: OrderPaper): Content {
  const { batch, asOf, reverses, lines, sha256 } = paper
  const sum = total(lines.map(({ amount }) => amount))
  return {
    kind: 'order-batch',
    asOf,
    fileName: `คำสั่ง_${batch.replaceAll(/[./]/g, '-')}`,
    totals: [['ยอดรวมคำสั่ง', sum]],
    tables: [],
    sheets: oneSheet('order-batch', `ชุดที่ ${batch}${reverses ? ` ยกเลิกชุดที่ ${reverses}` : ''}`, [
      facts([
        ['จัดชุดโดย', `${paper.builtBy} เมื่อ ${longMoment(paper.builtAt)}`],
        ['ปล่อยโดย', `${paper.releasedBy} เมื่อ ${longMoment(paper.releasedAt)}`],
        ['จำนวน', `${lines.length.toLocaleString('en')} คำสั่ง`],
        ['ลายนิ้วมือไฟล์ (SHA-256)', sha256],
      ]),
      figures([['ยอดรวม', sum === 0 ? '–' : `${formatBaht(sum)} บาท`]]),
      ...[...Map.groupBy(lines, ({ kind }) => kind)].flatMap(([kind, own]): Part[] => [
        { part: 'heading', text: `${REQUEST_KINDS[kind].title} ${own.length} คำสั่ง` },
        { part: 'ledger', ...linesLedger(kind, own) },
      ]),
    ]),
  }
}

function linesLedger(kind: RequestKindName, lines: readonly OrderLine[]) {
  const named = columnsOf(kind, 'short')
  const isChange = named.some(({ name }) => name === 'changed')
  const columns = named
    // A paper is not as wide as a file: what changes of the register is one column.
    .filter(({ name }) => !(isChange && /^(old|new)_/.test(name)))
    .map((column): Column<OrderLine> => {
      const head = { head: column.thai, width: column.name === 'changed' ? 60 : 20 }
      const of = ({ content }: OrderLine) => content[column.name] ?? ''
      if (column.name === 'changed')
        return { ...head, kind: 'text', value: ({ content }) => changesInWords(kind, content) }
      return column.is === 'baht'
        ? { ...head, kind: 'baht', value: (line) => amountIn(of(line)) }
        : { ...head, kind: 'text', value: (line) => String(of(line)) }
    })
  return ledgerOf(tableOf('', columns, lines))
}

function amountIn(value: string | number): Satang | null {
  return value === '' ? null : satang(Number(value))
}
