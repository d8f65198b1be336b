import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { LoanFeed } from '#contract/member/loan.ts'
import type { LoanPaper } from '#contract/shared/loan-paper.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { LoanBadge } from '../../../ui/statement/account-badges.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PayLink } from '../../desk/pay/pay-link.tsx'
import { arrearsFacts } from './arrears-facts.tsx'
import { Collaterals } from './collaterals.tsx'
import { FoldedPapers } from './own-papers.tsx'
import { instalmentLabel, progressWords } from './words.ts'

type Contract = LoanFeed['contracts'][number]

interface LoanCardProps {
  contract: Contract
  /** What was signed and written for it, where it was asked for here. */
  papers: readonly LoanPaper[]
}

/** One contract: what is left of it, how far it has come, what is due next, and what it rests on. */
export function LoanCard({ contract, papers }: LoanCardProps) {
  const { type_name, loan_no, balance, next_due, collaterals, statement } = contract
  return (
    // With its papers unfolded it is longer than what is left of a sheet, and its heading would stand alone.
    <article aria-label={`${type_name} ${loan_no}`} className="card print:break-inside-auto!">
      <div className="grid gap-3 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 className="text-h3">{type_name}</h3>
            <p className="figures text-small text-muted">
              สัญญาเลขที่ <span className="whitespace-nowrap">{loan_no}</span>
            </p>
          </div>
          <LoanBadge {...contract} />
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted">เงินต้นคงเหลือ</span>
          <span className="text-h2 font-semibold">
            <Money amount={balance} />
          </span>
        </p>
        <Progress ppm={contract.paid_ppm}>{progressWords(contract)}</Progress>
        {next_due && (
          <p className="rounded-control bg-subtle px-4 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                งวดถัดไป <strong className="font-semibold">{shortDate(next_due.due_on)}</strong>
              </span>
              <strong className="font-semibold">
                <Money amount={next_due.total} />
              </strong>
            </span>
            <span className="block text-small text-muted">
              เงินต้น <Money amount={next_due.principal} /> + ดอกเบี้ย {next_due.days} วัน{' '}
              <Money amount={next_due.interest} /> (ประมาณการ)
            </span>
          </p>
        )}
        <Facts facts={[...factsOf(contract), ...arrearsFacts(contract)]} />
        {collaterals.length > 0 && <Collaterals collaterals={collaterals} />}
        <FoldedPapers papers={papers} />
        {contract.state === 'open' && (
          <p className="no-print">
            <PayLink purpose="principal" about={loan_no} of={`สัญญา ${loan_no}`} />
          </p>
        )}
      </div>
      <Link
        to={`/member/loan_statement/${statement}`}
        className="no-print flex min-h-14 items-center justify-between gap-3 rounded-b-card border-t border-border px-4 text-label font-semibold text-link hover:bg-tint sm:px-6"
      >
        ดูรายการชำระ
        <ChevronRight aria-hidden className="size-6 shrink-0" />
      </Link>
    </article>
  )
}

function factsOf(contract: Contract): Fact[] {
  return [
    ['วงเงินอนุมัติ', <Money key="principal" amount={contract.principal} />],
    [instalmentLabel(contract), <Money key="instalment" amount={contract.instalment} />],
    ['อัตราดอกเบี้ย', `${formatRate(contract.rate_ppm)} ต่อปี`],
    ['เริ่มสัญญา', shortDate(contract.opened_on)],
    ['สิ้นสุดตามสัญญา', shortDate(contract.ends_on)],
    ['ทำรายการล่าสุด', shortDate(contract.last_on)],
  ]
}
