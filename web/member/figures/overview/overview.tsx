// How the member stands, at a glance: first on the page that everybody lands on.

import { ChartPie, HandCoins, PiggyBank } from 'lucide-react'
import type { WelcomeFeed } from '#contract/member/welcome.ts'
import { feedMonthlyCollection } from '../../../client/store/member-feeds.ts'
import { useFeed } from '../../../client/store/use-feed.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Amount } from '../../../ui/statement/amount.tsx'
import { AsOf } from '../../../ui/statement/as-of.tsx'
import { Changes } from './changes.tsx'
import { ThisMonth } from './this-month.tsx'
import { TotalCard } from './total-card.tsx'

export function Overview() {
  const feed = useFeed(feedMonthlyCollection, '/api/member/welcome')
  return <Loaded from={feed}>{(totals) => <Totals {...totals} />}</Loaded>
}

function Totals({ share, loan, deposit, collection, as_of, ...since }: WelcomeFeed) {
  const { changes, last_visit } = since
  const sinceWhen = last_visit?.is_news_since ? 'จากครั้งก่อนที่ท่านเข้าดู' : 'จากสิ้นเดือนก่อน'
  const differenceOf = (kind: string) => changes.find((change) => change.kind === kind)?.difference
  return (
    <section aria-label="ภาพรวม" className="@container grid grid-cols-1 gap-3">
      <AsOf day={as_of} />
      <ul className="grid grid-cols-1 gap-3 @[44rem]:grid-cols-3">
        <li>
          <TotalCard
            to="/member/share"
            Icon={ChartPie}
            label="ทุนเรือนหุ้น"
            amount={share.balance}
            note={
              <>
                ส่งเดือนละ <Amount amount={share.monthly} /> บาท
              </>
            }
            difference={differenceOf('share')}
            since={sinceWhen}
          />
        </li>
        <li>
          <TotalCard
            to="/member/deposit"
            Icon={PiggyBank}
            label="เงินฝากรวม"
            amount={deposit.balance}
            note={deposit.accounts > 0 ? `${deposit.accounts} บัญชี` : 'ยังไม่มีบัญชีเงินฝาก'}
            difference={differenceOf('deposit')}
            since={sinceWhen}
          />
        </li>
        <li>
          <TotalCard
            to="/member/loan"
            Icon={HandCoins}
            label="เงินกู้คงเหลือ"
            amount={loan.balance}
            note={loan.contracts > 0 ? `${loan.contracts} สัญญา` : 'ไม่มีเงินกู้คงค้าง'}
            difference={differenceOf('loan')}
            since={sinceWhen}
          />
        </li>
      </ul>
      <ThisMonth collection={collection} />
      <Changes {...since} />
    </section>
  )
}
