import { monthAndYear } from '#domain/calendar/thai-date.ts'
import type { DividendLine } from '#domain/dividend/dividend.ts'
import type { DividendRequest } from '#domain/dividend/dividend-form.ts'
import type { YearEnd } from '#domain/dividend/dividend-return.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'

interface DividendRowsProps {
  asked: DividendRequest
  result: YearEnd
}

interface Line {
  label: string
  amount: Satang
  time: string
  dividend: Satang
}

/** Line by line, so that whoever adds them up arrives at the total. */
export function DividendRows({ asked: { shares, business }, result }: DividendRowsProps) {
  const { dividend, averageReturn } = result
  const opening = {
    label: 'หุ้นยกมา',
    amount: shares.opening,
    time: 'เต็มปี',
    dividend: dividend.onOpening,
  }
  const lines = [opening, ...dividend.lines.map(lineOf)]
  return (
    <section aria-labelledby="lines-title" className="@container min-w-0 max-w-4xl">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a card's display takes the table's meaning away */}
      <table role="table" className="card-table">
        <caption id="lines-title" className="pb-2 text-h2 font-semibold">
          ที่มาของเงินปันผล
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {['รายการ', 'ค่าหุ้น', 'เวลาที่นับ', 'เงินปันผล'].map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <Row key={line.label} {...line} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <Row
            label="รวมเงินปันผล"
            amount={total(lines.map(({ amount }) => amount))}
            time=""
            dividend={dividend.total}
          />
          {business.interestPaid > 0 && (
            <>
              <Row label="เงินเฉลี่ยคืน" amount={null} time="" dividend={averageReturn} />
              <Row label="รวมรับ" amount={null} time="" dividend={result.total} />
            </>
          )}
        </tfoot>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: a card's display takes the table's meaning away */}
    </section>
  )
}

function Row({ label, amount, time, dividend }: Omit<Line, 'amount'> & { amount: Satang | null }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a card's display takes the table's meaning away
    <tr role="row">
      <th role="rowheader" scope="row" data-cell="title">
        {label}
      </th>
      <td role="cell" data-cell={amount === null ? 'none' : 'second'}>
        {amount !== null && formatBaht(amount)}
      </td>
      <td role="cell" data-cell={time ? 'second-end' : 'none'}>
        {time}
      </td>
      <td role="cell" data-cell="amount" className="font-semibold">
        {formatBaht(dividend)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: a card's display takes the table's meaning away
  )
}

function lineOf({ paidOn, contribution, numerator, denominator, dividend }: DividendLine): Line {
  const unit = denominator > 12 ? 'วัน' : 'เดือน'
  const time = `${numerator}/${denominator}\u00A0${unit}`
  return { label: monthAndYear(paidOn), amount: contribution, time, dividend }
}
