import { ChartColumn } from 'lucide-react'
import type { Overview } from '#contract/staff/overview.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { QuietCard } from './quiet-card.tsx'

/** How many pages were opened; which ones is told by /admin/traffic. */
export function Views({ days }: { days: NonNullable<Overview['views']> }) {
  const total = days.reduce((sum, { views }) => sum + views, 0)
  if (total === 0) {
    return <QuietCard title="เปิดหน้าเว็บไซต์ 7 วัน" text="ยังไม่มีการเปิดหน้าใน 7 วันนี้" Icon={ChartColumn} />
  }
  return (
    <BarChart
      title={`เปิดหน้าเว็บไซต์ 7 วัน: ${total.toLocaleString('th-TH')} ครั้ง`}
      head="วัน"
      unit="ครั้ง"
      bars={days.map(({ day, views }) => ({
        label: shortDate(day),
        tick: String(Number(day.slice(-2))),
        value: views,
      }))}
    />
  )
}
