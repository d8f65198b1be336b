import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { DueTerms } from '#contract/member/terms.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { LongText } from '../../../public/long-text.tsx'
import { Loading } from '../../../ui/feedback/loaded-page.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** What is new in a few sentences, and the whole text for whoever opens it. */
export function DueCard({ terms }: { terms: DueTerms }) {
  const { kind, version, title, effective_on, changes, agreed_before } = terms
  const [opened, setOpened] = useState(false)
  return (
    <section aria-labelledby={`due-${kind}`} className="card p-5 sm:p-6">
      <h2 id={`due-${kind}`} className="text-h3">
        {title}
      </h2>
      <p className="text-small text-muted">
        ฉบับที่ {version} มีผลตั้งแต่วันที่ {longDate(effective_on)}
      </p>
      <p className="mt-3 font-semibold">{agreed_before ? 'สิ่งที่เปลี่ยน' : 'สาระสำคัญ'}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-6">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <details className="group mt-4 border-t border-border" onToggle={() => setOpened(true)}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 pt-2 font-semibold text-link [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
          อ่านฉบับเต็ม
        </summary>
        {opened && <Whole kind={kind} version={version} />}
      </details>
    </section>
  )
}

function Whole({ kind, version }: Pick<DueTerms, 'kind' | 'version'>) {
  const path = address('/api/info/termofconditional', `doc=${kind}&version=${version}`)
  const { data, failed, asking, again } = useQuery(path)
  if (data) return <LongText title={data.title} sections={data.sections} name={kind} />
  if (!failed || asking) return <Loading />
  return <Button label="โหลดข้อความอีกครั้ง" className="mt-3" onClick={again} />
}
