import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Overview } from '#contract/staff/overview.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { Badge } from '../../../ui/data/badge.tsx'

type FreshnessProps = NonNullable<Overview['freshness']>

/** Of which day the figures are that members and units read now. */
export function Freshness({ as_of, published_at, is_old, files }: FreshnessProps) {
  const when = published_at ? new Date(published_at) : undefined
  return (
    <section aria-labelledby="freshness" className="card min-w-0 bg-bg p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="freshness" className="text-h3">
          ข้อมูลรายวัน
        </h2>
        {is_old ? (
          <Badge tone="amber" icon={TriangleAlert} words="ข้อมูลเก่า" />
        ) : (
          <Badge tone="green" icon={CircleCheck} words="เป็นปัจจุบัน" />
        )}
      </div>
      <p className="mt-1 text-small text-muted">
        {as_of ? `ข้อมูล ณ วันที่ ${longDate(as_of)}` : 'ยังไม่เคยนำเข้าข้อมูล'}
        {when && ` · เผยแพร่เมื่อ ${shortMoment(when)}`}
      </p>
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 items-center text-small">
          จำนวนแถวของทั้ง {files.length} ชุดข้อมูล
        </summary>
        <table className="w-full text-small">
          <thead className="border-b border-border text-muted">
            <tr>
              <th scope="col" className="py-1.5 text-start font-semibold">
                ชุดข้อมูล
              </th>
              <th scope="col" className="text-end font-semibold">
                แถว
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {files.map(({ name, rows }) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 text-start font-normal">
                  {name}
                </th>
                <td className="figures text-end">{rows.toLocaleString('th-TH')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
