import type { MorningFigures } from '#contract/staff/morning/morning.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Block } from './block.tsx'
import { FigureTable } from './figure-table.tsx'
import { HistoryChart } from './history-chart.tsx'

/** How employers hand over what they deducted. */
export function UnitsBlock(units: MorningFigures['units']) {
  const { late, groups, most, history } = units
  return (
    <Block
      {...units}
      title="หน่วยงานนำส่งเงิน"
      sentence={sentenceOf(units)}
      figure={{
        value: late.toLocaleString('th-TH'),
        unit: 'หน่วยงานค้างนำส่งวันนี้',
        to: late > 0 ? '/admin/morning/units?late=yes' : undefined,
      }}
      chart={<HistoryChart what="หน่วยงานค้างนำส่ง" unit="แห่ง" history={history} tone="chart-2" />}
    >
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2 print:gap-3">
        <FigureTable
          title="ใน 12 งวดล่าสุด"
          heads={['การนำส่ง', 'หน่วยงาน']}
          rows={groups.map(({ key, label, units }) => ({
            label,
            cells: [units.toLocaleString('th-TH')],
            to:
              units > 0 ? `/admin/morning/units?${new URLSearchParams({ group: key })}` : undefined,
          }))}
        />
        {most.length > 0 && (
          <FigureTable
            title="ค้างนำส่งมากที่สุด"
            heads={['หน่วยงาน', 'บาท']}
            rows={most.map(({ name, at_stake }) => ({
              label: name,
              cells: [formatBaht(at_stake)],
            }))}
          />
        )}
      </div>
    </Block>
  )
}

function sentenceOf({ late, at_stake, months, on_time }: MorningFigures['units']): string {
  const today =
    late === 0
      ? 'ไม่มีหน่วยงานค้างนำส่งเงินที่พ้นกำหนด'
      : `ยอดเรียกเก็บที่พ้นกำหนดแล้วและยังไม่นำส่งรวม ${formatBaht(at_stake)} บาท`
  if (months === 0) return today
  return `${today} ใน 12 งวดล่าสุดนำส่งตรงเวลาร้อยละ ${Math.floor((100 * on_time) / months)}`
}
