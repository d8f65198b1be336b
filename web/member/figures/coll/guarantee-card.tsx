import { CircleCheck, ShieldCheck } from 'lucide-react'
import type { GuaranteeFeed } from '#contract/member/coll.ts'
import type { LoanPaper } from '#contract/shared/loan-paper.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PayLink } from '../../desk/pay/pay-link.tsx'
import { FoldedPapers } from '../loan/own-papers.tsx'
import { AskForHelp } from './ask-for-help.tsx'
import { Health, HealthBadge, type Watched } from './health.tsx'

type Guarantee = GuaranteeFeed['given'][number]

interface GuaranteeCardProps extends Guarantee {
  papers: readonly LoanPaper[]
  /** How the loan stands, where the cooperative tells it. */
  watched: Watched | undefined
}

/** Somebody else's loan, as far as the guarantor has to do with it. */
export function GuaranteeCard({
  loan_no,
  borrower_name,
  amount,
  loan_balance,
  remaining,
  papers,
  watched,
}: GuaranteeCardProps) {
  return (
    <article
      aria-label={`${borrower_name} ${loan_no}`}
      className="card grid grid-cols-1 gap-3 p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3">{borrower_name}</h3>
          <p className="figures text-small text-muted">สัญญาเลขที่ {loan_no}</p>
        </div>
        <span className="flex flex-wrap gap-1">
          {remaining > 0 ? (
            <Badge tone="amber" icon={ShieldCheck} words="ยังค้ำอยู่" />
          ) : (
            <Badge tone="gray" icon={CircleCheck} words="หมดภาระแล้ว" />
          )}
          {watched && remaining > 0 && <HealthBadge health={watched.health} />}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">ยอดที่ยังค้ำ</span>
        <span className="text-h2 font-semibold">
          <Money amount={remaining} />
        </span>
      </p>
      <Facts
        facts={[
          ['วงเงินค้ำ', <Money key="amount" amount={amount} />],
          ['หนี้คงเหลือของผู้กู้', <Money key="balance" amount={loan_balance} />],
        ]}
      />
      {watched && <Health {...watched} toldTitle="สหกรณ์แจ้งท่านแล้ว" />}
      {watched?.health.name === 'behind' && watched.health.missed > 0 && (
        <div>
          <PayLink
            purpose="guarantee"
            about={loan_no}
            label="ชำระแทนหนึ่งงวด"
            of={`สัญญา ${loan_no}`}
          />
        </div>
      )}
      {remaining > 0 && <AskForHelp loanNo={loan_no} />}
      <FoldedPapers papers={papers} />
    </article>
  )
}
