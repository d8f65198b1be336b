import type { LoanStatementFeed } from '#contract/member/loan_statement.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Hero } from '../../../ui/data/hero.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { LoanBadge } from '../../../ui/statement/account-badges.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { arrearsFacts } from '../loan/arrears-facts.tsx'
import { instalmentLabel, METHODS, progressWords } from '../loan/words.ts'

export function LoanHead({ contract, as_of }: LoanStatementFeed) {
  const { next_due } = contract
  return (
    <>
      <p className="mb-3">
        <strong className="font-semibold">{contract.type_name}</strong>{' '}
        <span className="figures text-muted">
          สัญญาเลขที่ <span className="whitespace-nowrap">{contract.loan_no}</span>
        </span>
      </p>
      <Hero
        label="เงินต้นคงเหลือ"
        amount={contract.balance}
        asOf={as_of}
        beside={<LoanBadge {...contract} />}
        facts={[
          ['วงเงินอนุมัติ', <Money key="principal" amount={contract.principal} />],
          [instalmentLabel(contract), <Money key="instalment" amount={contract.instalment} />],
          ...(next_due
            ? ([['งวดถัดไป', <Money key="next" amount={next_due.total} />]] as const)
            : []),
        ]}
      />
      <div className="card mt-4 grid gap-4 p-4 sm:p-6">
        <Progress ppm={contract.paid_ppm}>{progressWords(contract)}</Progress>
        <Facts
          facts={[
            ['วันที่รับเงินกู้', shortDate(contract.opened_on)],
            ['สิ้นสุดตามสัญญา', shortDate(contract.ends_on)],
            ['ทำรายการล่าสุด', shortDate(contract.last_on)],
            ['อัตราดอกเบี้ย', `${formatRate(contract.rate_ppm)} ต่อปี`],
            ['วิธีผ่อน', METHODS[contract.method]],
            ...(next_due ? ([['ครบกำหนดงวดถัดไป', longDate(next_due.due_on)]] as const) : []),
            ...arrearsFacts(contract),
          ]}
        />
      </div>
    </>
  )
}
