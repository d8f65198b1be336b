import type { DepStatementFeed } from '#contract/member/deposit.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Hero } from '../../../ui/data/hero.tsx'
import { DepositBadge } from '../../../ui/statement/account-badges.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { Origin } from '../../../ui/statement/origin.tsx'
import { AccountNo } from '../deposit/account-no.tsx'

export function AccountHead({ account, as_of }: DepStatementFeed) {
  const rate = `${formatRate(account.rate_ppm)} ต่อปี`
  return (
    <>
      <div className="mb-3">
        <p>
          <strong className="font-semibold">{account.type_name}</strong>{' '}
          <span className="text-muted">{account.account_name}</span>
        </p>
        <p className="text-muted">
          เลขที่บัญชี <AccountNo {...account} />
        </p>
      </div>
      <Hero
        label="ยอดเงินฝากคงเหลือ"
        amount={account.balance}
        asOf={as_of}
        beside={<DepositBadge state={account.state} />}
        facts={[
          ['อัตราดอกเบี้ย', rate],
          [
            `ดอกเบี้ยสะสมถึง ${shortDate(as_of)}`,
            <Money key="accrued" amount={account.accrued_interest} />,
          ],
        ]}
      />
      <Origin
        of="ดอกเบี้ยสะสม"
        steps={[
          `นับหลังวันที่ ${longDate(account.accrued_from)} ถึง ${longDate(as_of)} ซึ่งยังไม่เข้าบัญชี`,
          `ยอดคงเหลือแต่ละวัน × ${rate} ÷ 365 รวมทุกวันแล้วปัดเศษเป็นสตางค์`,
          'เป็นประมาณการตามอัตราปัจจุบัน ยอดที่เข้าบัญชีจริงเป็นไปตามระเบียบสหกรณ์',
        ]}
      />
    </>
  )
}
