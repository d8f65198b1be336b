import type { Access } from '#contract/member/access.ts'
import type { MemberProfile } from '#contract/staff/member.ts'
import { type Address, address } from '../../../client/address.ts'
import { useMoreRows } from '../../../client/use-more-rows.ts'
import { useQuery } from '../../../client/use-query.ts'
import { EventRow } from '../../../member/identity/access/event-row.tsx'
import { OLDER } from '../../../member/identity/access/older.ts'
import { EarlierButton } from '../../../ui/area/earlier-button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'

/** The same list as the member's own. */
export function HistoryTab({ profile }: { profile: MemberProfile }) {
  const no = profile.membership_no
  const path = address('/api/admin/members/:no/history', { no })
  const request = useQuery(path)
  return (
    <StaffLoaded from={request}>
      {(first) => <Events key={first.events[0]?.seq} path={path} first={first} />}
    </StaffLoaded>
  )
}

interface EventsProps {
  path: Address<'/api/admin/members/:no/history'>
  first: Access
}

function Events({ path, first }: EventsProps) {
  const { rows, ...more } = useMoreRows(path, first, OLDER)
  if (rows.length === 0) return <Empty title="ยังไม่มีประวัติ" />
  return (
    <>
      <p className="mb-3 text-small text-muted">ถ้อยคำเดียวกับที่สมาชิกเห็นในหน้าของตน</p>
      <ol className="divide-y divide-border rounded-card border border-border">
        {rows.map((event) => (
          <EventRow key={event.seq} event={event} />
        ))}
      </ol>
      <EarlierButton {...more} />
    </>
  )
}
