import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../client/address.ts'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface WithdrawProps {
  kind: string
  version: string
  onWithdrawn: () => void
}

/** Its words stay in the draft, to be mended and announced again. */
export function Withdraw({ kind, version, onWithdrawn }: WithdrawProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button
        Icon={Undo2}
        label={`ถอนประกาศฉบับที่ ${version}`}
        className="mt-2"
        onClick={() => setAsked(true)}
      />
      {asked && (
        <SendDialog
          title={`ถอนประกาศฉบับที่ ${version}?`}
          text="สมาชิกจะไม่ถูกขอให้ยอมรับฉบับนี้ ถ้อยคำยังอยู่ในร่าง แก้ไขแล้วประกาศใหม่ได้"
          action="ถอนประกาศ"
          send={(act) => act(address('/api/admin/terms/:kind/withdraw', { kind }), { version })}
          onSent={onWithdrawn}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
