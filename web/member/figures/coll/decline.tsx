import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../client/address.ts'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Ask } from './asks.tsx'

/** Quietly: asked once, and never told to the borrower. */
export function Decline({ ask, onDeclined }: { ask: Ask; onDeclined: () => void }) {
  const [asking, setAsking] = useState(false)
  const decline = address('/api/member/coll/asks/:ask/decline', { ask: ask.ask })
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
        <SendDialog
          title={`ไม่ค้ำประกันให้ ${ask.borrower_name}?`}
          text="ผู้กู้จะไม่ทราบว่าท่านปฏิเสธ จะเห็นเพียงว่ายังไม่ได้รับคำตอบ และเมื่อพ้นกำหนดจะเห็นว่าหมดเวลา คำตอบนี้เปลี่ยนภายหลังไม่ได้"
          action="ไม่ค้ำประกัน"
          send={(act) => act(decline, {})}
          onSent={onDeclined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
