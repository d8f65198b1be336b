import type { RightFeed } from '#contract/member/right.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { feedRight } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { RightPage } from '../../ui/right/right-page.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { Money } from '../../ui/statement/money.tsx'

export function Component() {
  const feed = useFeed(feedRight, '/api/member/right')
  return (
    <>
      <PageTitle title="สิทธิกู้ของฉัน" />
      <Loaded from={feed}>{(right) => <Right {...right} />}</Loaded>
    </>
  )
}

function Right({ as_of, facts, ...lendings }: RightFeed) {
  return (
    <RightPage {...lendings} facts={facts}>
      <section aria-label="ข้อมูลที่ใช้" className="rounded-card border border-border bg-subtle p-4">
        <Facts
          facts={[
            ['เงินเดือน', <Money key="salary" amount={facts.salary} />],
            ['หุ้นสะสม', <Money key="shares" amount={facts.shares} />],
            ['เป็นสมาชิกตั้งแต่', longDate(facts.joinedOn)],
            [
              'สัญญาที่ยังผ่อนอยู่',
              facts.contracts.length === 0
                ? 'ไม่มี'
                : facts.contracts
                    .map(({ loanNo, balance }) => `${loanNo} คงเหลือ ${formatBaht(balance)}`)
                    .join(', '),
            ],
          ]}
        />
        <AsOf day={as_of} />
      </section>
    </RightPage>
  )
}
