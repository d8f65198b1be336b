import { Calculator } from 'lucide-react'
import { Link } from 'react-router'
import type { LoanFeed } from '#contract/member/loan.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { satang, total } from '#domain/money/money.ts'
import { feedLoan } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { useQuery } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Folded } from '../../ui/data/folded.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { Origin } from '../../ui/statement/origin.tsx'
import { LoanCard } from './loan/card.tsx'

export function Component() {
  const feed = useFeed(feedLoan, '/api/member/loan')
  return (
    <>
      <PageTitle title="เงินกู้" />
      <Loaded from={feed}>{(loans) => <Loans {...loans} />}</Loaded>
      <Link
        to="/member/right"
        className="link no-print mt-6 inline-flex min-h-11 items-center gap-2"
      >
        <Calculator aria-hidden className="size-5" />
        ดูสิทธิกู้ของฉัน
      </Link>
    </>
  )
}

function Loans({ contracts, balance, next_total, as_of }: LoanFeed) {
  const open = contracts.filter(({ state }) => state === 'open')
  const papers = useQuery('/api/member/loan_papers', { quiet: true })
  const papersOf = ({ loan_no }: { loan_no: string }) =>
    papers.data?.contracts.find((one) => one.loan_no === loan_no)?.papers ?? []
  const closed = contracts.filter(({ state }) => state === 'closed')
  const dueOn = open.map(({ next_due }) => next_due?.due_on).find(Boolean)
  return (
    <>
      {open.length > 0 ? (
        <>
          <Hero
            label="เงินต้นคงเหลือรวม"
            amount={balance}
            asOf={as_of}
            facts={[
              ['สัญญาที่กำลังผ่อน', `${open.length} สัญญา`],
              ['ยอดงวดถัดไปรวม', <Money key="next" amount={next_total} />],
              ['ครบกำหนด', dueOn ? longDate(dueOn) : '–'],
            ]}
          />
          <Origin
            steps={[
              'เงินต้นคงเหลือรวม คือผลรวมเงินต้นคงเหลือของทุกสัญญาที่ยังไม่ชำระครบ ไม่รวมดอกเบี้ย',
              <>
                ยอดงวดถัดไปรวม คือเงินต้น{' '}
                <Money
                  amount={total(open.map(({ next_due }) => next_due?.principal ?? satang(0)))}
                />{' '}
                บวกดอกเบี้ย{' '}
                <Money
                  amount={total(open.map(({ next_due }) => next_due?.interest ?? satang(0)))}
                />{' '}
                เป็นประมาณการ ยอดจริงเป็นไปตามใบเรียกเก็บ
              </>,
            ]}
          />
          <Section title="สัญญาเงินกู้" aside={<AsOf day={as_of} />}>
            <ul className="grid gap-4">
              {open.map((contract) => (
                <li key={contract.statement}>
                  <LoanCard contract={contract} papers={papersOf(contract)} />
                </li>
              ))}
            </ul>
          </Section>
        </>
      ) : (
        <Empty title="ไม่มีเงินกู้คงค้าง" text="เมื่อมีสัญญาเงินกู้ใหม่ ยอดคงเหลือและงวดถัดไปจะปรากฏที่นี่" />
      )}
      {closed.length > 0 && (
        <div className="mt-6">
          <Folded title={`สัญญาที่ปิดแล้ว (${closed.length})`}>
            <ul className="grid gap-4">
              {closed.map((contract) => (
                <li key={contract.statement}>
                  <LoanCard contract={contract} papers={papersOf(contract)} />
                </li>
              ))}
            </ul>
          </Folded>
        </div>
      )}
    </>
  )
}
