import { Link } from 'react-router'
import type { ClientErrors } from '#contract/staff/monitoring.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'

const GUIDE = [
  'ข้อผิดพลาดที่เกิดในเบราว์เซอร์ของผู้ใช้ รวมเรื่องเดียวกันเป็นแถวเดียว และจัดตามรุ่นของเว็บไซต์',
  'รุ่นใหม่ที่มีจำนวนสูงผิดปกติ ให้แจ้งผู้ดูแลระบบพร้อมรหัสรุ่น',
  'ไม่มีข้อมูลส่วนบุคคลในรายการ และลบเองเมื่อครบ 90 วัน',
]

export function Component() {
  const { query } = useListState(['release'])
  const request = useQuery(address('/api/admin/client-errors', query))
  return (
    <>
      <PageHead title="ข้อผิดพลาดในเบราว์เซอร์" guide={GUIDE} />
      <StaffLoaded from={request}>
        {(found) =>
          found.releases.length === 0 ? (
            <EmptyQueue text="ไม่มีข้อผิดพลาดจากเบราว์เซอร์ของผู้ใช้" />
          ) : (
            <Found {...found} />
          )
        }
      </StaffLoaded>
    </>
  )
}

function Found({ releases, release, current, errors }: ClientErrors) {
  return (
    <div className="grid gap-6">
      <BarChart
        title="จำนวนครั้งตามรุ่นของเว็บไซต์"
        head="รุ่น"
        unit="ครั้ง"
        tone="chart-3"
        bars={releases
          .slice(0, 10)
          .map(({ release: name, times }) => ({ label: nameOf(name), value: times }))
          .reverse()}
      />
      <nav aria-label="รุ่นของเว็บไซต์">
        <ul className="flex flex-wrap gap-2">
          {releases.map(({ release: name, kinds }) => (
            <li key={name}>
              <Link
                to={`?${new URLSearchParams({ release: name })}`}
                aria-current={name === release ? 'page' : undefined}
                className="figures flex min-h-11 items-center gap-2 rounded-full border border-control px-4 text-small aria-[current]:border-primary aria-[current]:bg-tint aria-[current]:text-on-tint"
              >
                {nameOf(name)}
                {name === current && <span className="font-semibold">ใช้อยู่</span>}
                <span className="text-muted">{kinds} เรื่อง</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid gap-3">
        {errors.map((error) => (
          <Fault key={error.fingerprint} {...error} />
        ))}
      </ul>
    </div>
  )
}

function Fault(error: ClientErrors['errors'][number]) {
  const { message, stack, path, browser, times, first_at, last_at } = error
  return (
    <li className="card min-w-0 bg-bg p-4">
      <p className="font-semibold break-words">{message}</p>
      <p className="figures text-small text-muted">
        {times.toLocaleString('th-TH')} ครั้ง · {path} · ล่าสุด {shortMoment(last_at)} · ครั้งแรก{' '}
        {shortMoment(first_at)}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-small">รายละเอียด</summary>
        <p className="text-caption text-muted">{browser}</p>
        <pre className="mt-1 overflow-x-auto rounded-card bg-subtle p-3 text-caption" tabIndex={-1}>
          {stack || 'ไม่มีรายละเอียด'}
        </pre>
      </details>
    </li>
  )
}

function nameOf(release: string): string {
  return release || 'ไม่ทราบรุ่น'
}
