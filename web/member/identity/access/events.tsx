import { useState } from 'react'
import type { Access, AccessEvent } from '#contract/member/access.ts'
import { address } from '../../../client/address.ts'
import { dataOf } from '../../../client/api.ts'
import { askInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { useQuery } from '../../../client/use-query.ts'
import { EventRow } from './event-row.tsx'
import { Part } from './part.tsx'

const PATH = '/api/member/access'

export function Events() {
  const asked = useQuery(PATH)
  return <Part asked={asked}>{(first) => <All key={first.events[0]?.seq} first={first} />}</Part>
}

function All({ first }: { first: Access }) {
  const dispatch = useAreaDispatch()
  const [older, setOlder] = useState<AccessEvent[]>([])
  const [next, setNext] = useState(first.next)
  const [loading, setLoading] = useState(false)
  const events = [...first.events, ...older]

  async function loadOlder() {
    if (loading) return
    setLoading(true)
    // What went wrong has been told; the button stays for another try.
    const answer = dispatch(askInArea(address(PATH, `before=${next}`))).then(dataOf<Access>)
    const page = await answer.catch(() => undefined)
    setLoading(false)
    if (!page) return
    setOlder([...older, ...page.events])
    setNext(page.next)
  }

  if (events.length === 0) {
    return <p className="mt-3 text-muted">ยังไม่มีบันทึก เมื่อมีการเข้าถึงข้อมูลของท่าน จะแสดงที่นี่ทันที</p>
  }
  return (
    <>
      <ol className="mt-3 divide-y divide-border rounded-card border border-border">
        {events.map((event) => (
          <EventRow key={event.seq} event={event} />
        ))}
      </ol>
      {next !== null && (
        <button
          type="button"
          aria-disabled={loading}
          className="button button-secondary no-print mt-4 w-full sm:w-auto"
          onClick={loadOlder}
        >
          {loading ? 'กำลังโหลด…' : 'ดูรายการก่อนหน้า'}
        </button>
      )}
    </>
  )
}
