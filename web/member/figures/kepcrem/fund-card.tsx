import { CircleCheck, CircleDashed } from 'lucide-react'
import type { KepcremFeed } from '#contract/member/kep.ts'
import type { Month } from '#domain/calendar/day.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PayLink } from '../../desk/pay/pay-link.tsx'

type Fund = KepcremFeed['funds'][number]

/** What the fund promises, and whom it collected for in the month shown. */
export function FundCard({ fund, period }: { fund: Fund; period: Month | null }) {
  const isActive = fund.state === 'active'
  return (
    <article aria-label={fund.name} className="card grid grid-cols-1 gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3">{fund.name}</h3>
          <p className="figures text-small text-muted">เลขทะเบียน {fund.registered_no}</p>
        </div>
        <Badge
          tone={isActive ? 'green' : 'gray'}
          icon={isActive ? CircleCheck : CircleDashed}
          words={isActive ? 'คุ้มครองอยู่' : 'สิ้นสุดแล้ว'}
        />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">เงินสงเคราะห์</span>
        <span className="text-h2 font-semibold">
          <Money amount={fund.benefit} />
        </span>
      </p>
      <Facts
        facts={[
          ['ผู้รับเงินสงเคราะห์', fund.payee],
          ['คุ้มครองตั้งแต่', longDate(fund.since_on)],
          ['เก็บศพละ', <Money key="per-death" amount={fund.per_death} />],
          ['เงินสงเคราะห์ล่วงหน้า', <Money key="advance" amount={fund.advance} />],
        ]}
      />
      {period && <Collected fund={fund} period={period} />}
      {isActive && (
        <p className="no-print empty:hidden">
          <PayLink purpose="cremation" about={fund.fund_code} of={fund.name} />
        </p>
      )}
    </article>
  )
}

function Collected({ fund, period }: { fund: Fund; period: Month }) {
  if (fund.lines.length === 0) {
    return (
      <p className="rounded-control bg-subtle px-4 py-3 text-small">
        {monthAndYear(`${period}-01`)} ไม่มีการเก็บเงินของกองทุนนี้
      </p>
    )
  }
  return (
    <table className="figures w-full [overflow-wrap:anywhere] [&_data]:whitespace-nowrap">
      <caption className="text-start text-small text-muted">
        รายการเดือน{monthAndYear(`${period}-01`)} หน่วยเป็นบาท
      </caption>
      <tbody>
        {fund.lines.map(({ seq, description, amount }) => (
          <tr key={seq} className="border-t border-border">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {description}
            </th>
            <td className="text-end align-top whitespace-nowrap py-2">
              <Money amount={amount} unit={false} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t-2 border-control font-semibold">
        <tr>
          <th scope="row" className="py-2 text-start">
            รวม
          </th>
          <td className="text-end">
            <Money amount={fund.billed} unit={false} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
