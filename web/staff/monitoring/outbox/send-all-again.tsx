import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface SendAllAgainProps {
  /** Of which list. */
  state: string
  /** How many of it may be sent again; a server of the release before does not say. */
  count: number | undefined
  onDone: () => void
}

/** One press for all that a list shows, of what failed and of what nobody knows the end of. */
export function SendAllAgain({ state, count = 0, onDone }: SendAllAgainProps) {
  const [asked, setAsked] = useState(false)
  if (count === 0 || (state !== 'gave_up' && state !== 'not_known')) return null
  const messages = `${count.toLocaleString('en')} ข้อความ`
  const list = state
  return (
    <div className="no-print mb-4">
      <Button Icon={RotateCw} label={`ส่งใหม่ทั้งหมด (${messages})`} onClick={() => setAsked(true)} />
      {asked && (
        <SendDialog
          title={`ส่งใหม่ ${messages}?`}
          text="ข้อความที่ไม่ทราบผลอาจถึงผู้รับแล้ว ผู้รับจะได้รับซ้ำ และ SMS มีค่าส่งอีกครั้ง ข้อความที่เริ่มส่งแล้วเรียกกลับไม่ได้"
          action={`ส่งใหม่ ${messages}`}
          send={(act) => act('/api/admin/outbox/retries', { state: list, count })}
          onSent={onDone}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
