import type { UnitResult } from '#contract/unit/result.ts'
import { formatBaht } from '#domain/money/money.ts'
import { REFUND_KINDS, REFUND_STATES } from '#domain/unit/unit-refund.ts'
import { Section } from '../../ui/area/section.tsx'

/** What was deducted and not billed: it goes with the money, and the cooperative says what became of it. */
export function Refunds({ result: { refunds, totals } }: { result: UnitResult }) {
  if (refunds.length === 0) return null
  return (
    <Section
      title="เงินรอคืน"
      aside={<span className="figures text-muted">{formatBaht(totals.refunds)} บาท</span>}
    >
      <p className="mb-3 text-small text-muted">
        เงินที่หักไว้เกินหรือไม่ได้เรียกเก็บ โอนให้สหกรณ์พร้อมยอดที่หักได้ สหกรณ์จะคืนหรือยกไปเดือนถัดไป
      </p>
      <ul className="divide-y divide-border rounded-card border border-border">
        {refunds.map(({ refund_id, kind, membership_no, name, amount, state }) => (
          <li
            key={refund_id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3"
          >
            <span className="min-w-0">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="figures block text-small text-muted">
                {membership_no && `เลขสมาชิก ${membership_no} · `}
                {REFUND_KINDS[kind]} · {REFUND_STATES[state]}
              </span>
            </span>
            <span className="figures ms-auto font-semibold whitespace-nowrap">
              {formatBaht(amount)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
