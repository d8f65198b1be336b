import type { LoanStatementFeed } from '#contract/portal/loan_statement.ts'
import { longDate } from '#domain/thai-date.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { Money } from '../parts/money.tsx'

/** Of all days asked for, whatever rows are in sight; the interest is what a tax form wants. */
export function LoanTotals({
  from,
  to,
  totals,
  opening_balance,
  closing_balance,
}: LoanStatementFeed) {
  const borrowed: Fact[] =
    totals.borrowed > 0 ? [['รับเงินกู้', <Money key="in" amount={totals.borrowed} />]] : []
  return (
    <div className="card mb-3 p-4 sm:px-6" aria-live="polite">
      <h3 className="mb-2 text-h3">
        สรุป {longDate(from)} – {longDate(to)}
      </h3>
      <Facts
        facts={[
          ['ยอดยกมา', <Money key="opening" amount={opening_balance} />],
          ...borrowed,
          [
            `รวมเงินต้นที่ชำระ (${totals.count} ครั้ง)`,
            <Money key="principal" amount={totals.principal} />,
          ],
          ['รวมดอกเบี้ย', <Money key="interest" amount={totals.interest} />],
          [
            'รวมชำระ',
            <strong key="paid">
              <Money amount={totals.paid} />
            </strong>,
          ],
          [
            'เงินต้นคงเหลือ',
            <strong key="closing">
              <Money amount={closing_balance} />
            </strong>,
          ],
        ]}
      />
    </div>
  )
}
