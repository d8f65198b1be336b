import { FileCheck2, TriangleAlert } from 'lucide-react'
import type { ResultUpload } from '#contract/unit/result.ts'
import { formatBaht, satang } from '#domain/money/money.ts'

/** What was read, and from where: whoever sent the file sees at once whether it was the right column. */
export function FileSummary({ again, ...found }: ResultUpload) {
  const { rows, matched, exceptions, missing, sum } = found
  return (
    <div className="flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg">
      <FileCheck2 aria-hidden className="mt-1 size-6 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="figures font-semibold">
          {again
            ? 'ไฟล์นี้รับไว้แล้ว จึงไม่มีอะไรเปลี่ยน'
            : `อ่านได้ ${rows.toLocaleString('en')} แถว รวม ${formatBaht(sum)} บาท`}
        </p>
        {!again && (
          <>
            <p className="figures">
              ตรงกับรายการเรียกเก็บ {matched.toLocaleString('en')} ราย
              {exceptions > 0 && ` · รอตรวจสอบ ${exceptions.toLocaleString('en')} รายการ`}
              {missing > 0 && ` · ไม่มีในไฟล์ ${missing.toLocaleString('en')} ราย`}
            </p>
            <Columns {...found} />
            <OtherTotal {...found} />
          </>
        )}
      </div>
    </div>
  )
}

function Columns({ columns }: Pick<ResultUpload, 'columns'>) {
  if (!columns) {
    return (
      <p className="text-small">ไม่พบหัวตาราง จึงอ่านตามตำแหน่งของคอลัมน์ กรุณาตรวจยอดของบางรายก่อนส่ง</p>
    )
  }
  return (
    <p className="text-small wrap-anywhere">
      อ่านรายชื่อจากคอลัมน์ “{columns.who}” ยอดที่หักได้จาก “{columns.amount}”{' '}
      {columns.reason === null ? 'ไม่มีคอลัมน์เหตุผล' : `และเหตุผลจาก “${columns.reason}”`}
    </p>
  )
}

function OtherTotal({ stated, sum }: Pick<ResultUpload, 'stated' | 'sum'>) {
  if (stated === null || stated === sum) return null
  return (
    <p className="figures mt-1 flex items-start gap-2 rounded-control border border-amber-bd bg-amber-bg p-2 text-amber-fg">
      <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      <span>
        ยอดรวมท้ายไฟล์คือ {formatBaht(stated)} บาท ต่างจากผลรวมของแถวที่อ่านได้{' '}
        {formatBaht(satang(Math.abs(stated - sum)))} บาท กรุณาตรวจว่าไฟล์ครบทุกแถว
      </span>
    </p>
  )
}
