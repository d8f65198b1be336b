import type { ShareChangeOffer } from '#contract/member/requests.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'

/** What is so now, and between which limits it may be otherwise. */
export function RulesInWords(offer: ShareChangeOffer) {
  const { monthly, least, most, step, first_period, cut_off_day } = offer
  return (
    <div className="card p-4 sm:p-6">
      <Facts
        facts={[
          ['ค่าหุ้นปัจจุบันต่อเดือน', <Money key="monthly" amount={monthly} />],
          ['ต่ำสุด', <Bound key="least" {...least} />],
          ['สูงสุด', most ? <Bound key="most" {...most} /> : 'ไม่จำกัด'],
          ['ลงตัวทีละ', `${formatBaht(step)} บาท`],
          ['เริ่มมีผล', `รายการเรียกเก็บเดือน${monthAndYear(firstOfMonth(first_period))}`],
          ['กำหนดยื่น', cut_off_day >= 31 ? 'ภายในสิ้นเดือน' : `ภายในวันที่ ${cut_off_day} จึงทันเดือนนั้น`],
        ]}
      />
    </div>
  )
}

function Bound({ amount, why }: ShareChangeOffer['least']) {
  return (
    <>
      <Money amount={amount} />
      <span className="block text-small text-muted">{why}</span>
    </>
  )
}
