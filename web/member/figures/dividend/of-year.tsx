import type { DividendOfYear } from '#contract/member/dividend.ts'
import type { Day } from '#domain/calendar/day.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Hero } from '../../../ui/data/hero.tsx'
import { Downloads } from '../../../ui/statement/downloads.tsx'
import { PAY_METHODS } from '../status/words.ts'
import { type SumLine, SumTable } from './sum-table.tsx'

interface OfYearProps {
  ofYear: DividendOfYear
  asOf: Day
  /** Why no interest is given back, where none is. */
  noReturn: string | undefined
}

/** What was announced for a year: what came, what was taken of it, and where the rest went. */
export function OfYear({ ofYear, asOf, noReturn }: OfYearProps) {
  const { year, net, pay_method, pay_account_masked } = ofYear
  return (
    <>
      <Hero
        label={`รับสุทธิ ปี ${buddhistYear(year)}`}
        amount={net}
        asOf={asOf}
        facts={[
          ['วิธีรับเงิน', PAY_METHODS[pay_method]],
          ['เลขที่บัญชี', pay_account_masked ?? '–'],
        ]}
      />
      <div className="mt-3">
        <Downloads
          papers={[
            {
              label: `ใบแจ้งเงินปันผล ปี ${buddhistYear(year)}`,
              path: '/api/member/papers/dividend',
              query: `year=${year}`,
            },
          ]}
        />
      </div>
      <Section title="รายละเอียด">
        <SumTable
          caption={`เงินปันผลและเฉลี่ยคืน ปี ${buddhistYear(year)} หน่วยเป็นบาท`}
          lines={linesOf(ofYear, noReturn)}
          sum={{ label: 'คงเหลือสุทธิ', amount: net, words: bahtText(net) }}
        />
      </Section>
    </>
  )
}

function linesOf(ofYear: DividendOfYear, noReturn: string | undefined): SumLine[] {
  const { rate_ppm, return_rate_ppm, dividend, average_return, deductions } = ofYear
  return [
    { label: 'เงินปันผล', note: `อัตรา ${formatRate(rate_ppm)}`, amount: dividend },
    {
      label: 'เงินเฉลี่ยคืน',
      note:
        average_return === 0 && noReturn
          ? `ไม่ได้รับ ${noReturn}`
          : `อัตรา ${formatRate(return_rate_ppm)}`,
      amount: average_return,
    },
    ...deductions.map(({ description, amount }) => ({
      label: `หัก ${description}`,
      amount,
      isTaken: true,
    })),
  ]
}
