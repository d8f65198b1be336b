import { useSearchParams } from 'react-router'
import type { WelfareFeed, WelfareTab } from '#contract/member/welfare.ts'
import { feedWelfare } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { Requests } from './welfare/requests.tsx'
import { Rights } from './welfare/rights.tsx'
import { Tabs } from './welfare/tabs.tsx'
import { useWelfareTab } from './welfare/use-tab.ts'

export function Component() {
  const feed = useFeed(feedWelfare, '/api/member/welfare')
  return (
    <>
      <PageTitle title="สวัสดิการ" />
      <Loaded from={feed}>{(welfare) => <Welfare {...welfare} />}</Loaded>
    </>
  )
}

function Welfare(welfare: WelfareFeed) {
  const { tabs, rights, requests, received_total, heirs_total, as_of } = welfare
  const [query] = useSearchParams()
  const [tab, show] = useWelfareTab(query.get('tab'))
  const panels: Record<WelfareTab, () => React.ReactNode> = {
    all: () => (
      <>
        <Requests requests={requests} empty="ยังไม่มีคำขอสวัสดิการ" />
        <Section title="สิทธิและเงื่อนไข">
          <Rights rights={rights} />
        </Section>
      </>
    ),
    received: () => (
      <Requests
        requests={requests.filter(({ state }) => state === 'paid')}
        empty="ยังไม่เคยได้รับสวัสดิการ"
      />
    ),
    rights: () => <Rights rights={rights} />,
  }
  if (rights.length === 0 && requests.length === 0) {
    return <Empty title="ยังไม่มีสวัสดิการ" text="สิทธิสวัสดิการจะปรากฏหลังสหกรณ์บันทึกสิทธิของท่าน" />
  }
  return (
    <>
      <Hero
        label="ได้รับแล้วรวม"
        amount={received_total}
        asOf={as_of}
        facts={
          heirs_total > 0
            ? [['กรณีเสียชีวิต ผู้รับโอนได้รับ', <Money key="heirs" amount={heirs_total} />]]
            : []
        }
      />
      <Tabs tabs={tabs} chosen={tab} onChoose={show}>
        {panels[tab]()}
      </Tabs>
    </>
  )
}
