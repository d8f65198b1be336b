import type { LoanStatementFeed } from '#contract/member/loan_statement.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { type Fact, Sums } from '../../../area/display/facts.tsx'
import { Money } from '../../../area/statement/money.tsx'

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
        สรุป {shortDate(from)} – {shortDate(to)}
      </h3>
      <Sums
        facts={[
          ['ยอดยกมา', <Money key="opening" amount={opening_balance} />],
          ...borrowed,
          [
            `รวมเงินต้นที่ชำระ (${totals.count} ครั้ง)`,
            <Money key="principal" amount={totals.principal} />,
          ],
          ['รวมดอกเบี้ย', <Money key="interest" amount={totals.interest} />],
          ['รวมชำระ', <Money key="paid" amount={totals.paid} />],
          ['เงินต้นคงเหลือ', <Money key="closing" amount={closing_balance} />],
        ]}
      />
    </div>
  )
}
