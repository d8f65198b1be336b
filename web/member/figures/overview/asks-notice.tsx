import { ShieldQuestionMark } from 'lucide-react'
import { useQuery } from '../../../client/use-query.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'

/** Somebody waits for this member's answer. Whoever is asked for nothing sees nothing, and a failure is not worth a word here. */
export function AsksNotice() {
  const { data } = useQuery('/api/member/coll/asks', { quiet: true })
  const waiting = data?.asks.filter(({ state }) => state === 'open').length ?? 0
  if (waiting === 0) return null
  return (
    <div className="no-print mb-5">
      <Callout
        tone="blue"
        Icon={ShieldQuestionMark}
        title={`มีคำขอให้ท่านค้ำประกัน ${waiting} รายการ รอคำตอบ`}
      >
        <p className="mt-1">
          <ButtonLink to="/member/coll?tab=asks" label="อ่านคำขอให้ค้ำ" />
        </p>
      </Callout>
    </div>
  )
}
