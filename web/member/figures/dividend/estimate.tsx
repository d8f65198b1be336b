import { Calculator, TriangleAlert } from 'lucide-react'
import type { DividendBreakdown, DividendFeed } from '#contract/member/dividend.ts'
import { buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Folded } from '../../../ui/data/folded.tsx'
import { CalculationTable } from './calculation-table.tsx'
import { How } from './how.tsx'
import { SumTable } from './sum-table.tsx'
import { clauseNote, shortMonthsNote, whyNoReturn } from './why-no-return.ts'

interface EstimateProps {
  estimate: DividendBreakdown
  rules: DividendFeed['rules']
}

/** Nothing here is announced: dashed all round and called an estimate wherever one looks. */
export function Estimate({ estimate, rules }: EstimateProps) {
  const { year, rate_ppm, return_rate_ppm, dividend, average_return, total, counted_to } = estimate
  const name = String(buddhistYear(year))
  const noReturn = whyNoReturn(estimate)
  const shortMonths = shortMonthsNote(estimate)
  return (
    <Section
      title={`ประมาณการปี ${name}`}
      aside={<Badge tone="amber" icon={Calculator} words="ประมาณการ" />}
    >
      <div className="grid grid-cols-1 gap-3 rounded-card border-2 border-dashed border-amber-bd p-4 sm:p-6">
        <p className="flex gap-3">
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-amber-fg" />
          <span>
            ยังไม่ใช่ยอดที่จะได้รับ คิดจากอัตราล่าสุดที่ประกาศ และถือว่าท่านส่งหุ้นและชำระเงินกู้ตามกำหนดถึง{' '}
            {longDate(counted_to)} อัตราจริงต้องได้รับอนุมัติจากที่ประชุมใหญ่
          </span>
        </p>
        <SumTable
          caption={`ประมาณการเงินปันผลและเฉลี่ยคืน ปี ${name} หน่วยเป็นบาท`}
          lines={[
            { label: 'เงินปันผล', note: `ถ้าอัตรา ${formatRate(rate_ppm)}`, amount: dividend },
            {
              label: 'เงินเฉลี่ยคืน',
              note: noReturn ? `ไม่ได้รับ ${noReturn}` : `ถ้าอัตรา ${formatRate(return_rate_ppm)}`,
              amount: average_return,
            },
          ]}
          sum={{ label: 'รวมโดยประมาณ ก่อนรายการหัก', amount: total }}
        />
        {shortMonths && <p>{shortMonths}</p>}
        {estimate.return_clause && <p>{clauseNote(estimate.return_clause)}</p>}
        <Folded title={`ที่มาของประมาณการปี ${name}`}>
          <How reckoning={estimate} rules={rules} />
          <div className="mt-3">
            <CalculationTable reckoning={estimate} />
          </div>
        </Folded>
      </div>
    </Section>
  )
}
