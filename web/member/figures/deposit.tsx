import type { DepositFeed } from '#contract/member/deposit.ts'
import { Hero } from '../../area/display/hero.tsx'
import { PageTitle } from '../../area/display/page-title.tsx'
import { Section } from '../../area/display/section.tsx'
import { Empty } from '../../area/feedback/empty.tsx'
import { LoadedFeed } from '../../area/feedback/loaded-feed.tsx'
import { AsOf } from '../../area/statement/as-of.tsx'
import { Money } from '../../area/statement/money.tsx'
import { Origin } from '../../area/statement/origin.tsx'
import { feedDeposit } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { AccountCard } from './deposit/card.tsx'
import { LastUpdated } from './deposit/last-updated.tsx'

export function Component() {
  const feed = useFeed(feedDeposit, '/api/member/deposit')
  return (
    <>
      <PageTitle title="เงินฝาก">
        <LastUpdated />
      </PageTitle>
      <LoadedFeed feed={feed}>{(deposits) => <Deposits {...deposits} />}</LoadedFeed>
    </>
  )
}

function Deposits({ accounts, balance, accrued_interest, as_of }: DepositFeed) {
  if (accounts.length === 0) {
    return <Empty title="ยังไม่มีบัญชีเงินฝาก" text="เปิดบัญชีเงินฝากได้ที่สำนักงานสหกรณ์ในวันและเวลาทำการ" />
  }
  return (
    <>
      <Hero
        label="เงินฝากรวม"
        amount={balance}
        asOf={as_of}
        facts={[
          ['จำนวนบัญชี', `${accounts.length} บัญชี`],
          ['ดอกเบี้ยสะสมที่ยังไม่เข้าบัญชี', <Money key="accrued" amount={accrued_interest} />],
        ]}
      />
      <Origin
        steps={[
          'เงินฝากรวม คือผลรวมยอดคงเหลือของทุกบัญชี',
          'ดอกเบี้ยสะสม คือดอกเบี้ยตั้งแต่วันที่เข้าบัญชีครั้งล่าสุดถึงวันที่ของข้อมูล คิดจากยอดคงเหลือแต่ละวันตามอัตราปัจจุบัน เป็นประมาณการ',
        ]}
      />
      <Section title="บัญชีเงินฝาก" aside={<AsOf day={as_of} />}>
        <ul className="grid gap-4">
          {accounts.map((account) => (
            <li key={account.statement}>
              <AccountCard account={account} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
