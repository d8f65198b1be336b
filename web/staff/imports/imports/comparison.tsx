import { TriangleAlert } from 'lucide-react'
import type { ComparedFile } from '#contract/staff/imports.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'

const COLUMNS: readonly Column<ComparedFile>[] = [
  {
    head: 'ชุดข้อมูล',
    cell: ({ thai, unusual }) => (
      <>
        <span className="font-semibold">{thai}</span>
        {unusual.length > 0 && (
          <span className="flex items-center gap-1 text-caption text-amber-fg">
            <TriangleAlert aria-hidden className="size-4" />
            ต่างจากรอบก่อนมาก
          </span>
        )}
      </>
    ),
  },
  {
    head: 'แถวรอบก่อน',
    figures: true,
    cell: ({ rows_before }) => rows_before?.toLocaleString('th-TH') ?? '–',
  },
  { head: 'แถวรอบนี้', figures: true, cell: ({ rows }) => rows.toLocaleString('th-TH') },
  {
    head: 'เปลี่ยน',
    figures: true,
    cell: ({ rows, rows_before }) => (rows_before === null ? 'ใหม่' : signed(rows - rows_before)),
  },
  { head: 'ยอดรวม (บาท)', cell: (file) => <Sums {...file} /> },
]

/** Each file beside the run before: how many rows, and what its sums of money did. */
export function Comparison({ files }: { files: readonly ComparedFile[] }) {
  return (
    <ListTable
      caption="จำนวนแถวและยอดรวมของแต่ละชุดข้อมูล เทียบกับรอบก่อน"
      columns={COLUMNS}
      rows={files}
      keyOf={({ data_set }) => data_set}
    />
  )
}

function Sums({ sums }: ComparedFile) {
  if (sums.length === 0) return <span className="text-muted">–</span>
  const changed = sums.filter(({ before, now }) => before !== now).length
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">
        {changed === 0 ? `เท่าเดิมทั้ง ${sums.length} ยอด` : `เปลี่ยน ${changed} จาก ${sums.length} ยอด`}
      </summary>
      <dl className="figures grid gap-1 pb-2 text-caption">
        {sums.map(({ column, thai, before, now }) => (
          <div key={column} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{thai}</dt>
            <dd>
              {before !== null && before !== now && `${baht(before)} → `}
              {baht(now)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function baht(amount: number): string {
  return formatBaht(satang(amount))
}

function signed(difference: number): string {
  if (difference === 0) return 'เท่าเดิม'
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference).toLocaleString('th-TH')}`
}
