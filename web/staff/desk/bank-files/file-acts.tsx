import { CircleSlash, ClipboardCheck, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { BankFileDetail } from '#contract/staff/desk/bank-files.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

export function FileActs({ file, onMoved }: { file: BankFileDetail; onMoved: () => void }) {
  const { file_id: fileId, may_check, may_release, may_refuse } = file
  const [asking, setAsking] = useState(false)
  const { act, busy } = useAction()
  async function move(name: 'check' | 'release') {
    const to =
      name === 'check'
        ? address('/api/admin/bank-files/:fileId/check', { fileId })
        : address('/api/admin/bank-files/:fileId/release', { fileId })
    if (await act(to)) onMoved()
  }
  const refusal = address('/api/admin/bank-files/:fileId/refusal', { fileId })
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may_check && (
        <Button
          primary
          label="ตรวจรับไฟล์นี้"
          Icon={ClipboardCheck}
          busy={busy}
          onClick={() => move('check')}
        />
      )}
      {may_release && (
        <Button
          primary
          label="ปล่อยไฟล์นี้"
          Icon={SendHorizontal}
          busy={busy}
          onClick={() => move('release')}
        />
      )}
      {may_refuse && <Button label="ไม่รับไฟล์นี้" Icon={CircleSlash} onClick={() => setAsking(true)} />}
      {asking && (
        <AskDialog
          title="ไม่รับไฟล์นี้?"
          text="ไม่มีรายการใดลงบัญชี และนำเข้าไฟล์ที่ถูกต้องของวันเดียวกันได้"
          label="เหตุผล"
          max={500}
          action="ไม่รับไฟล์นี้"
          danger
          ask={(send, reason) => send(refusal, { reason })}
          onSent={onMoved}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
