import type { DepStatementFeed } from '#contract/member/deposit.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { type Fact, Sums } from '../../../area/display/facts.tsx'
import { Money } from '../../../area/statement/money.tsx'

/** Of all days asked for, whatever rows are in sight. */
export function DepositTotals({
  from,
  to,
  totals,
  opening_balance,
  closing_balance,
}: DepStatementFeed) {
  const tax: Fact[] =
    totals.tax > 0 ? [['ภาษีหัก ณ ที่จ่ายในยอดถอน', <Money key="tax" amount={totals.tax} />]] : []
  return (
    <div className="card mb-3 p-4 sm:px-6" aria-live="polite">
      <h3 className="mb-2 text-h3">
        สรุป {shortDate(from)} – {shortDate(to)}
      </h3>
      <Sums
        facts={[
          ['ยอดยกมา', <Money key="opening" amount={opening_balance} />],
          [`รวมฝาก (${totals.count_in} รายการ)`, <Money key="in" amount={totals.paid_in} />],
          ['ดอกเบี้ยในยอดฝาก', <Money key="interest" amount={totals.interest} />],
          [`รวมถอน (${totals.count_out} รายการ)`, <Money key="out" amount={totals.paid_out} />],
          ...tax,
          ['คงเหลือ', <Money key="closing" amount={closing_balance} />],
        ]}
      />
    </div>
  )
}
