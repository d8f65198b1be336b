import { useParams } from 'react-router'
import { address } from '../../client/address.ts'
import { feedDepositStatement } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Downloads } from '../../ui/statement/downloads.tsx'
import { PeriodPicker } from '../../ui/statement/period-picker.tsx'
import { useLast } from '../../ui/statement/use-last.ts'
import { usePeriod } from '../../ui/statement/use-period.ts'
import { AccountHead } from './dep_statement/head.tsx'
import { DepositMovements } from './dep_statement/movements.tsx'
import { LastUpdated } from './deposit/last-updated.tsx'

export function Component() {
  const { statement = '' } = useParams()
  return <DepStatement key={statement} statement={statement} />
}

function DepStatement({ statement }: { statement: string }) {
  const { query } = usePeriod()
  const path = address('/api/member/dep_statement/:statement', { statement }, query)
  const feed = useFeed(feedDepositStatement, path)
  // While other days are on their way the account stays in sight: it is the same whatever the days.
  const last = useLast(feed.data)
  const papers = [
    {
      label: 'รายการตามช่วงวันที่',
      path: `/api/member/papers/dep_statement/${statement}`,
      query,
    },
  ]
  return (
    <>
      <PageTitle title="รายการเคลื่อนไหวเงินฝาก">
        <LastUpdated />
      </PageTitle>
      {last && <AccountHead {...last} />}
      <Section title="รายการเคลื่อนไหว" aside={last && <Downloads papers={papers} />}>
        {last && (
          <PeriodPicker
            from={feed.data?.from ?? last.from}
            to={feed.data?.to ?? last.to}
            asOf={last.as_of}
            beganOn={last.account.opened_on}
          />
        )}
        <div className="mt-4">
          <Loaded from={feed} shape={last ? 'rows' : 'page'} missing={MISSING}>
            {(data) => <DepositMovements key={path} path={path} feed={data} />}
          </Loaded>
        </div>
      </Section>
    </>
  )
}

const MISSING = {
  title: 'ไม่พบรายการเคลื่อนไหวที่ต้องการ',
  text: 'ลิงก์อาจไม่ครบ หรือช่วงวันที่ไม่ถูกต้อง กรุณาเลือกบัญชีจากหน้าเงินฝาก',
  action: <ButtonLink to="/member/deposit" primary label="ไปหน้าเงินฝาก" />,
}
