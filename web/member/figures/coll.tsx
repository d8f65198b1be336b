import { CircleCheck } from 'lucide-react'
import type { GuaranteeFeed, WatchFeed } from '#contract/member/coll.ts'
import type { GuaranteeAsks } from '#contract/member/loan-request.ts'
import { feedCollateral, feedGuarantee } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { type Query, useQuery } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { Origin } from '../../ui/statement/origin.tsx'
import { Asks } from './coll/asks.tsx'
import { Capacity } from './coll/capacity.tsx'
import { FreedList } from './coll/freed-list.tsx'
import { GuaranteeCard } from './coll/guarantee-card.tsx'
import { ReceivedList } from './coll/received-list.tsx'

export function Component() {
  const guarantee = useFeed(feedGuarantee, '/api/member/guarantee')
  const asks = useQuery('/api/member/coll/asks', { quiet: true })
  const waiting = asks.data?.asks.filter(({ state }) => state === 'open').length
  const tabs = [
    { value: 'given', label: 'ภาระค้ำประกัน' },
    { value: 'asks', label: 'คำขอให้ค้ำ', count: waiting || undefined },
  ]
  const tab = useTab(tabs)
  return (
    <>
      <PageTitle title="ภาระค้ำประกัน" />
      <Tabs label="ส่วนของหน้าค้ำประกัน" tabs={tabs} />
      <Loaded from={guarantee}>
        {(given) =>
          tab === 'asks' ? <Asked given={given} asks={asks} /> : <Standing {...given} />
        }
      </Loaded>
    </>
  )
}

function Standing(given: GuaranteeFeed) {
  const collateral = useFeed(feedCollateral, '/api/member/coll')
  const { data: watch } = useQuery('/api/member/coll/watch', { quiet: true })
  return (
    <>
      <Given {...given} watch={watch} />
      <Loaded from={collateral} shape="rows">
        {({ received }) => <ReceivedList received={received} watched={watch?.own ?? []} />}
      </Loaded>
    </>
  )
}

function Asked({ given, asks }: { given: GuaranteeFeed; asks: Query<GuaranteeAsks> }) {
  const signings = useQuery('/api/member/signings')
  const again = () => {
    asks.again()
    signings.again()
  }
  return (
    <Loaded from={asks}>
      {(data) => (
        <Loaded from={signings}>
          {({ signings: own }) => (
            <Asks
              asks={data.asks}
              signings={own}
              contracts={given.given.filter(({ remaining }) => remaining > 0).length}
              onAnswered={again}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

interface GivenProps extends GuaranteeFeed {
  watch: WatchFeed | undefined
}

function Given({ given, given_total, given_remaining, capacity, as_of, watch }: GivenProps) {
  const papers = useQuery('/api/member/loan_papers', { quiet: true })
  const papersOf = ({ loan_no }: { loan_no: string }) =>
    papers.data?.guarantees.find((one) => one.loan_no === loan_no)?.papers ?? []
  if (given.length === 0) {
    return (
      <>
        <Callout tone="green" Icon={CircleCheck} title="ท่านไม่มีภาระค้ำประกัน">
          <p>ขณะนี้ท่านไม่ได้ค้ำประกันเงินกู้ของผู้อื่น</p>
        </Callout>
        <div className="mt-2">
          <AsOf day={as_of} />
        </div>
        <Capacity {...capacity} />
        <FreedList freed={watch?.freed ?? []} />
      </>
    )
  }
  return (
    <>
      <Hero
        label="ท่านยังค้ำประกันผู้อื่นอยู่"
        amount={given_remaining}
        asOf={as_of}
        facts={[
          ['จำนวนสัญญา', `${given.length} สัญญา`],
          ['วงเงินค้ำเดิมรวม', <Money key="total" amount={given_total} />],
          ...(watch && watch.worst_case > 0
            ? ([['กรณีร้ายแรงที่สุด', <Worst key="worst" {...watch} />]] as const)
            : []),
        ]}
      />
      <Origin
        steps={[
          'ยอดที่ยังค้ำของแต่ละสัญญา คือวงเงินที่ท่านค้ำ แต่ไม่เกินหนี้ที่ผู้กู้ยังเหลืออยู่',
          'เมื่อผู้กู้ผ่อนจนหนี้ต่ำกว่าวงเงินค้ำ ภาระของท่านจะลดลงตามหนี้ และหมดไปเมื่อชำระครบ',
          'กรณีร้ายแรงที่สุด คือวงเงินค้ำของสัญญาที่ยังไม่หมดหนี้รวมกัน ท่านรับผิดไม่เกินจำนวนนี้ แม้ผู้กู้ทุกรายไม่ชำระเลย',
        ]}
      />
      <Capacity {...capacity} />
      <Section title="ท่านค้ำประกันให้ผู้อื่น">
        <ul className="grid grid-cols-1 gap-4">
          {given.map((guarantee) => (
            <li key={guarantee.loan_no}>
              <GuaranteeCard
                {...guarantee}
                papers={papersOf(guarantee)}
                watched={watch?.given?.find(({ loan_no }) => loan_no === guarantee.loan_no)}
              />
            </li>
          ))}
        </ul>
      </Section>
      <FreedList freed={watch?.freed ?? []} />
    </>
  )
}

function Worst({ worst_case }: Pick<WatchFeed, 'worst_case'>) {
  return (
    <>
      ไม่เกิน <Money amount={worst_case} />
    </>
  )
}
