import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { PayIntent } from '#contract/member/payments/pay.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PAY_STATES } from './steps.ts'

export function PaidList({ intents }: { intents: readonly PayIntent[] }) {
  if (intents.length === 0)
    return <Empty title="ยังไม่มีรายการ" text="เมื่อสร้างคิวอาร์โค้ด ความคืบหน้าจะแสดงที่นี่" />
  return (
    <ul className="card divide-y divide-border">
      {intents.map(({ intent_no, title, amount, state, made_at }) => (
        <li key={intent_no}>
          <Link
            to={`/member/pay?code=${intent_no}`}
            className="flex min-h-14 items-center justify-between gap-3 px-4 py-3 hover:bg-tint sm:px-6"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-small text-muted">
                {PAY_STATES[state]} · สร้างเมื่อ {shortDate(new Date(made_at))}
              </span>
            </span>
            <span className="flex items-center gap-2">
              <Money amount={amount} />
              <ChevronRight aria-hidden className="size-6 shrink-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
