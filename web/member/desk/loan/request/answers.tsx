import { CircleCheck, Clock, type LucideIcon, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoanRequestFeed } from '#contract/member/loan-request.ts'
import { Badge, type Tone } from '../../../../ui/data/badge.tsx'
import { Money } from '../../../../ui/statement/money.tsx'

type Open = NonNullable<LoanRequestFeed['open']>

interface Said {
  tone: Tone
  icon: LucideIcon
  words: string
}

/** Who declined and who has not answered look the same. */
// biome-ignore format: one row an answer
const ANSWERS: Record<Open['guarantors'][number]['answer'], Said> = {
  none:      { tone: 'amber', icon: Clock,       words: 'ยังไม่ได้รับคำตอบ' },
  consented: { tone: 'green', icon: CircleCheck, words: 'ยินยอมแล้ว' },
  over:      { tone: 'gray',  icon: TimerOff,    words: 'หมดเวลา' },
}

// biome-ignore format: one row a state
const CERTIFICATES: Record<'asked' | 'certified', Said> = {
  asked:     { tone: 'amber', icon: Clock,       words: 'ยังไม่ได้รับคำตอบ' },
  certified: { tone: 'green', icon: CircleCheck, words: 'รับรองแล้ว' },
}

export function Answers({ guarantors, certificate }: Pick<Open, 'guarantors' | 'certificate'>) {
  return (
    <ul className="card grid divide-y divide-border">
      {guarantors.map(({ name, amount, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
        <Row key={at} said={ANSWERS[answer]}>
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-muted">
            ค้ำไม่เกิน <Money amount={amount} />
          </span>
        </Row>
      ))}
      {certificate !== 'none' && (
        <Row said={CERTIFICATES[certificate]}>
          <span className="block font-semibold">หน่วยงานต้นสังกัด</span>
          <span className="block text-small text-muted">รับรองเงินเดือนคงเหลือ</span>
        </Row>
      )}
    </ul>
  )
}

function Row({ said, children }: { said: Said; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <span className="min-w-0">{children}</span>
      <Badge {...said} />
    </li>
  )
}
