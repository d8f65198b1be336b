import { CircleCheck } from 'lucide-react'
import type { GuaranteeFeed } from '#contract/member/coll.ts'
import { feedCollateral, feedGuarantee } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { Origin } from '../../ui/statement/origin.tsx'
import { Capacity } from './coll/capacity.tsx'
import { GuaranteeCard } from './coll/guarantee-card.tsx'
import { ReceivedList } from './coll/received-list.tsx'

export function Component() {
  const guarantee = useFeed(feedGuarantee, '/api/member/guarantee')
  const collateral = useFeed(feedCollateral, '/api/member/coll')
  return (
    <>
      <PageTitle title="ภาระค้ำประกัน" />
      <Loaded from={guarantee}>
        {(given) => (
          <>
            <Given {...given} />
            <Loaded from={collateral} shape="rows">
              {({ received }) => <ReceivedList received={received} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </>
  )
}

function Given({ given, given_total, given_remaining, capacity, as_of }: GuaranteeFeed) {
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
        ]}
      />
      <Origin
        steps={[
          'ยอดที่ยังค้ำของแต่ละสัญญา คือวงเงินที่ท่านค้ำ แต่ไม่เกินหนี้ที่ผู้กู้ยังเหลืออยู่',
          'เมื่อผู้กู้ผ่อนจนหนี้ต่ำกว่าวงเงินค้ำ ภาระของท่านจะลดลงตามหนี้ และหมดไปเมื่อชำระครบ',
        ]}
      />
      <Capacity {...capacity} />
      <Section title="ท่านค้ำประกันให้ผู้อื่น">
        <ul className="grid grid-cols-1 gap-4">
          {given.map((guarantee) => (
            <li key={guarantee.loan_no}>
              <GuaranteeCard {...guarantee} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
