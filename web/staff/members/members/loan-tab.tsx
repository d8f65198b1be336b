import { CircleCheck } from 'lucide-react'
import type { MemberLoan, MemberProfile } from '#contract/staff/member.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { TabFacts } from './tab-facts.tsx'

type Contract = MemberLoan['contracts'][number]

const COLUMNS: readonly Column<Contract>[] = [
  {
    head: 'สัญญา',
    cell: ({ type_name, loan_no, opened_on }) => (
      <>
        <span className="block font-semibold">{type_name}</span>
        <span className="figures text-caption text-muted">
          {loan_no} · {shortDate(opened_on)}
        </span>
      </>
    ),
  },
  {
    head: 'คงเหลือ',
    cell: ({ balance, principal }) => (
      <>
        <span className="block font-semibold">{formatBaht(balance)}</span>
        <span className="text-caption text-muted">จาก {formatBaht(principal)}</span>
      </>
    ),
    figures: true,
  },
  { head: 'ดอกเบี้ย', cell: ({ rate_ppm }) => formatRate(rate_ppm), figures: true },
  { head: 'งวด', cell: ({ months, months_paid }) => `${months_paid}/${months}`, figures: true },
  { head: 'งวดถัดไป', cell: ({ next_due }) => <NextDue next={next_due} />, figures: true },
]

export function LoanTab({ profile }: { profile: MemberProfile }) {
  const request = useQuery(address('/api/admin/members/:no/loan', { no: profile.membership_no }))
  return (
    <StaffLoaded from={request}>
      {(loan) => (
        <div className="grid gap-4">
          <TabFacts
            asOf={loan.as_of}
            facts={[
              ['เงินกู้คงเหลือ', `${formatBaht(loan.balance)} บาท`],
              ['ครบกำหนดงวดถัดไป', `${formatBaht(loan.next_total)} บาท`],
            ]}
          />
          <ListTable
            caption="สัญญาเงินกู้"
            columns={COLUMNS}
            rows={loan.contracts}
            keyOf={({ loan_no }) => loan_no}
            empty={<Empty title="ไม่มีสัญญาเงินกู้" />}
          />
        </div>
      )}
    </StaffLoaded>
  )
}

function NextDue({ next }: { next: Contract['next_due'] }) {
  if (!next) {
    return <Badge tone="green" icon={CircleCheck} words="ปิดแล้ว" />
  }
  return (
    <>
      <span className="block">{formatBaht(next.total)}</span>
      <span className="text-caption text-muted">{shortDate(next.due_on)}</span>
    </>
  )
}
