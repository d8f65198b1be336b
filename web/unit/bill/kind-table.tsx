import { Fragment } from 'react'
import type { BillGroup } from '#contract/unit/bill.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'

interface KindTableProps {
  caption: string
  groups: readonly BillGroup[]
  people: number | null
  lines: number
  billed: Satang
}

/** What is billed by kind under its group, and the whole in figures and words. */
export function KindTable({ caption, groups, people, lines, billed }: KindTableProps) {
  return (
    <div className="card @container min-w-0 overflow-hidden">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a row's display takes the table's meaning away */}
      <table role="table" className="figures kind-table w-full text-small sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="border-b-2 border-border text-small text-muted">
          <tr role="row">
            <th
              role="columnheader"
              scope="col"
              className="px-4 py-2 text-start font-normal sm:px-6"
            >
              รายการ
            </th>
            <th
              role="columnheader"
              scope="col"
              className="hidden px-3 py-2 text-end font-normal sm:table-cell"
            >
              {people === null ? 'รายการ' : 'ราย'}
            </th>
            <th
              role="columnheader"
              scope="col"
              className="hidden px-3 py-2 text-end font-normal lg:table-cell"
            >
              เงินต้น
            </th>
            <th
              role="columnheader"
              scope="col"
              className="hidden px-3 py-2 text-end font-normal lg:table-cell"
            >
              ดอกเบี้ย
            </th>
            <th role="columnheader" scope="col" className="px-4 py-2 text-end font-normal sm:px-6">
              จำนวนเงิน (บาท)
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {groups.map((group) => (
            <Fragment key={group.group}>
              <Row {...group} strong />
              {group.kinds.length > 1 &&
                group.kinds.map(({ key, ...kind }) => <Row key={key} {...kind} />)}
            </Fragment>
          ))}
        </tbody>
        <tfoot role="rowgroup" className="border-t-2 border-control bg-subtle font-semibold">
          <tr role="row">
            <th role="rowheader" scope="row" className="px-4 pt-3 text-start sm:px-6">
              รวมทั้งสิ้น
            </th>
            <td role="cell" className="hidden px-3 pt-3 text-end sm:table-cell">
              {people ?? lines}
            </td>
            <td role="cell" className="hidden lg:table-cell" />
            <td role="cell" className="hidden lg:table-cell" />
            <td role="cell" className="px-4 pt-3 text-end text-h3 sm:px-6">
              {formatBaht(billed)}
            </td>
          </tr>
          <tr role="row">
            <td
              role="cell"
              colSpan={5}
              className="px-4 pb-3 text-end text-small font-normal text-muted sm:px-6"
            >
              ({bahtText(billed)})
            </td>
          </tr>
        </tfoot>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: a row's display takes the table's meaning away */}
    </div>
  )
}

interface RowProps {
  name: string
  people: number | null
  lines: number
  principal: Satang
  interest: Satang
  billed: Satang
  strong?: boolean
}

function Row({ name, people, lines, principal, interest, billed, strong = false }: RowProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a row's display takes the table's meaning away
    <tr role="row" className={strong ? 'border-t border-border font-semibold' : 'text-muted'}>
      <th
        role="rowheader"
        scope="row"
        className={`py-2 pe-2 text-start ${strong ? 'ps-4 sm:ps-6' : 'ps-8 font-normal sm:ps-11'}`}
      >
        {name}
      </th>
      <td role="cell" className="hidden px-3 text-end sm:table-cell">
        {people ?? lines}
      </td>
      <td role="cell" className="hidden px-3 text-end lg:table-cell">
        {formatBaht(principal)}
      </td>
      <td role="cell" className="hidden px-3 text-end lg:table-cell">
        {formatBaht(interest)}
      </td>
      <td role="cell" className="px-4 text-end sm:px-6">
        {formatBaht(billed)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: a row's display takes the table's meaning away
  )
}
