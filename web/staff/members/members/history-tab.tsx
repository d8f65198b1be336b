import { useState } from 'react'
import type { Access, AccessEvent } from '#contract/member/access.ts'
import type { MemberProfile } from '#contract/staff/member.ts'
import { address } from '../../../client/address.ts'
import { dataOf } from '../../../client/api.ts'
import { askInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { useQuery } from '../../../client/use-query.ts'
import { EventRow } from '../../../member/identity/access/event-row.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'

/** The same list as the member's own. */
export function HistoryTab({ profile }: { profile: MemberProfile }) {
  const no = profile.membership_no
  const asked = useQuery(address('/api/admin/members/:no/history', { no }))
  return (
    <StaffLoaded asked={asked}>
      {(first) => <Events key={first.events[0]?.seq} no={no} first={first} />}
    </StaffLoaded>
  )
}

function Events({ no, first }: { no: string; first: Access }) {
  const dispatch = useAreaDispatch()
  const [older, setOlder] = useState<AccessEvent[]>([])
  const [next, setNext] = useState(first.next)
  const events = [...first.events, ...older]
  async function loadOlder() {
    // The button stays for another try.
    const answer = dispatch(
      askInArea(address('/api/admin/members/:no/history', { no }, `before=${next}`)),
    ).then(dataOf<Access>)
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
