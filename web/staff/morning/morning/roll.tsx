import type { RollTable } from '#contract/staff/morning/morning.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { ROLLS, type Roll as Way } from '#domain/morning/metrics.ts'
import { How } from './block.tsx'
import { FigureTable } from './figure-table.tsx'

const WAYS = Object.keys(ROLLS) as Way[]

/** What became of those who were behind when the month before ended. */
export function Roll({ since, rows, arrived, how, version }: RollTable) {
  return (
    <div className="min-w-0">
      {rows ? (
        <FigureTable
          title={`ผู้ที่ค้างอยู่เมื่อ ${shortDate(since)} ถึงวันนี้`}
          heads={['ค้างอยู่แล้ว', ...WAYS.map((way) => ROLLS[way])]}
          rows={rows.map((row) => ({
            label: row.label,
            cells: WAYS.map((way) => row[way].toLocaleString('th-TH')),
          }))}
        />
      ) : (
        <p className="text-small">ผู้ที่ค้างอยู่เมื่อ {shortDate(since)} มีน้อยเกินกว่าจะแสดงว่าเปลี่ยนไปอย่างไร</p>
      )}
      {arrived !== null && (
        <p className="figures mt-1 text-small">
          เริ่มค้างหลังจากนั้น {arrived.toLocaleString('th-TH')} คน
        </p>
      )}
      <How how={how} version={version} />
    </div>
  )
}
