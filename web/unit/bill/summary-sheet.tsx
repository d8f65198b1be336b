import type { SummarizeRepFeed } from '#contract/unit/bill.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { useSite } from '../../app/site.tsx'
import { ColumnHead, PaperRow, PaperSheet, RowHead } from './paper-sheet.tsx'

interface SummarySheetProps {
  feed: SummarizeRepFeed
  summary: NonNullable<SummarizeRepFeed['summary']>
  /** "เดือนตุลาคม 2569", "ปี 2569" */
  of: string
}

/** The summary as it prints: by group, by kind, and the months under each other. */
export function SummarySheet({ feed, summary, of }: SummarySheetProps) {
  const { config } = useSite()
  const { groups, sums, billed } = summary
  return (
    <PaperSheet
      label="ตัวอย่างสรุปรายการเรียกเก็บ"
      cooperative={config.coopNameTH}
      title="สรุปรายการเรียกเก็บ"
      unit={feed.unit}
      of={of}
    >
      <p className="figures mt-[0.8em] text-end">
        รวมเรียกเก็บทั้งสิ้น <strong>{formatBaht(billed)}</strong> บาท
        <br />({bahtText(billed)})
      </p>
      <SheetTable
        caption="แยกตามกลุ่ม"
        rows={groups.map((group) => [group.group, group.name, group.billed])}
        billed={billed}
      />
      <SheetTable
        caption="แยกตามประเภท"
        rows={groups.flatMap(({ kinds }) =>
          kinds.map(({ key, name, billed }): Row => [key, name, billed]),
        )}
        billed={billed}
      />
      <SheetTable
        caption="รายเดือน"
        rows={sums.map(({ period, billed }) => [period, monthAndYear(`${period}-01`), billed])}
        billed={total(sums.map(({ billed }) => billed))}
      />
    </PaperSheet>
  )
}

type Row = [key: string, name: string, billed: Satang]

interface SheetTableProps {
  caption: string
  rows: readonly Row[]
  billed: Satang
}

function SheetTable({ caption, rows, billed }: SheetTableProps) {
  return (
    <table className="figures small mt-[1.2em]">
      <caption className="text-start font-bold text-(--paper)">{caption}</caption>
      <thead className="border-y-2 border-(color:--paper)">
        <tr>
          <RowHead column>รายการ</RowHead>
          <ColumnHead>จำนวนเงิน</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, name, amount]) => (
          <PaperRow key={key} name={name}>
            <td className="text-end">{formatBaht(amount)}</td>
          </PaperRow>
        ))}
      </tbody>
      <tfoot className="border-b-2 border-(color:--paper) font-bold">
        <tr>
          <RowHead>รวม</RowHead>
          <td className="text-end">{formatBaht(billed)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
