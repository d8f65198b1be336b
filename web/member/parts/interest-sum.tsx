import type { InterestBasis } from '#contract/portal/figures.ts'
import { formatBaht } from '#domain/money.ts'
import { formatRate } from '#domain/rate.ts'
import { longDate } from '#domain/thai-date.ts'

/** How one interest was reckoned, with its own numbers. */
export function InterestSum({ basis }: { basis: InterestBasis }) {
  const { balance, rate_ppm, from_on, to_on, days, numerator, denominator, interest } = basis
  return (
    <div className="figures text-small">
      <p>
        เงินต้นก่อนชำระ {formatBaht(balance)} บาท อัตรา {formatRate(rate_ppm)} ต่อปี นับหลังวันที่{' '}
        {longDate(from_on)} ถึง {longDate(to_on)} รวม {days} วัน
      </p>
      <p className="mt-1 font-semibold">
        {formatBaht(balance)} × {formatRate(rate_ppm)} × {numerator.toLocaleString('th-TH')} ÷{' '}
        {denominator.toLocaleString('th-TH')} = {formatBaht(interest)} บาท
      </p>
    </div>
  )
}
