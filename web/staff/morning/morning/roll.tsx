import { Link } from 'react-router'
import type { RollTable } from '#contract/staff/morning/morning.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { ROLLS, type Roll as Way } from '#domain/morning/metrics.ts'
import { useMay } from '../../client/use-staff.ts'
import { How } from './block.tsx'
import { FigureTable } from './figure-table.tsx'

const WAYS = Object.keys(ROLLS) as Way[]

/** What became of those who were behind when the month before ended. */
export function Roll({ since, rows, arrived, how, version }: RollTable) {
  const seesMembers = useMay('see_members')
  return (
    <div className="min-w-0">
      {rows ? (
        <FigureTable
          title={`ผู้ที่ค้างอยู่เมื่อ ${shortDate(since)} ถึงวันนี้`}
          heads={['ค้างอยู่แล้ว', ...WAYS.map((way) => ROLLS[way])]}
          rows={rows.map((row) => ({
            label: row.label,
            cells: WAYS.map((way) => ({
              text: row[way].toLocaleString('th-TH'),
              to: seesMembers && row.key && row[way] > 0 ? listOf(row.key, way) : undefined,
            })),
          }))}
        />
      ) : (
        <p className="text-small">ผู้ที่ค้างอยู่เมื่อ {shortDate(since)} มีน้อยเกินกว่าจะแสดงว่าเปลี่ยนไปอย่างไร</p>
      )}
      {arrived !== null && (
        <p className="figures mt-1 text-small">
          เริ่มค้างหลังจากนั้น{' '}
          {seesMembers && arrived > 0 ? (
            <Link
              to={listOf('0', 'new')}
              className="link inline-flex min-h-9 items-center print:min-h-0"
            >
              {arrived.toLocaleString('th-TH')} คน
            </Link>
          ) : (
            `${arrived.toLocaleString('th-TH')} คน`
          )}
        </p>
      )}
      <How how={how} version={version} />
    </div>
  )
}

function listOf(from: string, to: string): string {
  return `/admin/morning/rolled?${new URLSearchParams({ from, to })}`
}
