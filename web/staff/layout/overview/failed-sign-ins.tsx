import { CircleCheck } from 'lucide-react'
import type { Overview } from '#contract/staff/overview.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { QuietCard } from './quiet-card.tsx'

/** More than usual means that somebody tries passwords. */
export function FailedSignIns({ days }: { days: NonNullable<Overview['failed']> }) {
  const of = (kind: 'member' | 'unit' | 'staff') => days.reduce((sum, day) => sum + day[kind], 0)
  const [member, unit, staff] = [of('member'), of('unit'), of('staff')]
  if (member + unit + staff === 0) return <NoneFailed />
  const bars = days.map((day) => ({
    label: shortDate(day.day),
    tick: String(Number(day.day.slice(-2))),
    value: day.member + day.unit + day.staff,
  }))
  const title = `เข้าสู่ระบบไม่สำเร็จ 7 วัน: สมาชิก ${figure(member)} · หน่วยงาน ${figure(unit)} · เจ้าหน้าที่ ${figure(staff)} ครั้ง`
  return <BarChart title={title} head="วัน" unit="ครั้ง" bars={bars} tone="chart-3" />
}

function NoneFailed() {
  return (
    <QuietCard
      title="เข้าสู่ระบบไม่สำเร็จ 7 วัน"
      text="ไม่มีการเข้าสู่ระบบไม่สำเร็จ"
      Icon={CircleCheck}
      tone="text-green-fg"
    />
  )
}

function figure(count: number): string {
  return count.toLocaleString('th-TH')
}
