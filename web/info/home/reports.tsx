import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { longDate } from '#domain/thai-date.ts'
import { useSite } from '../../site.tsx'

/** The page config's `menureport`: what the cooperative publishes about itself. */
export function Reports() {
  const { menureport } = useSite().config
  if (menureport.length === 0) return null
  return (
    <section aria-labelledby="reports" className="later later-54 page-width lg:later-32 pt-12">
      <h2 id="reports" className="text-h2">
        รายงานของสหกรณ์
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Group
          title="รายงานกิจการประจำปี"
          reports={menureport.filter(({ kind }) => kind === 'annual')}
        />
        <Group
          title="งบแสดงฐานะการเงินรายเดือน"
          reports={menureport.filter(({ kind }) => kind === 'monthly')}
        />
      </div>
    </section>
  )
}

type Report = ReturnType<typeof useSite>['config']['menureport'][number]

function Group({ title, reports }: { title: string; reports: Report[] }) {
  if (reports.length === 0) return null
  return (
    <section>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {reports.map(({ title: name, as_of, url }) => (
          <li key={url}>
            <Link
              to={url}
              className="group flex items-center gap-4 rounded-control px-2 py-3 hover:bg-subtle"
            >
              <FileText aria-hidden className="size-6 shrink-0 text-link" />
              <span className="min-w-0">
                <span className="block group-hover:text-link group-hover:underline">{name}</span>
                <span className="text-caption text-muted">ณ วันที่ {longDate(as_of)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
