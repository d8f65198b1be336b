import { useId } from 'react'
import { type Satang, total } from '#domain/money/money.ts'
import { Amount } from '../statement/amount.tsx'

interface StackedBarProps {
  /** The finding, in one sentence. */
  title: string
  /** Four at most: more are told apart by nobody. */
  parts: readonly { label: string; amount: Satang }[]
}

const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4'] as const
/** Told apart by slant as well as colour; the first is plain. */
const SLANTS = [undefined, 45, 90, 135] as const

/** Where a whole goes, as one bar; its figures stand under it as text and are its table. */
export function StackedBar({ title, parts }: StackedBarProps) {
  const id = useId()
  const whole = total(parts.map(({ amount }) => amount))
  const drawn = parts.filter(({ amount }) => amount > 0).slice(0, FILLS.length)
  let left = 0
  return (
    <figure aria-labelledby={`${id}-title`} className="@container min-w-0">
      <figcaption id={`${id}-title`} className="text-h3 font-semibold">
        {title}
      </figcaption>
      <svg
        aria-hidden="true"
        width="100%"
        height="28"
        className="mt-2 overflow-hidden rounded-control"
      >
        <Patterns id={id} />
        {drawn.map(({ label, amount }, at) => {
          const width = (amount / Math.max(1, whole)) * 100
          const x = left
          left += width
          return (
            <rect key={label} x={`${x}%`} width={`${width}%`} height="100%" {...fillOf(id, at)} />
          )
        })}
      </svg>
      <table className="figures mt-2 w-full text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">รายการ</th>
            <th scope="col" className="hidden @[15rem]:table-cell">
              ร้อยละ
            </th>
            <th scope="col">จำนวนเงิน (บาท)</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ label, amount }, at) => (
            <tr key={label}>
              <th scope="row" className="py-1 text-start font-normal">
                <span className="flex items-center gap-2">
                  <svg aria-hidden="true" width="16" height="16" className="shrink-0">
                    <rect width="16" height="16" rx="3" {...fillOf(id, at)} />
                  </svg>
                  {label}
                </span>
              </th>
              <td className="hidden px-2 text-end text-muted @[15rem]:table-cell">
                {percentOf(amount, whole)}
              </td>
              <td className="text-end">
                <Amount amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** What is there is never said to be nothing. */
function percentOf(amount: Satang, whole: Satang): string {
  const percent = Math.round((amount / Math.max(1, whole)) * 100)
  return percent === 0 ? '<1%' : `${percent}%`
}

function fillOf(id: string, at: number) {
  return at === 0 ? { className: FILLS[0] } : { fill: `url(#${id}-${at})` }
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {FILLS.map(
        (fill, at) =>
          SLANTS[at] !== undefined && (
            <pattern
              key={fill}
              id={`${id}-${at}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${SLANTS[at]})`}
            >
              <rect width="8" height="8" className="fill-bg" />
              <rect width="6" height="8" className={fill} />
            </pattern>
          ),
      )}
    </defs>
  )
}
