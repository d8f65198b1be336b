import type { Satang } from '#domain/money.ts'
import { Money } from '../parts/money.tsx'

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

/** Lines that make a sum, as one would write them under each other. */
export function SumTable({ caption, lines, sum }: SumTableProps) {
  return (
    <table className="figures w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ label, note, amount, isTaken }) => (
          <tr key={`${label} ${note}`} className="border-b border-border">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {label}
              {note && <span className="block text-small text-muted sm:inline"> {note}</span>}
            </th>
            <td className="py-2.5 text-end align-top whitespace-nowrap">
              {isTaken && '\u2212'}
              <Money amount={amount} unit={false} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t-2 border-control">
        <tr>
          <th scope="row" className="py-2.5 pe-4 text-start font-semibold">
            {sum.label}
            {sum.words && <span className="block text-small font-normal">({sum.words})</span>}
          </th>
          <td className="py-2.5 text-end align-top text-h3 font-semibold whitespace-nowrap">
            <Money amount={sum.amount} unit={false} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
