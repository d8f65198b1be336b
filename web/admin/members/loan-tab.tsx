import { CircleCheck, HandCoins } from 'lucide-react'
import type { MemberLoan, MemberProfile } from '#contract/staff/member.ts'
import { formatBaht } from '#domain/money.ts'
import { formatRate } from '#domain/rate.ts'
import { shortDate } from '#domain/thai-date.ts'
import { Empty } from '../../member/parts/empty.tsx'
import { Badge } from '../../shell/badge.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { StaffFed } from '../parts/staff-fed.tsx'
import { useStaffAsked } from '../parts/use-staff-asked.ts'
import { TabFacts } from './tab-facts.tsx'

type Contract = MemberLoan['contracts'][number]

const COLUMNS: readonly Column<Contract>[] = [
  {
    head: 'สัญญา',
    cell: ({ type_name, loan_no }) => (
      <>
        <span className="block font-semibold">{type_name}</span>
        <span className="figures text-caption text-muted">{loan_no}</span>
      </>
    ),
  },
  { head: 'วันที่กู้', cell: ({ opened_on }) => shortDate(opened_on), whole: true },
  { head: 'วงเงิน', cell: ({ principal }) => formatBaht(principal), figures: true },
  { head: 'คงเหลือ', cell: ({ balance }) => formatBaht(balance), figures: true },
  { head: 'ดอกเบี้ย', cell: ({ rate_ppm }) => formatRate(rate_ppm), figures: true },
  { head: 'งวด', cell: ({ months, months_paid }) => `${months_paid}/${months}`, figures: true },
  {
    head: 'งวดถัดไป',
    cell: ({ next_due }) =>
      next_due ? `${formatBaht(next_due.total)} (${shortDate(next_due.due_on)})` : '–',
    figures: true,
  },
  { head: 'สถานะ', cell: ({ state }) => <State state={state} /> },
]

export function LoanTab({ profile }: { profile: MemberProfile }) {
  const asked = useStaffAsked<MemberLoan>(`/api/admin/members/${profile.membership_no}/loan`)
  return (
    <StaffFed asked={asked}>
      {(loan) => (
        <div className="grid gap-4">
          <TabFacts
            asOf={loan.as_of}
            facts={[
              ['เงินกู้คงเหลือ', `${formatBaht(loan.balance)} บาท`],
              ['ครบกำหนดงวดถัดไป', `${formatBaht(loan.next_total)} บาท`],
            ]}
          />
          {loan.contracts.length === 0 ? (
            <Empty title="ไม่มีสัญญาเงินกู้" />
          ) : (
            <DataTable
              caption="สัญญาเงินกู้"
              columns={COLUMNS}
              rows={loan.contracts}
              keyOf={({ loan_no }) => loan_no}
            />
          )}
        </div>
      )}
    </StaffFed>
  )
}

function State({ state }: Pick<Contract, 'state'>) {
  return state === 'open' ? (
    <Badge tone="blue" icon={HandCoins}>
      ผ่อนอยู่
    </Badge>
  ) : (
    <Badge tone="green" icon={CircleCheck}>
      ปิดแล้ว
    </Badge>
  )
}
