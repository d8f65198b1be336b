import type { MemberKep, MemberProfile } from '#contract/staff/member.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { REFUND_KINDS, REFUND_STATES } from '#domain/unit/unit-refund.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { CollectionBadge } from '../../../ui/statement/collection-badge.tsx'
import { TabFacts } from './tab-facts.tsx'

type Month = MemberKep['months'][number]

const COLUMNS: readonly Column<Month>[] = [
  { head: 'เดือน', cell: ({ period }) => monthAndYear(`${period}-01`), whole: true },
  { head: 'เรียกเก็บ', cell: ({ billed }) => formatBaht(billed), figures: true },
  { head: 'หักได้', cell: ({ deducted }) => formatBaht(deducted), figures: true },
  { head: 'สถานะ', cell: ({ state }) => <CollectionBadge state={state} /> },
]

const REFUNDS: readonly Column<MemberKep['refunds'][number]>[] = [
  { head: 'เดือน', cell: ({ period }) => monthAndYear(`${period}-01`), whole: true },
  { head: 'หน่วยงาน', cell: ({ unit_name }) => unit_name },
  { head: 'ที่มา', cell: ({ kind }) => REFUND_KINDS[kind] },
  { head: 'เงินรอคืน', cell: ({ amount }) => formatBaht(amount), figures: true },
  { head: 'สถานะ', cell: ({ state }) => REFUND_STATES[state] },
]

export function KepTab({ profile }: { profile: MemberProfile }) {
  const request = useQuery(address('/api/admin/members/:no/kep', { no: profile.membership_no }))
  return (
    <StaffLoaded from={request}>
      {({ as_of, months, refunds, groups }) =>
        months.length === 0 && refunds.length === 0 ? (
          <Empty title="ยังไม่มีรายการเรียกเก็บ" />
        ) : (
          <div className="grid gap-4">
            <TabFacts
              asOf={as_of}
              facts={groups.map(({ name, billed }) => [name, `${formatBaht(billed)} บาท`] as const)}
            />
            {refunds.length > 0 && (
              <ListTable
                caption="เงินรอคืน"
                columns={REFUNDS}
                rows={refunds}
                keyOf={({ period, unit_name, amount }) => `${period} ${unit_name} ${amount}`}
              />
            )}
            <ListTable
              caption="รายการเรียกเก็บรายเดือน"
              columns={COLUMNS}
              rows={months}
              keyOf={({ period }) => period}
            />
          </div>
        )
      }
    </StaffLoaded>
  )
}
