import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { longDate } from '#domain/calendar/thai-date.ts'
import { useSite } from '../../app/site.tsx'

/** The page config's `menureport`: what the cooperative publishes about itself. */
export function Reports() {
  const { menureport } = useSite().config
  if (menureport.length === 0) return null
  return (
    <section
      aria-labelledby="reports"
      className="later later-42 page-width pt-9 lg:later-32 lg:pt-12"
    >
      <h2 id="reports" className="text-h2">
        รายงานของสหกรณ์
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-5 lg:mt-4 lg:grid-cols-2 lg:gap-6">
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
              className="group flex items-center gap-3 rounded-control px-2 py-2 hover:bg-subtle sm:gap-4 sm:py-3"
            >
              <FileText aria-hidden className="size-6 shrink-0 text-link" />
              <span className="min-w-0 leading-normal sm:leading-[inherit]">
                <span className="block group-hover:text-link group-hover:underline">{name}</span>
                <span className="block text-caption leading-snug text-muted">
                  ณ วันที่ {longDate(as_of)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
