import type { InterestBasis } from '#contract/portal/figures.ts'
import type { LoanMovement } from '#contract/portal/loan_statement.ts'
import { formatBaht } from '#domain/money.ts'
import { formatRate } from '#domain/rate.ts'
import { longDate } from '#domain/thai-date.ts'

interface InterestOriginProps {
  row: LoanMovement
  basis: InterestBasis
}

/** The arithmetic of one row, with its own numbers; where it comes to something else, it says so. */
export function InterestOrigin({ row, basis }: InterestOriginProps) {
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
      {row.receipt_no && <p className="mt-1 text-muted">ใบเสร็จเลขที่ {row.receipt_no}</p>}
      {!basis.agrees && (
        <p className="mt-1 text-amber-fg">
          สหกรณ์บันทึกดอกเบี้ยงวดนี้ {formatBaht(row.interest)} บาท อาจมีการปรับอัตราหรือดอกเบี้ยค้างระหว่างงวด
          สอบถามได้ที่สหกรณ์
        </p>
      )}
    </div>
  )
}
