import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { DepositAccount } from '#contract/member/deposit.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { useSite } from '../../../app/site.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { DepositBadge } from '../../../ui/statement/account-badges.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PayLink } from '../../desk/pay/pay-link.tsx'
import { AccountNo } from './account-no.tsx'

export function AccountCard({ account }: { account: DepositAccount }) {
  const { pay_deposits = [] } = useSite().config
  return (
    <article aria-label={`${account.type_name} ${account.account_no_masked}`} className="card">
      <div className="grid gap-3 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 className="text-h3">{account.type_name}</h3>
            <p className="text-small text-muted">{account.account_name}</p>
            <p className="text-small text-muted">
              เลขที่บัญชี <AccountNo {...account} />
            </p>
          </div>
          <DepositBadge state={account.state} />
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted">คงเหลือ</span>
          <span className="text-h2 font-semibold">
            <Money amount={account.balance} />
          </span>
        </p>
        <Facts
          facts={[
            ['อัตราดอกเบี้ย', `${formatRate(account.rate_ppm)} ต่อปี`],
            ['ดอกเบี้ยสะสม', <Money key="accrued" amount={account.accrued_interest} />],
            ['เปิดบัญชี', shortDate(account.opened_on)],
            ['ทำรายการล่าสุด', shortDate(account.last_on)],
            ...(account.monthly > 0
              ? ([['หักฝากเดือนละ', <Money key="monthly" amount={account.monthly} />]] as const)
              : []),
          ]}
        />
        {pay_deposits.includes(account.type_code) && (
          <p className="no-print">
            <PayLink
              purpose="deposit"
              about={account.account_no}
              label="ฝากเงิน"
              of={`เข้าบัญชี ${account.account_no_masked}`}
            />
          </p>
        )}
      </div>
      <Link
        to={`/member/dep_statement/${account.statement}`}
        className="no-print flex min-h-14 items-center justify-between gap-3 rounded-b-card border-t border-border px-4 text-label font-semibold text-link hover:bg-tint sm:px-6"
      >
        ดูรายการเคลื่อนไหว
        <ChevronRight aria-hidden className="size-6 shrink-0" />
      </Link>
    </article>
  )
}
