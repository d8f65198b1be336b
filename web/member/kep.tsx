import { Link } from 'react-router'
import type { KepFeed } from '#contract/portal/kep.ts'
import { feedKeep } from '../store/member-feeds.ts'
import { useFeed } from '../store/use-feed.ts'
import { ChangeSinceLastMonth } from './kep/change.tsx'
import { CollectionLines } from './kep/lines.tsx'
import { MonthHero } from './kep/month-hero.tsx'
import { MonthPapers } from './kep/month-papers.tsx'
import { NotDeducted } from './kep/not-deducted.tsx'
import { CollectionTabs } from './kep/tabs.tsx'
import { useMonth } from './kep/use-month.ts'
import { WhereItGoes } from './kep/where-it-goes.tsx'
import { Empty } from './parts/empty.tsx'
import { Fed } from './parts/fed.tsx'
import { MonthStepper } from './parts/month-stepper.tsx'
import { PageTitle } from './parts/page-title.tsx'
import { useLast } from './parts/use-last.ts'

export function Component() {
  const { month, query } = useMonth()
  const feed = useFeed<KepFeed>(feedKeep, `/api/member/kep${query}`)
  const months = useLast(feed.data)?.months ?? []
  const shown = month ?? months[0]?.period
  return (
    <>
      <PageTitle title="รายการเรียกเก็บ" />
      <CollectionTabs />
      {shown && months.length > 0 && (
        <MonthStepper months={months.map(({ period }) => period)} month={shown} />
      )}
      <Fed
        feed={feed}
        missing={{
          title: 'ไม่พบรายการเรียกเก็บของเดือนนี้',
          text: 'เดือนนี้ไม่มีการเรียกเก็บจากท่าน',
          action: (
            <Link to="/member/kep" className="button button-secondary">
              ดูเดือนล่าสุด
            </Link>
          ),
        }}
      >
        {(kep) => <Collection {...kep} />}
      </Fed>
    </>
  )
}

function Collection({ collection, as_of }: KepFeed) {
  if (!collection) {
    return <Empty title="ยังไม่มีรายการเรียกเก็บ" text="รายการจะปรากฏหลังสหกรณ์ส่งใบเรียกเก็บเดือนแรกของท่าน" />
  }
  return (
    <>
      <MonthHero collection={collection} asOf={as_of} />
      <NotDeducted {...collection} />
      <MonthPapers {...collection} />
      <WhereItGoes {...collection} />
      <CollectionLines collection={collection} />
      {collection.change && <ChangeSinceLastMonth {...collection.change} />}
    </>
  )
}
