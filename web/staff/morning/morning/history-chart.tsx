import type { Point } from '#contract/staff/morning/morning.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'

interface HistoryChartProps {
  /** What is counted, as «สมาชิกค้างชำระ». */
  what: string
  unit: string
  history: readonly Point[]
  tone: 'chart-1' | 'chart-2'
}

/** A bar a month: its last night, and of this month the night that is published. */
export function HistoryChart({ what, unit, history, tone }: HistoryChartProps) {
  return (
    <BarChart
      title={`${what} ${changeOf(history, unit)}`}
      head="ข้อมูลวันที่"
      unit={unit}
      tone={tone}
      bars={history.map(({ day, value, is_seam }) => ({
        label: shortDate(day),
        // «พ.ย. 69»: thirteen of them stand side by side.
        tick: shortDate(day).replace(/^\d+ (\S+) \d\d(\d\d)$/, '$1 $2'),
        value: value ?? 0,
        told: value === null ? 'น้อยกว่า 5' : value.toLocaleString('th-TH'),
        seam: is_seam ? 'เริ่มนับตามนิยามใหม่' : undefined,
      }))}
    />
  )
}

/** Against the month before, where both were counted alike. */
function changeOf(history: readonly Point[], unit: string): string {
  const [before, now] = history.slice(-2)
  if (!before || !now) return 'จะเทียบกับเดือนก่อนได้เมื่อมีข้อมูลครบเดือน'
  if (now.is_seam) return 'เริ่มนับตามนิยามใหม่ จึงเทียบกับเดือนก่อนไม่ได้'
  if (before.value === null || now.value === null) return 'มีน้อยเกินกว่าจะเทียบกับเดือนก่อน'
  const change = now.value - before.value
  if (change === 0) return 'เท่ากับสิ้นเดือนก่อน'
  const words = change > 0 ? 'เพิ่มขึ้น' : 'ลดลง'
  return `${words} ${Math.abs(change).toLocaleString('th-TH')} ${unit}จากสิ้นเดือนก่อน`
}
