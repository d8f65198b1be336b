import { formatBaht, type Satang } from '#domain/money.ts'

interface MoneyProps {
  amount: Satang
  /** Left out in a column whose head or caption names the unit. */
  unit?: boolean
}

/** The only way an amount is drawn here: Thai grouping, two decimals, digits that stand under each other. */
export function Money({ amount, unit = true }: MoneyProps) {
  return (
    <span className="figures">
      <data value={amount / 100} className="whitespace-nowrap">
        {formatBaht(amount)}
      </data>
      {unit && (
        <>
          {' '}
          <span className="font-normal whitespace-nowrap">บาท</span>
        </>
      )}
    </span>
  )
}
