import { FilePlus2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ShareFeed } from '#contract/member/share.ts'
import { longDate, shortMonth } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { address } from '../../client/address.ts'
import { feedShare } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { Hero } from '../../ui/data/hero.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Amount, AmountInWords } from '../../ui/statement/amount.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { Origin } from '../../ui/statement/origin.tsx'
import { PayLink } from '../desk/pay/pay-link.tsx'
import { ShareYears } from './share/years.tsx'

const TITLE = 'ทุนเรือนหุ้น'

export function Component() {
  const [query] = useSearchParams()
  const year = query.get('year') ?? ''
  const feed = useFeed(
    feedShare,
    address('/api/member/share', /^\d{4}$/.test(year) ? `?year=${year}` : ''),
  )
  return (
    <>
      <PageTitle title={TITLE} />
      <Loaded from={feed}>{(share) => <Shares {...share} />}</Loaded>
    </>
  )
}

function Shares(share: ShareFeed) {
  const { balance, shares, par_value, monthly, instalments, last_on, as_of, years } = share
  if (years.length === 0) {
    return <Empty title="ยังไม่มีรายการหุ้น" text="รายการจะปรากฏหลังสหกรณ์ได้รับเงินค่าหุ้นงวดแรกของท่าน" />
  }
  return (
    <>
      <Hero
        label="ทุนเรือนหุ้นสะสม"
        amount={balance}
        asOf={as_of}
        facts={[
          ['จำนวนหุ้น', <ShareCount key="shares" shares={shares} />],
          ['ส่งหุ้นเดือนละ', <Money key="monthly" amount={monthly} />],
          ['งวดปัจจุบัน', `งวดที่ ${instalments.toLocaleString('th-TH')}`],
        ]}
      />
      <Origin
        steps={[
          <Fragment key="shares">
            มูลค่าหุ้นละ {formatBaht(par_value)} บาท จำนวนหุ้น = <Amount amount={balance} /> ÷{' '}
            {formatBaht(par_value)} = <ShareCount shares={shares} />
          </Fragment>,
          `ยอดสะสมเป็นยอดคงเหลือของรายการล่าสุด${last_on ? ` เมื่อ ${longDate(last_on)}` : ''} ตามข้อมูลที่สหกรณ์ส่งเข้าระบบ`,
        ]}
      />
      <p className="no-print mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/member/share_change" label="ขอเปลี่ยนค่าหุ้น" Icon={FilePlus2} />
        <PayLink purpose="share" of="หุ้นเพิ่ม" />
      </p>
      <div className="mt-4">
        <Growth {...share} />
      </div>
      <ShareYears {...share} />
    </>
  )
}

function Growth({ months }: ShareFeed) {
  const points = months.map(({ month, balance }) => ({
    label: shortMonth(`${month}-01`),
    amount: balance,
  }))
  const grown = satang((points.at(-1)?.amount ?? 0) - (points[0]?.amount ?? 0))
  return (
    <LineChart title={found(grown, points.length)} head="เดือน" series={TITLE} points={points} />
  )
}

function found(grown: number, months: number): ReactNode {
  if (grown === 0) return `หุ้นสะสมเท่าเดิมใน ${months} เดือน`
  return (
    <>
      หุ้นสะสม{grown > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} <Amount amount={satang(Math.abs(grown))} /> บาท ใน{' '}
      {months} เดือน
    </>
  )
}

/** A number of shares says as much as its amount. */
function ShareCount({ shares }: { shares: number }) {
  return (
    <>
      <AmountInWords>{shares.toLocaleString('th-TH')}</AmountInWords> หุ้น
    </>
  )
}
