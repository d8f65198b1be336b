import { CalendarClock } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { DividendFeed } from '#contract/member/dividend.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { feedDividend } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { FilterLinks } from '../../ui/data/filter-links.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { useLast } from '../../ui/statement/use-last.ts'
import { DividendByLine } from './dividend/dividend-by-line.tsx'
import { Estimate } from './dividend/estimate.tsx'
import { OfYear } from './dividend/of-year.tsx'
import { PastYears } from './dividend/past-years.tsx'
import { whyNoReturn } from './dividend/why-no-return.ts'

export function Component() {
  const [query] = useSearchParams()
  const asked = query.get('year') ?? ''
  const year = /^\d{4}$/.test(asked) ? asked : ''
  const feed = useFeed(feedDividend, address('/api/member/dividend', year ? `?year=${year}` : ''))
  const years = useLast(feed.data)?.years ?? []
  const shown = year || String(years[0]?.year ?? '')
  return (
    <>
      <PageTitle title="เงินปันผล–เฉลี่ยคืน" />
      {years.length > 1 && (
        <div className="no-print mb-4">
          <FilterLinks
            label="ปีบัญชี"
            chosen={shown}
            choices={years.map((each) => ({
              value: String(each.year),
              label: String(buddhistYear(each.year)),
            }))}
            to={(value) => `?year=${value}`}
          />
        </div>
      )}
      <Loaded
        from={feed}
        missing={{
          title: 'ไม่พบเงินปันผลของปีนี้',
          text: 'ปีที่เลือกยังไม่ประกาศ หรือท่านยังไม่มีหุ้นในปีนั้น',
          action: <ButtonLink to="/member/dividend" label="ดูปีล่าสุด" />,
        }}
      >
        {(dividend) => <Dividend {...dividend} />}
      </Loaded>
    </>
  )
}

function Dividend({ years, year, reckoning, agrees, estimate, rules, as_of }: DividendFeed) {
  const shown = years.find((each) => each.year === year)
  return (
    <>
      {shown ? (
        <OfYear
          ofYear={shown}
          asOf={as_of}
          noReturn={reckoning ? whyNoReturn(reckoning) : undefined}
        />
      ) : (
        <>
          <Callout tone="blue" Icon={CalendarClock} title="รอประกาศหลังประชุมใหญ่">
            <p>ยอดเงินปันผลและเงินเฉลี่ยคืนจะปรากฏเมื่อที่ประชุมใหญ่อนุมัติอัตราแล้ว</p>
          </Callout>
          <div className="mt-2">
            <AsOf day={as_of} />
          </div>
        </>
      )}
      {shown && reckoning && (
        <DividendByLine reckoning={reckoning} announced={shown} agrees={agrees} rules={rules} />
      )}
      {estimate && <Estimate estimate={estimate} rules={rules} />}
      <PastYears years={years} />
    </>
  )
}
