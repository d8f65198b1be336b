import { Link } from 'react-router'
import type { DocumentDetail } from '#contract/staff/site-parts.ts'

const KINDS = { topic: 'เรื่อง', slide: 'สไลด์', report: 'รายงาน', menu: 'เมนู' }
const PAGES = { slide: '/admin/slides', report: '/admin/reports', menu: '/admin/menus' }

export function DocumentUses({ uses }: Pick<DocumentDetail, 'uses'>) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="mb-2 text-h3">
        ใช้อยู่ที่
      </h2>
      {uses.length === 0 ? (
        <p className="text-muted">ยังไม่ได้ใช้ที่ใด</p>
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {uses.map(({ kind, id, title }) => (
            <li key={`${kind} ${id}`} className="flex flex-wrap items-center gap-x-3">
              <span className="w-20 text-small text-muted">{KINDS[kind]}</span>
              <Link
                to={kind === 'topic' ? `/admin/topics/${id}` : PAGES[kind]}
                className="link inline-flex min-h-11 items-center"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
