import type { InterestBasis } from '#contract/member/figures.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Amount } from './amount.tsx'

/** How one interest was reckoned, with its own numbers. */
export function InterestSum({ basis }: { basis: InterestBasis }) {
  const { balance, rate_ppm, from_on, to_on, days, numerator, denominator, interest } = basis
  return (
    <div className="figures text-small">
      <p>
        เงินต้นก่อนชำระ <Amount amount={balance} /> บาท อัตรา {formatRate(rate_ppm)} ต่อปี นับหลังวันที่{' '}
        {longDate(from_on)} ถึง {longDate(to_on)} รวม {days} วัน
      </p>
      <p className="mt-1 font-semibold">
        <Amount amount={balance} /> × {formatRate(rate_ppm)} × {numerator.toLocaleString('th-TH')} ÷{' '}
        {denominator.toLocaleString('th-TH')} = <Amount amount={interest} /> บาท
      </p>
    </div>
  )
}
