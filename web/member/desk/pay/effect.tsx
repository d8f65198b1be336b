import type { PayFeed, PayOffer } from '#contract/member/payments/pay.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { runningLoan, runningRules, whatIfPaid } from '#domain/loan/loan-what-if.ts'
import { satang } from '#domain/money/money.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { yearsAndMonths } from '../../figures/loan_statement/years-and-months.ts'

interface PayEffectProps extends Pick<PayFeed, 'today' | 'rules'> {
  offer: PayOffer
  /** In satang, as it is typed; NaN until it is an amount. */
  amount: number
}

/** What a free amount changes, reckoned here while it is typed. */
export function PayEffect({ offer, amount, today, rules }: PayEffectProps) {
  const isTyped = Number.isSafeInteger(amount) && amount > 0
  const isAllowed = amount >= (offer.least ?? 0) && amount <= (offer.most ?? amount)
  if (!isTyped || !isAllowed) return null
  if (offer.loan) return <LessOwed loan={offer.loan} amount={amount} today={today} rules={rules} />
  if (offer.share) return <MoreShares share={offer.share} amount={amount} />
  return null
}

type LessOwedProps = Omit<PayEffectProps, 'offer'> & { loan: NonNullable<PayOffer['loan']> }

function LessOwed({ loan, amount, today, rules }: LessOwedProps) {
  const paid = { amount: satang(amount), on: today }
  const saved = whatIfPaid(runningLoan(loan), paid, runningRules(loan, rules))
  if (!saved || 'problem' in saved) return null
  const { faster, monthsSaved, interestSaved } = saved
  return (
    <Effect note="ประมาณการถ้าชำระวันนี้และชำระงวดปกติเท่าเดิม เงินที่ชำระตัดดอกเบี้ยถึงวันที่ชำระก่อน แล้วจึงตัดเงินต้น">
      <Facts
        facts={[
          [monthsSaved === 0 ? 'หมดหนี้' : 'หมดหนี้เร็วขึ้น', yearsAndMonths(monthsSaved)],
          ['ประหยัดดอกเบี้ย', <Money key="saved" amount={interestSaved} />],
          [
            'งวดสุดท้าย',
            faster.months === 0
              ? 'ไม่มีงวดเหลือ'
              : `${longDate(faster.endsOn)} (เหลือ ${faster.months} งวด)`,
          ],
        ]}
      />
    </Effect>
  )
}

function MoreShares({
  share: { balance, par_value },
  amount,
}: {
  share: NonNullable<PayOffer['share']>
  amount: number
}) {
  const after = satang(balance + amount)
  const shares = (of: number) => `${Math.floor(of / par_value).toLocaleString('th-TH')} หุ้น`
  return (
    <Effect note="นับเมื่อระบบบัญชีลงรายการแล้ว โดยมีผลตั้งแต่วันที่ชำระ">
      <Facts
        facts={[
          ['ซื้อเพิ่ม', shares(amount)],
          ['หุ้นสะสมหลังชำระ', <Money key="after" amount={after} />],
          ['จำนวนหุ้นหลังชำระ', shares(after)],
        ]}
      />
    </Effect>
  )
}

function Effect({ note, children }: { note: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-2 rounded-control bg-subtle p-4">
      <p className="font-semibold">ผลของการชำระจำนวนนี้</p>
      {children}
      <p className="text-small text-muted">{note}</p>
    </div>
  )
}
