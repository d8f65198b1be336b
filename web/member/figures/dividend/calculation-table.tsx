import type { DividendBreakdown } from '#contract/member/dividend.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatRate } from '#domain/money/rate.ts'
import { Money } from '../../../ui/statement/money.tsx'
import { type Column, StatementTable } from '../../../ui/statement/statement-table.tsx'

type Line = DividendBreakdown['lines'][number]

interface Row extends Omit<Line, 'paid_on'> {
  key: string
  label: string
}

/** Every contribution with its weight; each line is rounded by itself, so the lines make the sum. */
export function CalculationTable({ reckoning }: { reckoning: DividendBreakdown }) {
  return (
    <StatementTable
      caption={`เงินปันผลแต่ละรายการ อัตรา ${formatRate(reckoning.rate_ppm)} หน่วยเป็นบาท`}
      columns={COLUMNS}
      rows={rowsOf(reckoning)}
      keyOf={({ key }) => key}
      foot={
        <tr className="sum">
          <th scope="row" className="words" colSpan={3}>
            รวมเงินปันผล
          </th>
          <td>
            <Money amount={reckoning.dividend} unit={false} />
          </td>
        </tr>
      }
    />
  )
}

function rowsOf({ opening, on_opening, lines }: DividendBreakdown): Row[] {
  return [
    {
      key: 'opening',
      label: 'หุ้นยกมาต้นปี',
      contribution: opening,
      numerator: 1,
      denominator: 1,
      dividend: on_opening,
      expected: false,
    },
    ...lines.map((line, at) => ({ ...line, key: `${at}`, label: shortDate(line.paid_on) })),
  ]
}

const COLUMNS: Column<Row>[] = [
  {
    head: 'ส่งหุ้นเมื่อ',
    place: 'title',
    words: true,
    cell: ({ label, expected }) => (
      <>
        {label}
        {expected && <span className="font-normal text-muted"> (คาดว่าจะส่ง)</span>}
      </>
    ),
  },
  {
    head: 'จำนวนเงิน',
    place: 'under',
    label: 'ค่าหุ้น',
    cell: ({ contribution }) => <Money amount={contribution} unit={false} />,
  },
  {
    head: 'ถือหุ้น',
    place: 'under-end',
    label: 'ถือ',
    cell: ({ numerator, denominator }) =>
      denominator === 1 ? 'เต็มปี' : `${numerator}/${denominator}`,
  },
  {
    head: 'เงินปันผล',
    place: 'amount',
    cell: ({ dividend }) => <Money amount={dividend} unit={false} />,
  },
]
