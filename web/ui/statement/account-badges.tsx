import { CircleCheck, CircleDashed, Hourglass, TriangleAlert } from 'lucide-react'
import type { LoanContract } from '#contract/member/loan.ts'
import { Badge } from '../data/badge.tsx'

export function LoanBadge({ state, default_on }: Pick<LoanContract, 'state' | 'default_on'>) {
  if (state === 'open' && default_on)
    return <Badge tone="red" icon={TriangleAlert} words="ผิดนัดชำระหนี้" />
  return state === 'open' ? (
    <Badge tone="blue" icon={Hourglass} words="กำลังผ่อนชำระ" />
  ) : (
    <Badge tone="gray" icon={CircleCheck} words="ชำระครบแล้ว" />
  )
}

export function DepositBadge({ state }: { state: 'open' | 'empty' }) {
  return state === 'open' ? (
    <Badge tone="green" icon={CircleCheck} words="ใช้งานปกติ" />
  ) : (
    <Badge tone="gray" icon={CircleDashed} words="ไม่มียอดคงเหลือ" />
  )
}
