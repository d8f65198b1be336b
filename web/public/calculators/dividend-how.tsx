import { monthAndYear } from '#domain/calendar/thai-date.ts'
import type { DividendRequest } from '#domain/dividend/dividend-form.ts'
import type { YearEnd } from '#domain/dividend/dividend-return.ts'
import { methodInWords } from '#domain/dividend/dividend-rules-in-words.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { How, Sum } from './how.tsx'

export function DividendHow({ asked, result }: { asked: DividendRequest; result: YearEnd }) {
  const { shares, business, rules } = asked
  const { dividend, averageReturn } = result
  const rate = formatRate(shares.ratePpm)
  const example = dividend.lines.find(({ contribution }) => contribution > 0)
  const kept = satang(business.interestPaid - business.interestRefunded)
  return (
    <How
      steps={[
        <span key="opening">
          หุ้นยกมาต้นปีได้ปันผลเต็มปี
          <Sum>
            {formatBaht(shares.opening)} × {rate} = {formatBaht(dividend.onOpening)} บาท
          </Sum>
        </span>,
        example && (
          <span key="months">
            หุ้นที่ส่งระหว่างปีได้ปันผลตามเวลาที่ถือ นับ{methodInWords(rules)} เช่น {monthAndYear(example.paidOn)}
            <Sum>
              {formatBaht(example.contribution)} × {rate} × {example.numerator}/
              {example.denominator} = {formatBaht(example.dividend)} บาท
            </Sum>
          </span>
        ),
        <span key="total">
          ปัดเศษเป็นสตางค์ทีละรายการแล้วบวกกัน
          <Sum>
            {formatBaht(dividend.onOpening)} + {formatBaht(dividend.onContributions)} ={' '}
            {formatBaht(dividend.total)} บาท
          </Sum>
        </span>,
        business.interestPaid > 0 && !business.inDefault && (
          <span key="return">
            เงินเฉลี่ยคืนคิดจากดอกเบี้ยเงินกู้ที่จ่ายจริงในปี หักส่วนที่ได้รับคืนแล้ว
            <Sum>
              {formatBaht(kept)} × {formatRate(business.returnRatePpm)} ={' '}
              {formatBaht(averageReturn)} บาท
            </Sum>
          </span>
        ),
      ].filter(Boolean)}
    />
  )
}
