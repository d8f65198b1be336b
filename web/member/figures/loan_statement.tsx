import { useParams } from 'react-router'
import { address } from '../../client/address.ts'
import { feedLoanStatement } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Downloads } from '../../ui/statement/downloads.tsx'
import { PeriodPicker } from '../../ui/statement/period-picker.tsx'
import { useLast } from '../../ui/statement/use-last.ts'
import { usePeriod } from '../../ui/statement/use-period.ts'
import { LoanHead } from './loan_statement/head.tsx'
import { LoanMovements } from './loan_statement/movements.tsx'
import { WhatIfCard } from './loan_statement/what-if.tsx'

export function Component() {
  const { statement = '' } = useParams()
  return <LoanStatement key={statement} statement={statement} />
}

function LoanStatement({ statement }: { statement: string }) {
  const { query } = usePeriod()
  const path = address('/api/member/loan_statement/:statement', { statement }, query)
  const feed = useFeed(feedLoanStatement, path)
  // While other days are on their way the contract stays in sight: it is the same whatever the days.
  const last = useLast(feed.data)
  return (
    <>
      <PageTitle title="รายการชำระเงินกู้" />
      {last && <LoanHead {...last} />}
      {last && last.contract.state === 'open' && <WhatIfCard {...last} />}
      <Section
        title="รายการเคลื่อนไหว"
        aside={last && <Papers statement={statement} query={query} state={last.contract.state} />}
      >
        {last && (
          <PeriodPicker
            from={feed.data?.from ?? last.from}
            to={feed.data?.to ?? last.to}
            asOf={last.as_of}
            beganOn={last.contract.opened_on}
          />
        )}
        <div className="mt-4">
          <Loaded from={feed} shape={last ? 'rows' : 'page'} missing={MISSING}>
            {(data) => <LoanMovements key={path} path={path} feed={data} />}
          </Loaded>
        </div>
      </Section>
    </>
  )
}

const MISSING = {
  title: 'ไม่พบรายการชำระที่ต้องการ',
  text: 'ลิงก์อาจไม่ครบ หรือช่วงวันที่ไม่ถูกต้อง กรุณาเลือกสัญญาจากหน้าเงินกู้',
  action: <ButtonLink to="/member/loan" primary label="ไปหน้าเงินกู้" />,
}

interface PapersProps {
  statement: string
  query: string
  state: 'open' | 'closed'
}

function Papers({ statement, query, state }: PapersProps) {
  const rows = {
    label: 'รายการชำระตามช่วงวันที่',
    path: `/api/member/papers/loan_statement/${statement}`,
    query,
  }
  const rest = {
    label: 'ตารางผ่อนชำระที่เหลือ',
    path: `/api/member/papers/loan_schedule/${statement}`,
  }
  return <Downloads papers={state === 'open' ? [rows, rest] : [rows]} />
}
