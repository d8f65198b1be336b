import { CircleAlert, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import type { ImportsList } from '#contract/staff/imports.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'

interface PublishedProps {
  published: ImportsList['published']
  twoPeople: boolean
}

/** What members and units read now: of which day, since when, and how much. */
export function Published({ published, twoPeople }: PublishedProps) {
  if (!published) {
    return (
      <Callout tone="red" Icon={CircleAlert} title="ยังไม่มีข้อมูลที่เผยแพร่">
        <p>สมาชิกและหน่วยงานยังไม่เห็นข้อมูลใด จนกว่าจะนำเข้าชุดแรก</p>
      </Callout>
    )
  }
  const { run_id, as_of, published_at, files } = published
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  return (
    <Titled title="ข้อมูลที่เผยแพร่อยู่" className="card bg-bg p-4 sm:p-6">
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <Fact term="ข้อมูล ณ วันที่">{longDate(as_of)}</Fact>
        <Fact term="เผยแพร่เมื่อ">{shortMoment(published_at)}</Fact>
        <Fact term="จำนวน">{`${rows.toLocaleString('th-TH')} แถว ใน ${files.length} ชุด`}</Fact>
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-small">
        <Link to={`/admin/imports/${run_id}`} className="link inline-flex min-h-11 items-center">
          เปิดดูรอบ {run_id}
        </Link>
        {twoPeople && (
          <span className="inline-flex items-center gap-2 text-muted">
            <UsersRound aria-hidden className="size-5" />
            ทุกรอบต้องให้ผู้อื่นอนุมัติก่อนเผยแพร่
          </span>
        )}
      </div>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-small">
          ดูจำนวนแถวของแต่ละชุด
        </summary>
        <ul className="mt-2 grid gap-x-8 text-small sm:grid-cols-2 xl:grid-cols-3">
          {files.map((file) => (
            <li
              key={file.data_set}
              className="flex justify-between gap-4 border-b border-border py-1.5"
            >
              <span>{file.thai}</span>
              <span className="figures">{file.rows.toLocaleString('th-TH')}</span>
            </li>
          ))}
        </ul>
      </details>
    </Titled>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-caption text-muted">{term}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  )
}
