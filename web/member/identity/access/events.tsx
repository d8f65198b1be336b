import type { Access } from '#contract/member/access.ts'
import { useMoreRows } from '../../../client/use-more-rows.ts'
import { useQuery } from '../../../client/use-query.ts'
import { EarlierButton } from '../../../ui/area/earlier-button.tsx'
import { EventRow } from './event-row.tsx'
import { OLDER } from './older.ts'
import { Part } from './part.tsx'

const PATH = '/api/member/access'

export function Events() {
  const request = useQuery(PATH)
  return <Part from={request}>{(first) => <All key={first.events[0]?.seq} first={first} />}</Part>
}

function All({ first }: { first: Access }) {
  // What went wrong has been told; the button stays for another try.
  const { rows, ...more } = useMoreRows(PATH, first, OLDER)
  if (rows.length === 0) {
    return <p className="mt-3 text-muted">ยังไม่มีบันทึก เมื่อมีการเข้าถึงข้อมูลของท่าน จะแสดงที่นี่ทันที</p>
  }
  return (
    <>
      <ol className="mt-3 divide-y divide-border rounded-card border border-border">
        {rows.map((event) => (
          <EventRow key={event.seq} event={event} />
        ))}
      </ol>
      <EarlierButton {...more} />
    </>
  )
}
