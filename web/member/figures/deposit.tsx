import type { DepositFeed } from '#contract/member/deposit.ts'
import { feedDeposit } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { Origin } from '../../ui/statement/origin.tsx'
import { AccountCard } from './deposit/card.tsx'
import { LastUpdated } from './deposit/last-updated.tsx'

export function Component() {
  const feed = useFeed(feedDeposit, '/api/member/deposit')
  return (
    <>
      <PageTitle title="เงินฝาก">
        <LastUpdated />
      </PageTitle>
      <Loaded from={feed}>{(deposits) => <Deposits {...deposits} />}</Loaded>
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
