import type { KeeprepFeed } from '#contract/unit/bill.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht } from '#domain/money/money.ts'
import { ColumnHead, PaperRow, PaperSheet, RowHead } from './paper-sheet.tsx'

interface CoverSheetProps {
  feed: KeeprepFeed
  bill: NonNullable<KeeprepFeed['bill']>
}

/** The cover as it prints: one page, by kind, signed by two. */
export function CoverSheet({ feed, bill }: CoverSheetProps) {
  const kinds = bill.groups.flatMap(({ kinds }) => kinds)
  return (
    <PaperSheet
      label="ตัวอย่างงบหน้า"
      cooperative={feed.cooperative}
      title="งบหน้ารายการเรียกเก็บ"
      unit={feed.unit}
      of={`เดือน${monthAndYear(`${bill.period}-01`)}`}
    >
      <p className="mt-[0.8em]">
        จำนวนสมาชิก {bill.people} ราย จำนวนรายการ {bill.lines} รายการ
        {bill.due_on && ` กำหนดส่งเงิน ${longDate(bill.due_on)}`}
      </p>
      <table className="figures small mt-[1em]">
        <caption className="sr-only">ยอดที่พิมพ์ในงบหน้า</caption>
        <thead className="border-y-2 border-(color:--paper)">
          <tr>
            <RowHead column>รายการ</RowHead>
            <ColumnHead>ราย</ColumnHead>
            <ColumnHead className="@max-[34rem]:hidden">เงินต้น</ColumnHead>
            <ColumnHead className="@max-[34rem]:hidden">ดอกเบี้ย</ColumnHead>
            <ColumnHead>จำนวนเงิน</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <PaperRow key={kind.key} name={kind.name}>
              <td className="text-end">{kind.people}</td>
              <td className="text-end @max-[34rem]:hidden">{formatBaht(kind.principal)}</td>
              <td className="text-end @max-[34rem]:hidden">{formatBaht(kind.interest)}</td>
              <td className="text-end">{formatBaht(kind.billed)}</td>
            </PaperRow>
          ))}
        </tbody>
        <tfoot className="border-b-2 border-(color:--paper) font-bold">
          <tr>
            <RowHead>รวม</RowHead>
            <td className="text-end">{bill.people}</td>
            <td className="@max-[34rem]:hidden" />
            <td className="@max-[34rem]:hidden" />
            <td className="text-end">{formatBaht(bill.billed)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-[0.8em] text-end">({bahtText(bill.billed)})</p>
      <div className="mt-[4em] grid gap-[3em] text-center @[34rem]:grid-cols-2">
        {['ผู้จัดทำ', 'ผู้ตรวจสอบ'].map((role) => (
          <p key={role}>
            ลงชื่อ ..............................
            <br />
            (..............................)
            <br />
            {role}
          </p>
        ))}
      </div>
    </PaperSheet>
  )
}
