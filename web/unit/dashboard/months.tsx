import { useState } from 'react'
import { Link } from 'react-router'
import type { UnitMonth } from '#contract/unit/dashboard.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { Section } from '../../ui/area/section.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { isOwed } from '../result/result-link.tsx'
import { MonthsChart } from './months-chart.tsx'
import { StandingBadge } from './standing-badge.tsx'

const YEAR = 12

interface MonthsProps {
  /** Newest first. */
  months: readonly UnitMonth[]
  shown: string
}

/** A year at a glance and every month that is kept, each a way to its own page. */
export function Months({ months, shown }: MonthsProps) {
  const [all, setAll] = useState(false)
  const listed = all ? months : months.slice(0, YEAR)
  return (
    <Section title="ย้อนหลัง">
      <MonthsChart months={months.slice(0, YEAR)} shown={shown} />
      <div className="@container mt-4">
        {/* biome-ignore-start lint/a11y/noRedundantRoles: cards take a table's meaning away (card-table.css) */}
        <table role="table" className="card-table">
          <caption className="sr-only">ใบแจ้งหนี้รายเดือนของหน่วยงาน</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                เดือน
              </th>
              <th role="columnheader" scope="col" className="words">
                สถานะ
              </th>
              <th role="columnheader" scope="col">
                จำนวนคน
              </th>
              <th role="columnheader" scope="col">
                ลงบัญชีแล้ว (บาท)
              </th>
              <th role="columnheader" scope="col">
                ยอดเรียกเก็บ (บาท)
              </th>
              <th role="columnheader" scope="col" className="print:hidden">
                ผลการหัก
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {listed.map(({ period, members, billed, deducted, standing, received, paid_on }) => (
              <tr role="row" key={period}>
                <th role="rowheader" scope="row" data-cell="title">
                  <Link
                    to={`/membergroup/dashboard?period=${period}`}
                    aria-current={period === shown || undefined}
                    className="link inline-flex min-h-11 items-center aria-[current]:font-semibold"
                  >
                    {monthAndYear(`${period}-01`)}
                  </Link>
                </th>
                <td role="cell" className="words" data-cell="second">
                  <StandingBadge standing={standing} received={received} />
                </td>
                <td role="cell" data-cell="none">
                  {members.toLocaleString('en')} คน
                </td>
                <td role="cell" data-cell="none">
                  {received && paid_on === null ? (
                    'รอลงบัญชี'
                  ) : (
                    <Money amount={deducted} unit={false} />
                  )}
                </td>
                <td role="cell" data-cell="amount">
                  <Money amount={billed} unit={false} />
                </td>
                <td role="cell" data-cell="second-end" className="print:hidden">
                  <Link
                    to={`/membergroup/result?period=${period}`}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {isOwed(standing) ? 'ส่งผล' : 'ดูผล'}
                    <span className="sr-only">การหัก {monthAndYear(`${period}-01`)}</span>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </div>
      {months.length > listed.length && (
        <Button
          label={`แสดงทุกเดือนที่เก็บไว้ (${months.length} เดือน)`}
          className="no-print mt-3"
          onClick={() => setAll(true)}
        />
      )}
    </Section>
  )
}
