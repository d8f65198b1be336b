import { formatBaht, type Satang } from '#domain/money/money.ts'
import { Unbroken } from './unbroken.tsx'

interface AmountProps {
  amount: Satang
  className?: string
}

/** The only place of the portal that writes an amount, so that none is forgotten when they are hidden (amounts.css). */
export function Amount({ amount, className = 'whitespace-nowrap' }: AmountProps) {
  return (
    <span className="amount">
      <data value={amount / 100} className={className}>
        {formatBaht(amount)}
      </data>
    </span>
  )
}

/** An amount in other words than figures: in letters, or the end of a scale. */
export function AmountInWords({ children }: { children: string }) {
  return (
    <span className="amount">
      <span>{children}</span>
    </span>
  )
}

/** A sentence of the cooperative's with amounts in it. */
export function WithAmounts({ children }: { children: string }) {
  return children.split(/(\d[\d,]{0,30}\.\d\d)/).map((part, at) => {
    const Part = at % 2 === 1 ? AmountInWords : Unbroken
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in a fixed order
    return <Part key={at}>{part}</Part>
  })
}
