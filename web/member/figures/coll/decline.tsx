import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Ask } from './asks.tsx'

/** Quietly: asked once, and never told to the borrower. */
export function Decline({ ask, onDeclined }: { ask: Ask; onDeclined: () => void }) {
  const { perform, busy } = useAction()
  const [asking, setAsking] = useState(false)
  async function decline() {
    const to = address('/api/member/coll/asks/:ask/decline', { ask: ask.ask })
    const reply = await perform(to, {})
    setAsking(false)
    if (!(reply instanceof ApiError)) onDeclined()
  }
  return (
    <div className="no-print">
      <Button
        label="ไม่ค้ำประกัน"
        of={ask.borrower_name}
        Icon={CircleSlash}
        className="w-full sm:w-auto"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={`ไม่ค้ำประกันให้ ${ask.borrower_name}?`}
          text="ผู้กู้จะไม่ทราบว่าท่านปฏิเสธ จะเห็นเพียงว่ายังไม่ได้รับคำตอบ และเมื่อพ้นกำหนดจะเห็นว่าหมดเวลา คำตอบนี้เปลี่ยนภายหลังไม่ได้"
          action="ไม่ค้ำประกัน"
          busy={busy}
          onConfirm={decline}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
