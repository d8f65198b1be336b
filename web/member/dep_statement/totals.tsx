import type { DepStatementFeed } from '#contract/portal/deposit.ts'
import { longDate } from '#domain/thai-date.ts'
import { Facts } from '../parts/facts.tsx'
import { Money } from '../parts/money.tsx'

/** Of all days asked for, whatever rows are in sight. */
export function DepositTotals({
  from,
  to,
  totals,
  opening_balance,
  closing_balance,
}: DepStatementFeed) {
  return (
    <div className="card mb-3 p-4 sm:px-6" aria-live="polite">
      <h3 className="mb-2 text-h3">
        สรุป {longDate(from)} – {longDate(to)}
      </h3>
      <Facts
        facts={[
          ['ยอดยกมา', <Money key="opening" amount={opening_balance} />],
          [`รวมฝาก (${totals.count_in} รายการ)`, <Money key="in" amount={totals.paid_in} />],
          [`รวมถอน (${totals.count_out} รายการ)`, <Money key="out" amount={totals.paid_out} />],
          ['ในจำนวนนี้เป็นดอกเบี้ย', <Money key="interest" amount={totals.interest} />],
          [
            'คงเหลือ',
            <strong key="closing">
              <Money amount={closing_balance} />
            </strong>,
          ],
        ]}
      />
    </div>
  )
}
