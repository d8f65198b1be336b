import { useState } from 'react'
import type { Access, AccessEvent } from '#contract/member/access.ts'
import type { MemberProfile } from '#contract/staff/member.ts'
import { Empty } from '../../../area/feedback/empty.tsx'
import { dataOf } from '../../../client/api.ts'
import { askAsStaff } from '../../../client/store/staff-session.ts'
import { EventRow } from '../../../member/identity/access/event-row.tsx'
import { useStaffDispatch } from '../../client/use-staff.ts'
import { useStaffQuery } from '../../client/use-staff-query.ts'
import { StaffLoaded } from '../../parts/staff-loaded.tsx'

/** The same list as the member's own. */
export function HistoryTab({ profile }: { profile: MemberProfile }) {
  const path = `/api/admin/members/${profile.membership_no}/history`
  const asked = useStaffQuery<Access>(path)
  return (
    <StaffLoaded asked={asked}>
      {(first) => <Events key={first.events[0]?.seq} path={path} first={first} />}
    </StaffLoaded>
  )
}

function Events({ path, first }: { path: string; first: Access }) {
  const dispatch = useStaffDispatch()
  const [older, setOlder] = useState<AccessEvent[]>([])
  const [next, setNext] = useState(first.next)
  const events = [...first.events, ...older]
  async function loadOlder() {
    // The button stays for another try.
    const answer = dispatch(askAsStaff(`${path}?before=${next}`)).then(dataOf<Access>)
    const page = await answer.catch(() => undefined)
    if (!page) return
    setOlder([...older, ...page.events])
    setNext(page.next)
  }
  if (events.length === 0) return <Empty title="ยังไม่มีประวัติ" />
  return (
    <>
      <p className="mb-3 text-small text-muted">ถ้อยคำเดียวกับที่สมาชิกเห็นในหน้าของตน</p>
      <ol className="divide-y divide-border rounded-card border border-border">
        {events.map((event) => (
          <EventRow key={event.seq} event={event} />
        ))}
      </ol>
      {next !== null && (
        <button type="button" className="button button-secondary mt-4" onClick={loadOlder}>
          ดูรายการก่อนหน้า
        </button>
      )}
    </>
  )
}
