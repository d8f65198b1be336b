import type { DividendBreakdown, DividendFeed } from '#contract/member/dividend.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { methodInWords } from '#domain/dividend/dividend-rules-in-words.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Amount } from '../../../ui/statement/amount.tsx'
import { clauseNote, shortMonthsNote, whyNoReturn } from './why-no-return.ts'

interface HowProps {
  reckoning: DividendBreakdown
  rules: DividendFeed['rules']
}

/** The two sums with their own numbers, and the rules they follow. */
export function How({ reckoning, rules }: HowProps) {
  const { starts_on, ends_on, counted_to, return_rate_ppm, average_return } = reckoning
  const { interest_paid, interest_expected, return_clause } = reckoning
  const shortMonths = shortMonthsNote(reckoning)
  const noReturn = whyNoReturn(reckoning)
  return (
    <ul className="figures grid list-disc gap-1 ps-6 text-small">
      <li>
        ปีบัญชี {longDate(starts_on)} ถึง {longDate(ends_on)}
      </li>
      <li>วิธีนับเงินปันผล: {methodInWords(rules)}</li>
      <li>นับทั้งหุ้นและดอกเบี้ยเงินกู้ถึง {longDate(counted_to)}</li>
      {interest_expected > 0 && (
        <li>
          ดอกเบี้ยเงินกู้รวมส่วนที่คาดว่าจะชำระถึงวันนั้น <Amount amount={interest_expected} /> บาท
        </li>
      )}
      {shortMonths && <li>{shortMonths}</li>}
      {return_clause && <li>{clauseNote(return_clause)}</li>}
      <li>
        {noReturn ? (
          `ไม่มีเงินเฉลี่ยคืน ${noReturn}`
        ) : (
          <>
            เงินเฉลี่ยคืน = ดอกเบี้ยเงินกู้ที่ชำระ <Amount amount={interest_paid} /> ×{' '}
            {formatRate(return_rate_ppm)} = <Amount amount={average_return} /> บาท
          </>
        )}
      </li>
    </ul>
  )
}
