import { firstOfMonth, type Month } from '#domain/calendar/day.ts'
import { monthLabel } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../../../client/use-query.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { Facts } from '../../../ui/data/facts.tsx'

/** How quickly the cooperative answers; nothing until the figures are there, since the list is the work. */
export function Figures() {
  const { data } = useQuery('/api/admin/demand-figures')
  if (!data) return null
  const { open, oldest_days, median_days, answered, months } = data
  const label = (month: Month) => monthLabel(firstOfMonth(month))
  const timed = months.filter(({ median_days: days }) => days !== null)
  return (
    <section aria-label="ตัวเลขการตอบ" className="mb-6 grid gap-4">
      <div className="card p-4 sm:p-5">
        <Facts
          facts={[
            ['ยังไม่ตอบ', `${open} เรื่อง`],
            ['เรื่องที่รอนานที่สุด', oldest_days === null ? 'ไม่มี' : `${oldest_days} วัน`],
            [
              'ค่ากลางเวลาตอบ',
              median_days === null ? 'ยังไม่มี' : `${median_days} วัน (${answered} เรื่องในปีนี้)`,
            ],
          ]}
        />
      </div>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-small">
          กราฟ 12 เดือน
        </summary>
        <div className="mt-2 grid gap-4 xl:grid-cols-2">
          <BarChart
            title="เรื่องที่เข้ามาในแต่ละเดือน"
            head="เดือน"
            unit="เรื่อง"
            bars={months.map(({ month, received }) => ({ label: label(month), value: received }))}
          />
          {timed.length > 0 && (
            <BarChart
              title="จำนวนวันที่ใช้ตอบ (ค่ากลาง)"
              head="เดือน"
              unit="วัน"
              tone="chart-2"
              bars={months.map(({ month, median_days: days }) => ({
                label: label(month),
                value: days ?? 0,
              }))}
            />
          )}
        </div>
      </details>
    </section>
  )
}
