import type { ReactNode } from 'react'
import { Money } from '../../../ui/statement/money.tsx'
import type { Ask } from './asks.tsx'

/** What standing for it leaves of what the member may stand for. */
export function RoomAfter({ ask, contracts }: { ask: Ask; contracts: number }) {
  const { room_before: before, room_after: after } = ask
  return (
    <div>
      <p className="font-semibold">ภาระของท่าน ก่อนและหลังค้ำประกัน</p>
      <dl className="mt-1 divide-y divide-border border-y border-border">
        <Row label="สัญญาที่ค้ำอยู่" before={`${contracts}`} after={`${contracts + 1} สัญญา`} />
        {before.contracts_left !== null && after.contracts_left !== null && (
          <Row
            label="ค้ำเพิ่มได้อีก"
            before={`${before.contracts_left}`}
            after={`${after.contracts_left} สัญญา`}
          />
        )}
        {before.amount_left !== null && after.amount_left !== null && (
          <Row
            label="วงเงินที่ค้ำเพิ่มได้"
            before={<Money amount={before.amount_left} unit={false} />}
            after={<Money amount={after.amount_left} />}
          />
        )}
      </dl>
    </div>
  )
}

function Row({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt>{label}</dt>
      <dd className="figures ms-auto text-end">
        <span className="text-muted">{before} → </span>
        <span className="font-semibold">{after}</span>
      </dd>
    </div>
  )
}
