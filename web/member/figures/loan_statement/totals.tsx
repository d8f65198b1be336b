import type { LoanStatementFeed } from '#contract/member/loan_statement.ts'
import type { Fact } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { SumsOfDays } from '../sums-of-days.tsx'

/** The interest is what a tax form wants. */
export function LoanTotals(statement: LoanStatementFeed) {
  const { totals } = statement
  const borrowed: Fact[] =
    totals.borrowed > 0 ? [['รับเงินกู้', <Money key="in" amount={totals.borrowed} />]] : []
  return (
    <SumsOfDays
      statement={statement}
      closing="เงินต้นคงเหลือ"
      facts={[
        ...borrowed,
        [
          `รวมเงินต้นที่ชำระ (${totals.count} ครั้ง)`,
          <Money key="principal" amount={totals.principal} />,
        ],
        ['รวมดอกเบี้ย', <Money key="interest" amount={totals.interest} />],
        ['รวมชำระ', <Money key="paid" amount={totals.paid} />],
      ]}
    />
  )
}
