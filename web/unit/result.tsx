// What was deducted this month: the payroll's file or ticks, what is left to decide, the money, and sending it.

import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { UnitResult } from '#contract/unit/result.ts'
import { bangkokDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { deadlineWords } from '#domain/unit/unit-month.ts'
import { PageTitle } from '../ui/area/page-title.tsx'
import { Section } from '../ui/area/section.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { StandingBadge } from './dashboard/standing-badge.tsx'
import { Exceptions } from './result/exceptions.tsx'
import { type Deciding, LineDialog } from './result/line-dialog.tsx'
import { Lines } from './result/lines.tsx'
import { Received } from './result/received.tsx'
import { Refunds } from './result/refunds.tsx'
import { BeginAnew, Standing } from './result/standing.tsx'
import { Summary } from './result/summary.tsx'
import { Slip, Transfer } from './result/transfer.tsx'
import { Upload } from './result/upload.tsx'
import { type ResultActs, useResult } from './result/use-result.ts'

const ASKED = ['period', 'show', 'q', 'page']
/** In the words the month has everywhere else. */
const STANDINGS = {
  draft: 'downloaded',
  sent: 'sent',
  closed: 'settled',
  posted: 'settled',
} as const
const NO_MONTH = {
  title: 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ',
  action: <ButtonLink to="/membergroup/result" primary label="ไปเดือนล่าสุด" />,
}

export function Component() {
  const [params] = useSearchParams()
  const query = new URLSearchParams([...params].filter(([name]) => ASKED.includes(name)))
  const { request, acts } = useResult(query.size > 0 ? `?${query}` : '')
  const { data } = request
  return (
    <>
      <Link
        to={`/membergroup/dashboard${data ? `?period=${data.period}` : ''}`}
        className="no-print -ms-2 inline-flex min-h-12 items-center gap-1 pe-3 text-label font-semibold text-link hover:underline"
      >
        <ChevronLeft aria-hidden className="size-6" />
        ภาพรวมประจำเดือน
      </Link>
      <PageTitle title={data && data.state !== 'draft' ? 'ผลการหัก' : 'ส่งผลการหัก'}>
        {data && (
          <p className="mt-1">
            <StandingBadge standing={STANDINGS[data.state]} received={data.received} />
          </p>
        )}
        {data && (
          <p className="text-muted">
            งวด{monthAndYear(`${data.period}-01`)}
            {data.state === 'draft' && ` · ${deadlineWords(data.due_on, bangkokDate(new Date()))}`}
          </p>
        )}
      </PageTitle>
      {/* What is shown stays while it is asked for anew, with whatever is being typed into it. */}
      {data ? (
        <Result result={data} acts={acts} />
      ) : (
        <Loaded from={request} missing={NO_MONTH}>
          {() => null}
        </Loaded>
      )}
    </>
  )
}

function Result({ result, acts }: { result: UnitResult; acts: ResultActs }) {
  const [deciding, setDeciding] = useState<Deciding>()
  const open = result.state === 'draft'
  const standing = useRef<HTMLDivElement>(null)
  const shown = useRef(result.state)
  // What was sent or taken back is told at the top, and the button that did it is gone.
  useEffect(() => {
    if (shown.current === result.state) return
    shown.current = result.state
    standing.current?.focus()
  }, [result.state])
  return (
    <div className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div ref={standing} tabIndex={-1} className="scroll-mt-40 outline-none">
          <Received received={result.received} />
          <Standing result={result} acts={acts} />
        </div>
        {open && (
          <div className="no-print">
            <Section title="นำเข้าจากไฟล์" aside={<BeginAnew result={result} acts={acts} />}>
              <Upload result={result} acts={acts} />
            </Section>
            <Exceptions result={result} acts={acts} onDecide={setDeciding} />
          </div>
        )}
        <Lines
          key={result.state}
          result={result}
          acts={open ? acts : null}
          onDecide={setDeciding}
        />
        <Refunds result={result} />
        {open && (
          <div className="no-print">
            <Transfer result={result} acts={acts} />
          </div>
        )}
        {!open && result.transfer.slip && (
          <Section title="หลักฐานการโอน">
            <Slip period={result.period} slip={result.transfer.slip} />
          </Section>
        )}
      </div>
      <aside className="mt-8 xl:sticky xl:top-24">
        <Summary result={result} acts={open ? acts : null} />
      </aside>
      {deciding && (
        <LineDialog
          deciding={deciding}
          period={result.period}
          acts={acts}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </div>
  )
}
