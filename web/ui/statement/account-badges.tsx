import { CircleCheck, CircleDashed, Hourglass, TriangleAlert } from 'lucide-react'
import type { LoanContract } from '#contract/member/loan.ts'
import { Badge } from '../data/badge.tsx'

export function LoanBadge({ state, default_on }: Pick<LoanContract, 'state' | 'default_on'>) {
  if (state === 'open' && default_on)
    return (
      <Badge tone="red" icon={TriangleAlert}>
        ผิดนัดชำระหนี้
      </Badge>
    )
  return state === 'open' ? (
    <Badge tone="blue" icon={Hourglass}>
      กำลังผ่อนชำระ
    </Badge>
  ) : (
    <Badge tone="gray" icon={CircleCheck}>
      ชำระครบแล้ว
    </Badge>
  )
}

export function DepositBadge({ state }: { state: 'open' | 'empty' }) {
  return state === 'open' ? (
    <Badge tone="green" icon={CircleCheck}>
      ใช้งานปกติ
    </Badge>
  ) : (
    <Badge tone="gray" icon={CircleDashed}>
      ไม่มียอดคงเหลือ
    </Badge>
  )
}
