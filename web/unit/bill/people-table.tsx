import { useState } from 'react'
import type { BillKind, PeoplePage } from '#contract/unit/bill.ts'
import { formatBaht } from '#domain/money/money.ts'
import { CollectionBadge } from '../../ui/statement/collection-badge.tsx'
import { PersonCard } from './person-card.tsx'
import { PersonDetail } from './person-detail.tsx'

/** A row a member, wide on a desk with its head, names and totals always in sight; cards on a phone. */
export function PeopleTable({ found, kinds }: { found: PeoplePage; kinds: readonly BillKind[] }) {
  const { rows, total, billed, amounts } = found
  const [open, setOpen] = useState<string>()
  const person = rows.find(({ membership_no }) => membership_no === open)
  return (
    <>
      <div className="card @container overflow-hidden lg:hidden print:hidden">
        {rows.map((row) => (
          <PersonCard key={row.membership_no} person={row} />
        ))}
      </div>
      <section
        aria-label="ตารางรายคน"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="people-table hidden lg:block print:block"
      >
        <table className="figures text-small">
          <caption className="sr-only">รายการเรียกเก็บรายคน หน่วยเป็นบาท</caption>
          <thead>
            <tr>
              <th scope="col" className="first">
                เลขสมาชิก
              </th>
              <th scope="col" className="second">
                ชื่อ–สกุล
              </th>
              {kinds.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className="sum">
                รวม
              </th>
              <th scope="col" className="words">
                สถานะ
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.membership_no} aria-current={row === person ? 'true' : undefined}>
                <td className="first">{row.membership_no}</td>
                <th scope="row" className="second">
                  <button
                    type="button"
                    onClick={() => setOpen(row.membership_no)}
                    className="link min-h-11 text-start"
                  >
                    {row.name}
                  </button>
                </th>
                {row.amounts.map((amount, at) => (
                  <td key={kinds[at]?.key}>{amount === 0 ? '–' : formatBaht(amount)}</td>
                ))}
                <td className="sum font-semibold">{formatBaht(row.billed)}</td>
                <td className="words">
                  <CollectionBadge state={row.state} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td className="first" />
              <th scope="row" className="second">
                รวม {total} ราย
              </th>
              {amounts.map((amount, at) => (
                <td key={kinds[at]?.key}>{formatBaht(amount)}</td>
              ))}
              <td className="sum">{formatBaht(billed)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      {person && <PersonDetail person={person} onClose={() => setOpen(undefined)} />}
    </>
  )
}
