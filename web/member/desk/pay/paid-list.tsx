import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { PayIntent } from '#contract/member/payments/pay.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { stateInWords } from './steps.ts'

export function PaidList({ intents }: { intents: readonly PayIntent[] }) {
  if (intents.length === 0)
    return <Empty title="ยังไม่มีรายการ" text="เมื่อสร้างคิวอาร์โค้ด ความคืบหน้าจะแสดงที่นี่" />
  return (
    <ul className="card divide-y divide-border">
      {intents.map((intent) => (
        <li key={intent.intent_no}>
          <Link
            to={`/member/pay?code=${intent.intent_no}`}
            className="flex min-h-14 items-center justify-between gap-3 px-4 py-3 hover:bg-tint sm:px-6"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{intent.title}</span>
              <span className="block text-small text-muted">
                {stateInWords(intent)} · สร้างเมื่อ {shortDate(new Date(intent.made_at))}
              </span>
            </span>
            <span className="flex items-center gap-2 whitespace-nowrap">
              <Money amount={intent.amount} />
              <ChevronRight aria-hidden className="size-6 shrink-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
