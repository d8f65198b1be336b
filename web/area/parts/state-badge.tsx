import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react'
import { Badge } from '../../shell/badge.tsx'

export function LoanBadge({ state }: { state: 'open' | 'closed' }) {
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
