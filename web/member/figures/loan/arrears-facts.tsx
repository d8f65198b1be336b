import type { LoanContract } from '#contract/member/loan.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { Fact } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'

/** What has fallen due without being paid; amounts and the day of default only where the core system says them. */
export function arrearsFacts(contract: LoanContract): Fact[] {
  const { arrears_months, arrears_principal, arrears_interest, default_on } = contract
  return [
    ...(arrears_months > 0
      ? ([['ครบกำหนดแล้วยังไม่มีรายการชำระ', `${arrears_months} งวด`]] satisfies Fact[])
      : []),
    ...(arrears_principal
      ? ([['เงินต้นค้างชำระ', <Money key="principal" amount={arrears_principal} />]] satisfies Fact[])
      : []),
    ...(arrears_interest
      ? ([['ดอกเบี้ยค้างชำระ', <Money key="interest" amount={arrears_interest} />]] satisfies Fact[])
      : []),
    ...(default_on ? ([['วันที่ผิดนัด', longDate(default_on)]] satisfies Fact[]) : []),
  ]
}
