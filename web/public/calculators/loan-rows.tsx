import { useState } from 'react'
import { shortDate } from '#domain/calendar/thai-date.ts'
import type { Schedule, ScheduleRow } from '#domain/loan/loan-schedule.ts'
import { formatBaht, total } from '#domain/money/money.ts'

interface LoanRowsProps {
  result: Schedule
  query: string
  /** Whether the address asked for every row. */
  all: boolean
}

const FIRST_ROWS = 12

/** A year of rows, and the rest when asked for: with scripts off by an address of its own. */
export function LoanRows({
  result: { rows, totalInterest, totalPaid },
  query,
  all,
}: LoanRowsProps) {
  const [opened, setOpened] = useState(all)
  const hidden = opened ? 0 : Math.max(0, rows.length - FIRST_ROWS)
  const shown = hidden > 0 ? rows.slice(0, FIRST_ROWS) : rows
  function open(press: React.MouseEvent) {
    press.preventDefault()
    setOpened(true)
  }
  return (
    <section id="schedule" aria-labelledby="schedule-title" className="@container min-w-0">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a card's display takes the table's meaning away */}
      <table role="table" className="card-table">
        <caption id="schedule-title" className="pb-2 text-h2 font-semibold">
          ตารางผ่อนชำระ
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {['งวดที่', 'วันครบกำหนด', 'จำนวนวัน', 'รวมชำระ', 'เงินต้น', 'ดอกเบี้ย', 'เงินต้นคงเหลือ'].map(
              (head, at) => (
                <th key={head} role="columnheader" scope="col" className={at === 1 ? 'words' : ''}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row) => (
            <Row key={row.no} {...row} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" data-cell="title">
              รวม {rows.length} งวด
            </th>
            <td role="cell" data-cell="none" />
            <td role="cell" data-cell="none" />
            <td role="cell" data-cell="amount">
              {formatBaht(totalPaid)}
            </td>
            <td role="cell" data-label="เงินต้น">
              {formatBaht(total(rows.map(({ principal }) => principal)))}
            </td>
            <td role="cell" data-label="ดอกเบี้ย">
              {formatBaht(totalInterest)}
            </td>
            <td role="cell" data-cell="none" />
          </tr>
        </tfoot>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: a card's display takes the table's meaning away */}
      {hidden > 0 && (
        <a
          href={`/loancal?${query}&rows=all#schedule`}
          onClick={open}
          className="no-print button button-secondary mt-4 w-full sm:w-auto"
        >
          แสดงทุกงวด (อีก {hidden} งวด)
        </a>
      )}
    </section>
  )
}

function Row({ no, dueOn, days, principal, interest, total: paid, balance }: ScheduleRow) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a card's display takes the table's meaning away
    <tr role="row">
      <th role="rowheader" scope="row" data-cell="title">
        <span className="@[46rem]:hidden">งวดที่ </span>
        {no}
      </th>
      <td role="cell" data-cell="second" className="words">
        {shortDate(dueOn)}
      </td>
      <td role="cell" data-cell="second-end">
        {days}
        <span className="@[46rem]:hidden"> วัน</span>
      </td>
      <td role="cell" data-cell="amount" className="font-semibold">
        {formatBaht(paid)}
      </td>
      <td role="cell" data-label="เงินต้น">
        {formatBaht(principal)}
      </td>
      <td role="cell" data-label="ดอกเบี้ย">
        {formatBaht(interest)}
      </td>
      <td role="cell" data-label="คงเหลือ" data-cell="last">
        {formatBaht(balance)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: a card's display takes the table's meaning away
  )
}
