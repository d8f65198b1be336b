import type { Overview } from '#contract/overview.ts'
import { shortDate } from '#domain/thai-date.ts'
import { BarChart } from '../parts/bar-chart.tsx'

/** More than usual means that somebody tries passwords. */
export function FailedSignIns({ days }: { days: NonNullable<Overview['failed']> }) {
  const of = (kind: 'member' | 'unit' | 'staff') =>
    days.reduce((sum, day) => sum + day[kind], 0).toLocaleString('th-TH')
  const bars = days.map(({ day, member, unit, staff }) => ({
    label: shortDate(day),
    tick: String(Number(day.slice(-2))),
    value: member + unit + staff,
  }))
  return (
    <div className="grid min-w-0 gap-2">
      <BarChart title="เข้าสู่ระบบไม่สำเร็จ 7 วัน" head="วัน" unit="ครั้ง" bars={bars} tone="chart-3" />
      <p className="text-small text-muted">
        สมาชิก {of('member')} · หน่วยงาน {of('unit')} · เจ้าหน้าที่ {of('staff')} ครั้ง
      </p>
    </div>
  )
}
