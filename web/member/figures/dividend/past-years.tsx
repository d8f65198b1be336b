import { Link } from 'react-router'
import type { DividendOfYear } from '#contract/member/dividend.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { satang, total } from '#domain/money/money.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Amount } from '../../../ui/statement/amount.tsx'

const SHOWN = 5

/** Bars and their figures are one table, so that neither says what the other does not. */
export function PastYears({ years }: { years: readonly DividendOfYear[] }) {
  const rows = years.slice(0, SHOWN).map(({ year, dividend, average_return, net }) => ({
    year,
    net,
    given: satang(dividend + average_return),
  }))
  if (rows.length < 2) return null
  const most = Math.max(1, ...rows.map(({ given }) => given))
  return (
    <Section title={`${rows.length} ปีที่ผ่านมา`}>
      <figure className="card @container p-4 sm:p-6">
        <figcaption className="text-h3 font-semibold">
          ได้รับปันผลและเฉลี่ยคืนรวม <Amount amount={total(rows.map(({ given }) => given))} /> บาท
        </figcaption>
        <table className="figures mt-3 w-full">
          <thead className="text-small text-muted @max-[15rem]:sr-only">
            <tr>
              <th scope="col" className="pe-3 text-start font-normal">
                ปี
              </th>
              <th scope="col" className="hidden font-normal @[15rem]:table-cell">
                <span className="sr-only">แท่งเปรียบเทียบ</span>
              </th>
              <th scope="col" className="ps-3 text-end font-normal @[15rem]:whitespace-nowrap">
                ปันผล + <span className="term">เฉลี่ยคืน</span>
              </th>
              <th
                scope="col"
                className="hidden ps-6 text-end font-normal whitespace-nowrap sm:table-cell"
              >
                รับสุทธิ
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, given, net }) => (
              <tr key={year} className="border-t border-border">
                <th scope="row" className="pe-3 text-start font-normal @max-[15rem]:block">
                  <Link className="link inline-flex min-h-12 items-center" to={`?year=${year}`}>
                    {buddhistYear(year)}
                  </Link>
                </th>
                <td aria-hidden className="hidden w-full @[15rem]:table-cell">
                  <svg width="100%" height="20" role="presentation">
                    <rect
                      width={`${(given / most) * 100}%`}
                      height="20"
                      rx="4"
                      className="fill-chart-1"
                    />
                  </svg>
                </td>
                <td className="ps-3 text-end @max-[15rem]:block @max-[15rem]:ps-0">
                  <Amount amount={given} />
                </td>
                <td className="hidden ps-6 text-end sm:table-cell">
                  <Amount amount={net} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </Section>
  )
}
