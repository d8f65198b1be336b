import type { DepStatementFeed } from '#contract/member/deposit.ts'
import type { Fact } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { SumsOfDays } from '../sums-of-days.tsx'

export function DepositTotals(statement: DepStatementFeed) {
  const { totals } = statement
  const tax: Fact[] =
    totals.tax > 0 ? [['ภาษีหัก ณ ที่จ่ายในยอดถอน', <Money key="tax" amount={totals.tax} />]] : []
  return (
    <SumsOfDays
      statement={statement}
      closing="คงเหลือ"
      facts={[
        [`รวมฝาก (${totals.count_in} รายการ)`, <Money key="in" amount={totals.paid_in} />],
        ['ดอกเบี้ยในยอดฝาก', <Money key="interest" amount={totals.interest} />],
        [`รวมถอน (${totals.count_out} รายการ)`, <Money key="out" amount={totals.paid_out} />],
        ...tax,
      ]}
    />
  )
}
