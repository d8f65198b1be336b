import type { KepFeed } from '#contract/member/kep.ts'
import { address } from '../../client/address.ts'
import { feedKeep } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { useMonth } from '../../client/use-month.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ChangeSinceLastMonth } from './kep/change.tsx'
import { CollectionPage } from './kep/collection-page.tsx'
import { CollectionLines } from './kep/lines.tsx'
import { MonthHero } from './kep/month-hero.tsx'
import { MonthPapers } from './kep/month-papers.tsx'
import { NotDeducted } from './kep/not-deducted.tsx'
import { OverDeducted } from './kep/over-deducted.tsx'
import { WhereItGoes } from './kep/where-it-goes.tsx'

export function Component() {
  const { month, query } = useMonth()
  const feed = useFeed(feedKeep, address('/api/member/kep', query))
  return (
    <CollectionPage
      title="รายการเรียกเก็บ"
      feed={feed}
      month={month}
      missing={{
        title: 'ไม่พบรายการเรียกเก็บของเดือนนี้',
        text: 'เดือนนี้ไม่มีการเรียกเก็บจากท่าน',
        newest: '/member/kep',
      }}
    >
      {(collected) => <Collection {...collected} />}
    </CollectionPage>
  )
}

function Collection({ collection, refunds, as_of }: KepFeed) {
  if (!collection) {
    return (
      <>
        <OverDeducted refunds={refunds} />
        <Empty title="ยังไม่มีรายการเรียกเก็บ" text="รายการจะปรากฏหลังสหกรณ์ส่งใบเรียกเก็บเดือนแรกของท่าน" />
      </>
    )
  }
  return (
    <>
      <MonthHero collection={collection} asOf={as_of} />
      <NotDeducted {...collection} />
      <OverDeducted refunds={refunds} />
      <MonthPapers {...collection} />
      <WhereItGoes {...collection} />
      <CollectionLines collection={collection} />
      {collection.change && <ChangeSinceLastMonth {...collection.change} />}
    </>
  )
}
