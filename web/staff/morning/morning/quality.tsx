import type { Quality as Counted } from '#contract/staff/morning/morning.ts'
import { formatBaht } from '#domain/money/money.ts'
import { useMay } from '../../client/use-staff.ts'
import { How } from './block.tsx'
import { FigureTable } from './figure-table.tsx'

/** Contracts by the registrar's classes, and what would be set aside for them. */
export function Quality({ classes, clause, how, version }: Counted) {
  const seesMembers = useMay('see_members')
  return (
    <div className="min-w-0">
      <FigureTable
        title="ตามชั้นคุณภาพลูกหนี้"
        heads={['ชั้น', 'สัญญา', 'หนี้ (บาท)', 'ค่าเผื่อ (บาท)']}
        rows={classes.map(({ key, label, note, loans, balance, provision }) => ({
          label,
          note: note ?? undefined,
          to:
            seesMembers && key && loans
              ? `/admin/morning/contracts?${new URLSearchParams({ class: key })}`
              : undefined,
          cells: [
            loans?.toLocaleString('th-TH') ?? 'น้อยกว่า 5',
            balance === null ? '–' : formatBaht(balance),
            provision === null ? '–' : formatBaht(provision),
          ],
        }))}
      />
      <p className="mt-1 text-small text-muted">
        ตาม{clause} สหกรณ์ต้องตรวจและยืนยันเกณฑ์นี้ก่อนนำตัวเลขไปใช้
      </p>
      <How how={how} version={version} />
    </div>
  )
}
