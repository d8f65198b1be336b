import type { Satang } from '#domain/money/money.ts'
import { Amount } from './amount.tsx'

interface MoneyProps {
  amount: Satang
  /** Left out in a column whose head or caption names the unit. */
  unit?: boolean
}

/** An amount with its unit: Thai grouping, two decimals, digits that stand under each other. */
export function Money({ amount, unit = true }: MoneyProps) {
  return (
    <span className="figures">
      <Amount amount={amount} />
      {unit && (
        <>
          {' '}
          <span className="font-normal whitespace-nowrap">บาท</span>
        </>
      )}
    </span>
  )
}
