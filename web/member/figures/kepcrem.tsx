import type { KepcremFeed } from '#contract/member/kep.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { address } from '../../client/address.ts'
import { feedKeepCredit } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { useMonth } from '../../client/use-month.ts'
import { Section } from '../../ui/area/section.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { AmountInWords } from '../../ui/statement/amount.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { CollectionPage } from './kep/collection-page.tsx'
import { FundCard } from './kepcrem/fund-card.tsx'

export function Component() {
  const { month, query } = useMonth()
  const feed = useFeed(feedKeepCredit, address('/api/member/kepcrem', query))
  return (
    <CollectionPage
      title="ฌาปนกิจสงเคราะห์"
      feed={feed}
      month={month}
      missing={{
        title: 'ไม่พบรายการของเดือนนี้',
        text: 'เดือนนี้ไม่มีการเก็บเงินฌาปนกิจสงเคราะห์จากท่าน',
        newest: '/member/kepcrem',
      }}
    >
      {(collected) => <Funds {...collected} />}
    </CollectionPage>
  )
}

function Funds({ period, billed, deducted, receipt_no, funds, as_of }: KepcremFeed) {
  if (funds.length === 0) {
    return (
      <Empty
        title="ยังไม่ได้เป็นสมาชิกกองทุนฌาปนกิจ"
        text="สมัครได้ที่สำนักงานสหกรณ์ เมื่อเป็นสมาชิกแล้ว รายการเก็บเงินจะปรากฏที่นี่"
      />
    )
  }
  return (
    <>
      {period && (
        <Hero
          label={`เก็บเงินฌาปนกิจ ${monthAndYear(`${period}-01`)}`}
          amount={billed}
          asOf={as_of}
          facts={[
            ['เป็นตัวหนังสือ', <AmountInWords key="words">{bahtText(billed)}</AmountInWords>],
            ['หักได้', <Money key="deducted" amount={deducted} />],
            ['ใบเสร็จ', receipt_no ?? 'ออกเมื่อได้รับเงินแล้ว'],
          ]}
        />
      )}
      <Section title="กองทุนของท่าน">
        <ul className="grid grid-cols-1 gap-4">
          {funds.map((fund) => (
            <li key={fund.fund_code}>
              <FundCard fund={fund} period={period} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
