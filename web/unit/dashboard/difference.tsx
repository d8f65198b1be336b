import { type Satang, satang } from '#domain/money/money.ts'
import { Money } from '../../ui/statement/money.tsx'

/** More or less than before; the sign says it, no colour does, for neither is good or bad. */
export function Difference({ amount }: { amount: Satang }) {
  return (
    <span className="whitespace-nowrap">
      {amount > 0 ? '+' : amount < 0 ? '−' : ''}
      <Money amount={satang(Math.abs(amount))} unit={false} />
    </span>
  )
}
