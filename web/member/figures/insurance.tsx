import type { InsuranceFeed } from '#contract/member/insurance.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { feedInsurance } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Folded } from '../../ui/data/folded.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { HowToClaim } from './insurance/how-to-claim.tsx'
import { PolicyCard } from './insurance/policy-card.tsx'

export function Component() {
  const feed = useFeed(feedInsurance, '/api/member/insurance')
  return (
    <>
      <PageTitle title="ประกันชีวิต" />
      <Loaded from={feed}>{(insurance) => <Policies {...insurance} />}</Loaded>
    </>
  )
}

function Policies({ policies, sum_insured, as_of }: InsuranceFeed) {
  if (policies.length === 0) {
    return <Empty title="ยังไม่มีกรมธรรม์" text="เมื่อสหกรณ์ทำประกันชีวิตกลุ่มให้ท่าน กรมธรรม์จะปรากฏที่นี่" />
  }
  const current = policies.filter(({ state }) => state !== 'ended')
  const covering = current.filter(({ state }) => state !== 'not-yet')
  const until = covering.map(({ until_on }) => until_on).sort()[0]
  const ended = policies.filter(({ state }) => state === 'ended')
  return (
    <>
      <Hero
        label="ทุนประกันที่คุ้มครองอยู่"
        amount={sum_insured}
        asOf={as_of}
        facts={[
          ['กรมธรรม์ที่คุ้มครองอยู่', `${covering.length} ฉบับ`],
          ['คุ้มครองถึง', until ? longDate(until) : '–'],
        ]}
      />
      {current.length > 0 && (
        <Section title="กรมธรรม์">
          <PolicyCards policies={current} />
        </Section>
      )}
      {ended.length > 0 && (
        <div className="mt-6">
          <Folded title={`กรมธรรม์ที่สิ้นสุดแล้ว (${ended.length})`}>
            <PolicyCards policies={ended} />
          </Folded>
        </div>
      )}
      <HowToClaim />
    </>
  )
}

function PolicyCards({ policies }: Pick<InsuranceFeed, 'policies'>) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {policies.map((policy) => (
        <li key={`${policy.year} ${policy.policy_no}`}>
          <PolicyCard {...policy} />
        </li>
      ))}
    </ul>
  )
}
