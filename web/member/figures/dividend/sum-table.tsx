import type { Satang } from '#domain/money/money.ts'
import { AmountInWords } from '../../../ui/statement/amount.tsx'
import { Money } from '../../../ui/statement/money.tsx'

export interface SumLine {
  label: string
  note?: string
  amount: Satang
  /** Taken away rather than added. */
  isTaken?: boolean
}

interface SumTableProps {
  caption: string
  lines: readonly SumLine[]
  sum: { label: string; amount: Satang; words?: string }
}

/** Lines that make a sum, as one would write them under each other; very large text lets a figure go below. */
export function SumTable({ caption, lines, sum }: SumTableProps) {
  return (
    <figure>
      <figcaption className="sr-only">{caption}</figcaption>
      <dl className="figures">
        {lines.map(({ label, note, amount, isTaken }) => (
          <div key={`${label} ${note}`} className={`${ROW} border-b border-border`}>
            <dt>
              {label}
              {note && <span className="block text-small text-muted sm:inline"> {note}</span>}
            </dt>
            <dd className="ms-auto">
              {isTaken && '\u2212'}
              <Money amount={amount} unit={false} />
            </dd>
          </div>
        ))}
        <div className={`${ROW} border-t-2 border-control font-semibold`}>
          <dt>
            {sum.label}
            {sum.words && (
              <span className="block text-small font-normal">
                <AmountInWords>{`(${sum.words})`}</AmountInWords>
              </span>
            )}
          </dt>
          <dd className="ms-auto text-h3">
            <Money amount={sum.amount} unit={false} />
          </dd>
        </div>
      </dl>
    </figure>
  )
}

const ROW = 'flex flex-wrap justify-between gap-x-4 py-2.5'
