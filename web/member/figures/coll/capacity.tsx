import { Scale } from 'lucide-react'
import type { GuaranteeFeed } from '#contract/member/coll.ts'
import { Money } from '../../../ui/statement/money.tsx'

/** How much more the member may stand for, by the cooperative's own limits; nothing where it sets none. */
export function Capacity(capacity: GuaranteeFeed['capacity']) {
  const { contracts_max, contracts_left, amount_max, amount_left } = capacity
  if (contracts_left === null && amount_left === null) return null
  return (
    <div className="card mt-3 flex gap-3 p-4 sm:px-6">
      <Scale aria-hidden className="mt-1 size-6 shrink-0 text-muted" />
      <div>
        <p className="font-semibold">ยังค้ำประกันเพิ่มได้</p>
        <ul>
          {contracts_left !== null && (
            <li>
              {contracts_left} สัญญา{' '}
              <span className="text-muted">จากไม่เกิน {contracts_max} สัญญา</span>
            </li>
          )}
          {amount_left !== null && amount_max !== null && (
            <li>
              <Money amount={amount_left} />{' '}
              <span className="text-muted">
                จากไม่เกิน <Money amount={amount_max} />
              </span>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
